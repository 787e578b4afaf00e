// The fields for the sample texts of a style profile: a few at most, each with a count of its characters. Knows no form
// library.
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { STYLE_LIMITS } from '#contract/styles/style-profile.ts'
import { characterCount } from '#contract/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

interface SampleTextsProps {
  texts: readonly string[]
  onChange: (texts: string[]) => void
  /** The error of the text at index `place`, if any. */
  errorAt: (place: number) => string | undefined
  error: string | undefined
}

export function SampleTexts({ texts, onChange, errorAt, error }: SampleTextsProps) {
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const full = texts.length >= STYLE_LIMITS.samples

  function added() {
    onChange([...texts, ''])
    // After the new field has been rendered.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus())
  }
  function removed(at: number) {
    onChange(texts.filter((_, place) => place !== at))
    // The pressed button goes away with its text.
    add.current?.focus()
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-2 text-small font-semibold">
        Voorbeeldteksten <span className="font-normal text-ink-3">(optioneel)</span>
      </legend>
      <p className="text-caption text-ink-3">
        Plak teksten die precies goed zijn. De schrijfhulp neemt de toon over, niet de inhoud.
      </p>
      <div ref={list} className="grid grid-cols-1 gap-4 empty:hidden">
        {texts.map((text, at) => (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
            <Field
              label={`Voorbeeldtekst ${at + 1}`}
              error={errorAt(at)}
              count={{ used: characterCount(text), recommended: STYLE_LIMITS.sample, of: 'tekens' }}
            >
              {(control) => (
                <Textarea
                  {...control}
                  value={text}
                  onChange={({ target }) =>
                    onChange(texts.map((other, place) => (place === at ? target.value : other)))
                  }
                />
              )}
            </Field>
            <Button
              kind="quiet"
              size="icon"
              className="mt-7"
              aria-label={`Verwijder voorbeeldtekst ${at + 1}`}
              onClick={() => removed(at)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        ))}
      </div>
      {error !== undefined && <p className="text-small text-bad">{error}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {/* Not `disabled`: the focus moves here when a text is removed. */}
        <Button
          ref={add}
          kind="secondary"
          size="small"
          aria-disabled={full}
          className={full ? 'opacity-55' : ''}
          onClick={() => !full && added()}
        >
          <Plus aria-hidden />
          Voorbeeldtekst toevoegen
        </Button>
        <p className="text-caption text-ink-3 tabular-nums">
          {texts.length} van {STYLE_LIMITS.samples}
        </p>
      </div>
    </fieldset>
  )
}
