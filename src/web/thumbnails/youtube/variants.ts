// The form of a YouTube thumbnail, with the three variants that YouTube can test against each other. The first is what was made up;
// the others follow from it until they are changed themselves. Pure; knows no screen.
import { z } from 'zod'
import { firstUnused, withinPalette, youtubePalettes } from '#contract/thumbnails/palettes.ts'
import { youtubeFormat, type YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import { typefaceNames, typefaces } from '../drawing/typefaces.ts'
import { SHADE } from '../drawing/shade.ts'

/** What one variant is made up of, as typed. */
export const variant = z.object({
  line1: z.string(),
  line3: z.string(),
  accentColor: z.string(),
  mirrorImage: z.boolean(),
  typeface: z.enum(typefaceNames),
  /** `auto`: where the text leaves free what the picture is about. */
  side: z.enum(['auto', 'left', 'right']),
  /** How deep the shade behind the text is, 0 to 1. */
  shade: z.number(),
})
export type Variant = z.infer<typeof variant>

// What is left out is left out: JSON holds no undefined.
const changes = variant.partial() as unknown as z.ZodType<Partial<Variant>>

export const youtubeForm = z.object({
  format: youtubeFormat,
  first: variant,
  /** What was changed of the second and third themselves; in all else they follow from the first. */
  others: z.tuple([changes, changes]),
  /** Which of the three is being changed. */
  chosen: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})
export type YoutubeForm = z.infer<typeof youtubeForm>
export type Place = YoutubeForm['chosen']

export const places = [0, 1, 2] as const satisfies readonly Place[]
export const letterOf = (place: Place) => (['A', 'B', 'C'] as const)[place]

export const emptyForm: YoutubeForm = {
  format: '16:9',
  first: {
    line1: '',
    line3: '',
    accentColor: youtubePalettes['16:9'][2].value,
    mirrorImage: false,
    typeface: 'anton',
    side: 'auto',
    shade: SHADE.usual,
  },
  others: [{}, {}],
  chosen: 0,
}

/** What the second and third are set in: letters of their own, as no photograph is mirrored and no text moved without being asked to. */
const otherLetters = (letters: Variant['typeface']) => typefaceNames.filter((name) => name !== letters)

/** The three variants as they stand: each in its own colour and its own letters. */
export function variantsOf({ format, first, others }: YoutubeForm): readonly [Variant, Variant, Variant] {
  const palette = youtubePalettes[format]
  const [second, third] = others
  const chosen = [second.accentColor, third.accentColor].filter((colour) => colour !== undefined)
  const colourOf = (made: readonly string[], own: string | undefined) =>
    own ?? firstUnused(palette, [first.accentColor, ...made, ...chosen])
  const ofSecond = colourOf([], second.accentColor)
  const [lettersOfSecond = first.typeface, lettersOfThird = first.typeface] = otherLetters(first.typeface)
  return [
    first,
    { ...first, typeface: lettersOfSecond, ...second, accentColor: ofSecond },
    { ...first, typeface: lettersOfThird, ...third, accentColor: colourOf([ofSecond], third.accentColor) },
  ]
}

/**
 * The same, where letters that nobody chose give way to those of the first when they do not suit and those do.
 * @param suits whether a variant can be set so: wide letters may have no room beside what a photograph is about.
 */
export function suitableVariants(
  form: YoutubeForm,
  suits: (one: Variant) => boolean,
): readonly [Variant, Variant, Variant] {
  const [first, ...others] = variantsOf(form)
  const [second, third] = others.map((one, at) => {
    const instead = { ...one, typeface: first.typeface }
    const isChosen = form.others[at]?.typeface !== undefined
    return isChosen || suits(one) || !suits(instead) ? one : instead
  }) as [Variant, Variant]
  return [first, second, third]
}

export const chosenOf = (form: YoutubeForm): Variant => variantsOf(form)[form.chosen]

/** Changes the variant that is chosen. */
export function withChange(form: YoutubeForm, change: Partial<Variant>): YoutubeForm {
  const [second, third] = form.others
  if (form.chosen === 0) return { ...form, first: { ...form.first, ...change } }
  const others: YoutubeForm['others'] =
    form.chosen === 1 ? [{ ...second, ...change }, third] : [second, { ...third, ...change }]
  return { ...form, others }
}

/** Lets a variant follow from the first again in all. */
export function followingAgain(form: YoutubeForm): YoutubeForm {
  const [second, third] = form.others
  return { ...form, others: form.chosen === 1 ? [{}, third] : form.chosen === 2 ? [second, {}] : form.others }
}

/** Whether something of it was changed itself. */
export const isOwn = ({ others }: YoutubeForm, place: Place): boolean =>
  place !== 0 && Object.keys(others[place === 1 ? 0 : 1]).length > 0

/** Another format has another palette: a colour that it does not have becomes its first. */
export function withFormat(form: YoutubeForm, format: YoutubeFormat): YoutubeForm {
  const palette = youtubePalettes[format]
  const fitting = <One extends Partial<Variant>>(one: One): One =>
    one.accentColor === undefined ? one : { ...one, accentColor: withinPalette(palette, one.accentColor) }
  const [second, third] = form.others
  // Of a Short YouTube tests no variants.
  return { format, first: fitting(form.first), others: [fitting(second), fitting(third)], chosen: 0 }
}

/** Darkened behind the text no more than without being asked to: how deep that must be is of one photograph. */
export function withUsualShade(form: YoutubeForm): YoutubeForm {
  const [second, third] = form.others.map(({ shade: _shade, ...rest }) => rest) as [Partial<Variant>, Partial<Variant>]
  return { ...form, first: { ...form.first, shade: SHADE.usual }, others: [second, third] }
}

const sideWords = { auto: 'tekst vanzelf geplaatst', left: 'tekst links', right: 'tekst rechts' } as const

/** What a variant is, against the first: its colour, then what else is different. */
export function variantWords(form: YoutubeForm, place: Place, variants = variantsOf(form)): string {
  const [first] = variants
  const one = variants[place]
  const colour = youtubePalettes[form.format].find(({ value }) => value === one.accentColor)?.name ?? one.accentColor
  const differs = place !== 0 && [
    one.mirrorImage !== first.mirrorImage && (one.mirrorImage ? 'gespiegeld' : 'niet gespiegeld'),
    one.side !== first.side && sideWords[one.side],
    (one.line1 !== first.line1 || one.line3 !== first.line3) && 'andere tekst',
    one.typeface !== first.typeface && typefaces[one.typeface].label,
  ]
  return [colour, ...(differs || []).filter((word) => word !== false)].join(', ')
}
