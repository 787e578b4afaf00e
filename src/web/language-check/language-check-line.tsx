// The language check as one line beneath a text that is being edited: the first thing found, which a click points out, and
// the clicks that mend it. Knows neither the rules nor where the text stands.
import { BookPlus, SpellCheck } from 'lucide-react'
import type { Finding } from '#dutch/language-check/check.ts'
import { useOwnWordChanges } from '#web/own-words/use-own-words.ts'
import { Button } from '#web/ui/button.tsx'
import type { CheckedText } from './use-language-check.ts'
import type { Mending } from './use-mending.ts'
import { useSuggestions } from './use-suggestions.ts'

/** A longer fix does not fit on its button, and is named by the message above it. */
const LONGEST_NAMED_FIX = 30

/** More words than these that could be meant do not fit on the line. */
const MOST_FIXES = 3

interface LanguageCheckLineProps {
  /** null: the check has not arrived. */
  checked: CheckedText | null
  mending: Mending
  /** Asks to show where in the text a finding stands. */
  onShow: (finding: Finding) => void
  /** A word was called right, or a finding ignored: the line may go away, and the focus belongs in the field again. */
  onPassed: () => void
}

/** Renders nothing while there is nothing to say. */
export function LanguageCheckLine({ checked, mending, onShow, onPassed }: LanguageCheckLineProps) {
  const { findings, mend, ignore } = mending
  const { add } = useOwnWordChanges()
  const finding =
    checked && (findings.find(({ rule }) => checked.engine.rules[rule].severity === 'fout') ?? findings[0])
  const suggestions = useSuggestions(checked?.text ?? '', finding ?? null) ?? []
  if (!finding) return <span role="status" className="sr-only" />
  const more = findings.length - 1
  const fixes = finding.fix === null ? suggestions.slice(0, MOST_FIXES) : [finding.fix]
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 border-t border-dashed border-rule py-1 text-small">
      <p role="status" className="flex min-w-0 flex-1 basis-36 items-start gap-2 py-1 text-ink-2">
        <SpellCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <button
          type="button"
          title="Wijs aan in de tekst"
          onClick={() => onShow(finding)}
          className="min-w-0 rounded-small text-left wrap-anywhere hover:underline"
        >
          <strong className="font-semibold text-ink">Taalcheck</strong> {finding.message}
          {more > 0 && <span className="text-ink-3"> En nog {more}.</span>}
        </button>
      </p>
      <div className="-mr-3 ml-auto flex flex-wrap justify-end">
        {fixes.map((fix) => (
          <Button
            key={fix}
            kind="quiet"
            size="small"
            className="text-accent-ink! wrap-anywhere"
            onClick={() => mend(finding, fix)}
          >
            {wordsFor(fix)}
          </Button>
        ))}
        {finding.rule === 'spelling' && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              add(checked.text.slice(finding.start, finding.end))
              onPassed()
            }}
          >
            <BookPlus aria-hidden />
            Voeg toe aan mijn woordenlijst
          </Button>
        )}
        {fixes.length === 0 && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              ignore(finding)
              onPassed()
            }}
          >
            Negeer
          </Button>
        )}
      </div>
    </div>
  )
}

/** 'Maak er ‘zij’ van'. */
function wordsFor(fix: string): string {
  return fix.length > LONGEST_NAMED_FIX ? 'Verbeter' : `Maak er ‘${fix}’ van`
}
