// One finding: which rule, where, why, and what one can do about it. Knows nothing of the other findings.
import { BookPlus } from 'lucide-react'
import { useId } from 'react'
import type { Finding } from '#dutch/language-check/check.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Hint } from '#web/ui/hint.tsx'
import { excerptOf, replacementOf } from './excerpt.ts'
import type { CheckedText } from './use-language-check.ts'
import { useSuggestions } from './use-suggestions.ts'

interface FindingItemProps {
  checked: CheckedText
  finding: Finding
  /** Of a misspelt word, with the word that was chosen. */
  onMend: (fix?: string) => void
  onIgnore: () => void
  /** The word is right: to the user's own list. */
  onAdd: (word: string) => void
}

export function FindingItem({ checked: { text, engine }, finding, onMend, onIgnore, onAdd }: FindingItemProps) {
  const id = useId()
  const suggestions = useSuggestions(text, finding)
  const { label, explanation, severity } = engine.rules[finding.rule]
  const { before, marked, after } = excerptOf(text, finding)
  const replacement = replacementOf(text, finding)
  return (
    // Takes the keyboard's focus when the finding before it is gone.
    <li tabIndex={-1} className="border-t border-rule py-3 outline-none first:border-t-0 focus-visible:outline-2">
      <div className="flex flex-wrap items-center gap-x-2">
        {severity === 'fout' ? <Badge tone="bad">Fout</Badge> : <Badge>Tip</Badge>}
        <Hint
          label={`Uitleg: ${label}`}
          className="font-semibold"
          trigger={<span className="underline decoration-edge decoration-dotted underline-offset-4">{label}</span>}
        >
          {explanation}
        </Hint>
      </div>
      <p id={`${id}-excerpt`} className="font-serif text-result wrap-anywhere">
        {before}
        <mark className="rounded-small bg-accent-wash px-0.5 text-accent-ink">{marked}</mark>
        {after}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {finding.message}
        {suggestions === null && <span className="text-ink-3"> Er wordt gezocht naar wat je bedoelt.</span>}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-1">
        {suggestions?.map((word) => (
          <Button key={word} kind="secondary" size="small" className="wrap-anywhere" onClick={() => onMend(word)}>
            <span className="sr-only">Maak er </span>
            {word}
          </Button>
        ))}
        {replacement && (
          <Button kind="secondary" size="small" aria-describedby={`${id}-change`} onClick={() => onMend()}>
            Verbeter
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          className={cx(!replacement && !suggestions?.length && '-ml-3')}
          aria-describedby={`${id}-excerpt`}
          onClick={onIgnore}
        >
          Negeer
        </Button>
        {finding.rule === 'spelling' && (
          <Button
            kind="quiet"
            size="small"
            aria-describedby={`${id}-excerpt`}
            onClick={() => onAdd(text.slice(finding.start, finding.end))}
          >
            <BookPlus aria-hidden />
            Voeg toe aan mijn woordenlijst
          </Button>
        )}
        {replacement && (
          <p id={`${id}-change`} className="py-1 text-small wrap-anywhere">
            ‘{replacement.from}’ <span className="sr-only">wordt</span>
            <span aria-hidden>→</span> ‘{replacement.to}’
          </p>
        )}
      </div>
    </li>
  )
}
