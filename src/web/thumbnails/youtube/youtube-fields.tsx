// The fields of a YouTube thumbnail: format, texts, colour, mirror, and where and in which letters the text stands. Knows no picture.
import { characterCount } from '#contract/characters.ts'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { youtubePalettes } from '#contract/thumbnails/palettes.ts'
import type { YoutubeFormat } from '#contract/thumbnails/shapes.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { AccentChoice } from '../accent-choice.tsx'
import { typefaceNames, typefaces } from '../drawing/typefaces.ts'
import { SHADE } from '../drawing/shade.ts'
import { Button } from '#web/ui/button.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import type { Variant } from './variants.ts'

export type Errors = Partial<Record<keyof Variant, string>>

interface YoutubeFieldsProps {
  format: YoutubeFormat
  value: Variant
  errors: Errors
  onFormat: (format: YoutubeFormat) => void
  onChange: (change: Partial<Variant>) => void
  /** Takes the title of the article in the bar; undefined without one. */
  onTitle: (() => void) | undefined
}

const formats = [
  { value: '16:9', label: '16:9 video' },
  { value: '9:16', label: '9:16 Short' },
] as const

const sides = [
  { value: 'auto', label: 'Vanzelf' },
  { value: 'left', label: 'Links' },
  { value: 'right', label: 'Rechts' },
] as const

const letters = typefaceNames.map((value) => ({ value, label: typefaces[value].label }))

export function YoutubeFields({ format, value, errors, onFormat, onChange, onTitle }: YoutubeFieldsProps) {
  const count = (text: string) => ({
    used: characterCount(text.trim()),
    recommended: LONGEST_LINE.youtube,
    of: 'tekens',
  })
  const isShaded = value.shade > SHADE.usual
  useLostFocus(isShaded, '[data-unshade]')
  useLostFocus(!isShaded, 'input[name=line1]')
  return (
    <>
      <ChoiceBar label="Formaat" choices={formats} value={format} onChange={onFormat} />
      <Field
        label="Hoofdtekst"
        error={errors.line1}
        count={count(value.line1)}
        hint={
          onTitle && (
            <button
              type="button"
              onClick={onTitle}
              className="min-h-11 underline underline-offset-2 hover:text-ink md:min-h-6"
            >
              Neem de titel van het artikel
            </button>
          )
        }
      >
        {(field) => (
          <Input
            {...field}
            name="line1"
            value={value.line1}
            onChange={({ target }) => onChange({ line1: target.value })}
            placeholder="Dit beestje redt je tuin"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Nadruktekst" error={errors.line3} count={count(value.line3)}>
        {(field) => (
          <Input
            {...field}
            name="line3"
            value={value.line3}
            onChange={({ target }) => onChange({ line3: target.value })}
            placeholder="Zonder gif"
            autoComplete="off"
          />
        )}
      </Field>
      <AccentChoice
        palette={youtubePalettes[format]}
        value={value.accentColor}
        onChange={(accentColor) => onChange({ accentColor })}
        error={errors.accentColor}
      />
      <Checkbox
        label="Spiegel de foto"
        checked={value.mirrorImage}
        onChange={({ target }) => onChange({ mirrorImage: target.checked })}
        hint="De tekst blijft gewoon leesbaar."
      />
      {format === '16:9' && (
        <ChoiceBar label="Tekst" choices={sides} value={value.side} onChange={(side) => onChange({ side })} />
      )}
      <ChoiceBar
        label="Letter"
        choices={letters}
        value={value.typeface}
        onChange={(typeface) => onChange({ typeface })}
      />
      {isShaded && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
          De foto is achter de tekst verdonkerd.
          <Button kind="quiet" size="small" data-unshade onClick={() => onChange({ shade: SHADE.usual })}>
            Zet terug
          </Button>
        </div>
      )}
    </>
  )
}
