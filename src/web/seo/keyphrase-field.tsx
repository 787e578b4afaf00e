// What the article is to be found by: shown with a pencil, edited in place with its synonyms; without one it is asked for, with
// proposals out of the text. Knows no analysis.
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { SEO_LIMITS } from '#contract/seo/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipInput } from '#web/ui/chip-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface KeyphraseFieldProps {
  keyphrase: string
  synonyms: readonly string[]
  /** What it could be, best first; empty while that is not known. */
  candidates: readonly string[]
  onKeyphrase: (keyphrase: string) => void
  onSynonyms: (synonyms: string[]) => void
  readOnly: boolean
  /** Whether it is open to be edited. */
  editing: boolean
  onEditing: (editing: boolean) => void
}

export function KeyphraseField(props: KeyphraseFieldProps) {
  const { keyphrase, synonyms, candidates, onKeyphrase, editing, onEditing, readOnly } = props
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(editing)
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])

  if (readOnly)
    return (
      <section aria-label="Zoekwoord">
        <h3 className="font-sans text-small font-semibold">Zoekwoord</h3>
        <p className="text-small wrap-anywhere">{keyphrase || 'Nog geen zoekwoord'}</p>
        {synonyms.length > 0 && <p className="text-caption wrap-anywhere text-ink-3">ook: {synonyms.join(', ')}</p>}
      </section>
    )
  if (editing) return <KeyphraseForm {...props} onDone={() => onEditing(false)} />
  if (keyphrase === '')
    return (
      <section aria-label="Zoekwoord" className="rounded-field bg-sunken p-3">
        <h3 className="font-sans text-small font-semibold">Waarop moet dit artikel gevonden worden?</h3>
        <p className="mt-0.5 text-caption text-ink-2">
          Zonder zoekwoord is er geen SEO-score. {candidates.length > 0 && 'Kies er een, of typ het zelf.'}
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {candidates.map((candidate) => (
            <Button key={candidate} kind="secondary" size="small" onClick={() => onKeyphrase(candidate)}>
              <span className="sr-only">Neem </span>
              {candidate}
            </Button>
          ))}
          <Button ref={pencil} kind="quiet" size="small" onClick={() => onEditing(true)}>
            <Pencil aria-hidden />
            Typ zelf
          </Button>
        </div>
      </section>
    )
  return (
    <section aria-label="Zoekwoord" className="-my-1">
      <div className="flex items-center gap-2">
        <h3 className="font-sans text-small font-semibold">Zoekwoord</h3>
        <p className="min-w-0 flex-1 text-right text-small wrap-anywhere">{keyphrase}</p>
        <Button
          ref={pencil}
          kind="quiet"
          size="icon"
          className="-mr-2.5"
          aria-label="Wijzig het zoekwoord"
          onClick={() => onEditing(true)}
        >
          <Pencil aria-hidden className="size-4!" />
        </Button>
      </div>
      {synonyms.length > 0 && <p className="text-caption wrap-anywhere text-ink-3">ook: {synonyms.join(', ')}</p>}
    </section>
  )
}

function KeyphraseForm({
  keyphrase,
  synonyms,
  onKeyphrase,
  onSynonyms,
  onDone,
}: KeyphraseFieldProps & { onDone: () => void }) {
  const [typed, setTyped] = useState(keyphrase)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function keep(): void {
    if (typed.trim() !== keyphrase) onKeyphrase(typed.trim())
  }
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') keep()
    onDone()
  }
  return (
    <section aria-label="Zoekwoord" className="grid gap-3 rounded-field bg-sunken p-3">
      <Field label="Zoekwoord" hint="Wat lezers in Google typen, in hoogstens vier woorden.">
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={typed}
            maxLength={SEO_LIMITS.keyphrase}
            autoCapitalize="none"
            enterKeyHint="done"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={keep}
            onKeyDown={press}
          />
        )}
      </Field>
      <Field label="Synoniemen" optional hint="Andere woorden voor hetzelfde: ze tellen mee in de tekst.">
        {(control) => (
          <ChipInput
            {...control}
            words={synonyms}
            onChange={(words) =>
              onSynonyms(words.map((word) => word.slice(0, SEO_LIMITS.keyphrase)).slice(0, SEO_LIMITS.synonyms))
            }
          />
        )}
      </Field>
      <Button
        kind="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => {
          keep()
          onDone()
        }}
      >
        Klaar
      </Button>
    </section>
  )
}
