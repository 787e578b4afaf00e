// A list of words as chips, typed or pasted: Enter or a comma adds, Backspace in the empty field removes the last.
// Knows nothing of what the words are for.
import { X } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { cx } from './cx.ts'
import type { ControlProps } from './field.tsx'
import { controlLook } from './input.tsx'

/** What separates the words of a list, also of one that was copied from a spreadsheet. */
const separators = /[,;\t\r\n]+/

interface ChipInputProps extends ControlProps {
  words: readonly string[]
  onChange: (words: string[]) => void
  /** The indexes of words that are invalid. */
  wrong?: readonly number[]
  placeholder?: string
  /** Ref to the text field, for whoever moves the focus to an invalid control. */
  ref?: (field: HTMLInputElement | null) => void
}

export function ChipInput({ words, onChange, wrong = [], placeholder, ref, ...control }: ChipInputProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLInputElement>(null)

  /** Adds the words in `text`. A word that is there already is dropped, regardless of case. */
  function add(text: string): void {
    const known = new Set(words.map((word) => word.toLowerCase()))
    const fresh = text
      .split(separators)
      .map((word) => word.trim())
      .filter((word) => word !== '' && !known.has(word.toLowerCase()) && known.add(word.toLowerCase()))
    setTyped('')
    if (fresh.length > 0) onChange([...words, ...fresh])
    if (text.trim() !== '') setSaid(fresh.length > 0 ? `Toegevoegd: ${fresh.join(', ')}` : 'Dat staat er al.')
  }
  function remove(at: number): void {
    onChange(words.filter((_, place) => place !== at))
    setSaid(`Verwijderd: ${words[at]}`)
    // The pressed button goes away with its chip.
    field.current?.focus()
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Enter never submits the form: whoever presses it once too often is still listing words.
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && words.length > 0) {
      event.preventDefault()
      remove(words.length - 1)
    }
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    if (!separators.test(text)) return
    event.preventDefault()
    add(`${typed}${text}`)
  }
  return (
    <div
      className={cx(
        controlLook,
        'flex flex-wrap items-center gap-1.5 py-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-ink',
        control['aria-invalid'] && 'border-bad',
      )}
    >
      {words.length > 0 && (
        <ul className="contents">
          {words.map((word, at) => (
            <li
              key={word}
              className={cx(
                'flex max-w-full items-center rounded-small pl-2.5 text-small wrap-anywhere',
                wrong.includes(at) ? 'bg-bad-wash text-bad' : 'bg-sunken',
              )}
            >
              {word}
              <button
                type="button"
                aria-label={`Verwijder ‘${word}’`}
                onClick={() => remove(at)}
                className="grid size-8 shrink-0 place-items-center rounded-small text-ink-3 hover:text-ink max-md:size-11"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...control}
        ref={(element) => {
          field.current = element
          ref?.(element)
        }}
        value={typed}
        placeholder={words.length === 0 ? placeholder : undefined}
        autoCapitalize="none"
        enterKeyHint="done"
        // The keyboard of a phone reports no key for a comma, so it is looked for in the text.
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => add(typed)}
        className="min-h-8 w-0 min-w-24 flex-1 bg-transparent text-control outline-none placeholder:text-ink-3"
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
