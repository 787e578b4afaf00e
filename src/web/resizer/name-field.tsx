// The pattern by which results are named, with the parts that it can have and what comes of it. Knows no picture.
import { useRef, useState } from 'react'
import { namePartNames, nameParts, namePattern, PATTERN_CHARACTERS } from '#contract/resizer/name-pattern.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface NameFieldProps {
  pattern: string
  onChange: (pattern: string) => void
  /** What the picture that is looked at is called by it, with its ending. */
  example: string
}

export function NameField({ pattern, onChange, example }: NameFieldProps) {
  /** What is typed, and the pattern that it belongs to: one that cannot be is shown with what is wrong, and not used. */
  const [draft, setDraft] = useState<{ text: string; of: string }>()
  const field = useRef<HTMLInputElement>(null)
  const text = draft?.of === pattern ? draft.text : pattern
  const error = namePattern.safeParse(text).error?.issues[0]?.message

  function type(typed: string): void {
    const { data = pattern } = namePattern.safeParse(typed)
    setDraft({ text: typed, of: data })
    if (data !== pattern) onChange(data)
  }
  function insert(part: string): void {
    const { selectionStart, selectionEnd } = field.current ?? {}
    const from = selectionStart ?? text.length
    type(`${text.slice(0, from)}{${part}}${text.slice(selectionEnd ?? from)}`)
    const after = from + part.length + 2
    // After the new text is there: it would put the cursor at its end.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(after, after)
    })
  }
  return (
    <div className="grid gap-2">
      <Field label="Naam" error={error} hint={<span className="wrap-anywhere">Bijvoorbeeld {example}</span>}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={text}
            maxLength={PATTERN_CHARACTERS}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            className="md:min-h-9!"
          />
        )}
      </Field>
      <div role="group" aria-label="Voeg toe aan de naam" className="flex flex-wrap gap-1.5">
        {namePartNames.map((part) => (
          <button
            key={part}
            type="button"
            title={nameParts[part].hint}
            onClick={() => insert(part)}
            className="min-h-11 rounded-full bg-accent-wash px-2.5 text-caption font-medium text-accent-ink hover:bg-sunken md:min-h-6"
          >
            {nameParts[part].label}
          </button>
        ))}
      </div>
    </div>
  )
}
