// A recipe: what is made of the pictures of one batch. Knows no picture and no user.
import { z } from 'zod'
import { format, formatWords } from '../pictures/formats.ts'
import { namePattern, STANDARD_PATTERN } from './name-pattern.ts'
import { SIDE, STANDARD_SIZE } from './sizes.ts'

export const QUALITY = { least: 1, most: 100, standard: 85 }

/** For 'hoogstens … kB'. A kB is 1,000 bytes, so that what fits also fits where somebody counts with 1,024. */
export const KILOBYTES = { least: 5, most: 20_000 }
export const BYTES_PER_KILOBYTE = 1_000

const whole = ({ least, most }: { least: number; most: number }, what: string) => {
  const words = `Geef ${what} van ${least} tot ${most}.`
  return z.number({ error: words }).int(words).min(least, words).max(most, words)
}

const side = (name: string) => whole(SIDE, `een ${name} in hele pixels`)

/** How a picture comes into its frame, in neither case stretched: cut around what it is about, or whole on a blurred background. */
export const fits = ['fill', 'blur'] as const
export type Fit = (typeof fits)[number]

const parts = {
  size: z.object({ width: side('breedte'), height: side('hoogte') }),
  fit: z.enum(fits, { error: 'Kies vullen of passend.' }),
  format,
  /** For formats that are not lossless; with `mostKilobytes` the best that is tried. */
  quality: whole(QUALITY, 'een kwaliteit'),
  mostKilobytes: whole(KILOBYTES, 'een aantal kB').nullable(),
  name: namePattern,
}

/** A recipe of which every part is given. */
export const wholeRecipe = z.object(parts)
export type Recipe = z.output<typeof wholeRecipe>

/** What may be left out, or be null, and is `value` then. */
const orElse = <Schema extends z.ZodType>(schema: Schema, value: NoInfer<z.output<Schema>>) =>
  schema.nullish().transform((given) => given ?? value)

const losesNothing = ({ format: kind }: Pick<Recipe, 'format'>) => formatWords[kind].lossless

/** Each part can be left out; of an empty recipe come PNGs of 1920 by 1080 (specification, section 9). */
export const recipe = z
  .object(
    {
      size: orElse(parts.size, STANDARD_SIZE),
      fit: orElse(parts.fit, 'fill'),
      format: orElse(parts.format, 'png'),
      quality: orElse(parts.quality, QUALITY.standard),
      mostKilobytes: orElse(parts.mostKilobytes, null),
      name: orElse(parts.name, STANDARD_PATTERN),
    },
    { error: 'Dit is geen geldig recept.' },
  )
  .refine((given) => given.mostKilobytes === null || !losesNothing(given), {
    path: ['mostKilobytes'],
    message: 'Een PNG verliest niets, en wordt dus niet kleiner dan nodig. Kies JPEG, WebP of AVIF.',
  })

export const STANDARD_RECIPE: Recipe = recipe.parse({})

/** Whether both make the same of a picture; what it is called is left aside. */
export function makesTheSame(one: Recipe, other: Recipe): boolean {
  const alike = { name: '', quality: losesNothing(one) ? one.quality : other.quality }
  return JSON.stringify({ ...one, name: '' }) === JSON.stringify({ ...other, ...alike })
}
