// The fields of one image of a batch, each with the button that gives it to all. Knows no picture.
import { Copy } from 'lucide-react'
import type { ClipboardEvent, ReactNode } from 'react'
import { characterCount } from '#contract/characters.ts'
import { LONGEST_LINE } from '#contract/thumbnails/form.ts'
import { socialPalette } from '#contract/thumbnails/palettes.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { HeadlineInput } from '#web/ui/textarea.tsx'
import { AccentChoice } from '../accent-choice.tsx'
import { typefaceNames, typefaces } from '../drawing/typefaces.ts'
import type { SettingErrors, Settings } from './items.ts'

interface SocialFieldsProps {
  value: Settings
  errors: SettingErrors
  /** Whether there are others to give a setting to. */
  many: boolean
  onChange: (change: Partial<Settings>) => void
  onForAll: (field: keyof Settings) => void
  /** Several lines were pasted. */
  onLines: (text: string) => void
  /** Takes the title of the article in the bar; undefined without one. */
  onTitle: (() => void) | undefined
}

const letters = typefaceNames.map((value) => ({ value, label: typefaces[value].label }))

export function SocialFields({ value, errors, many, onChange, onForAll, onLines, onTitle }: SocialFieldsProps) {
  const count = (text: string) => ({
    used: characterCount(text.trim()),
    recommended: LONGEST_LINE.social,
    of: 'tekens',
  })
  const forAll = (field: keyof Settings, what: string) =>
    many && (
      <button
        type="button"
        onClick={() => onForAll(field)}
        className="inline-flex min-h-11 items-center gap-1 text-caption text-ink-2 underline-offset-2 hover:text-ink hover:underline md:min-h-6"
      >
        <Copy aria-hidden className="size-3" />
        {what} voor alle
      </button>
    )
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!many || !/\S[^\S\r\n]*[\r\n]\s*\S/.test(text)) return
    event.preventDefault()
    onLines(text)
  }
  return (
    <>
      <Field
        label="Hoofdtekst"
        error={errors.line1}
        count={count(value.line1)}
        hint={
          <Hints>
            {forAll('line1', 'Hoofdtekst')}
            {onTitle && <TitleButton onTitle={onTitle} />}
          </Hints>
        }
      >
        {(field) => (
          <HeadlineInput
            {...field}
            name="line1"
            value={value.line1}
            onChange={({ target }) => onChange({ line1: target.value })}
            onPaste={paste}
            placeholder="Dit beestje redt je tuin"
            className="font-sans! text-control! placeholder:not-italic!"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Nadruktekst"
        error={errors.line3}
        count={count(value.line3)}
        hint={<Hints>{forAll('line3', 'Nadruktekst')}</Hints>}
      >
        {(field) => (
          <HeadlineInput
            {...field}
            name="line3"
            value={value.line3}
            onChange={({ target }) => onChange({ line3: target.value })}
            placeholder="Zonder gif"
            className="font-sans! text-control! placeholder:not-italic!"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="grid justify-items-start gap-1.5">
        <div className="w-full">
          <AccentChoice
            palette={socialPalette}
            value={value.accentColor}
            onChange={(accentColor) => onChange({ accentColor })}
            error={errors.accentColor}
          />
        </div>
        {forAll('accentColor', 'Accentkleur')}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label="Spiegel de foto"
          checked={value.mirrorImage}
          onChange={({ target }) => onChange({ mirrorImage: target.checked })}
        />
        {forAll('mirrorImage', 'Spiegelen')}
      </div>
      <div className="grid justify-items-start gap-1.5">
        <ChoiceBar
          label="Letter"
          choices={letters}
          value={value.typeface}
          onChange={(typeface) => onChange({ typeface })}
        />
        {forAll('typeface', 'Letter')}
      </div>
    </>
  )
}

const Hints = ({ children }: { children: ReactNode }) => <span className="flex flex-wrap gap-x-4">{children}</span>

function TitleButton({ onTitle }: { onTitle: () => void }) {
  return (
    <button type="button" onClick={onTitle} className="min-h-11 underline underline-offset-2 hover:text-ink md:min-h-6">
      Neem de titel van het artikel
    </button>
  )
}
