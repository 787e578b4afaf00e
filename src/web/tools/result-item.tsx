// One generated text with its actions: the text comes first, copying next, the rest is less prominent. Knows no tool.
import { Check, Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ResultFeedback } from '#web/feedback/result-feedback.tsx'
import { LanguageCheck } from '#web/language-check/language-check.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import { hasEmoji, type EngagementTerms } from './engagement.ts'
import { EngagementHint } from './engagement-hint.tsx'
import { LengthNote, type LengthRange } from './length-note.tsx'

const copied = 'De tekst staat klaar om te plakken.'

interface ResultItemProps {
  text: string
  /** The id of its generation in the history. */
  generationId: number
  /** The model that wrote it. */
  model: string
  /** Its place among the texts of its generation, from 0. */
  index: number
  range: LengthRange
  /** With it the text gets an engagement and, when it has one, a badge for its emoji. */
  engagement?: EngagementTerms | undefined
  /** Whether a press on the text copies it, instead of a button below it. */
  copiesByText?: boolean | undefined
  onEdit: (text: string) => void
}

export function ResultItem({
  text,
  generationId,
  model,
  index,
  range,
  engagement,
  copiesByText = false,
  onEdit,
}: ResultItemProps) {
  const id = useId()
  return (
    <li className="border-t border-rule py-4 first:border-t-0 first:pt-0">
      {copiesByText ? <CopyingText id={id} text={text} /> : <ResultText id={id}>{text}</ResultText>}
      {/* The negative margin undoes the padding of the buttons; what opens below them is lined up with the text again. */}
      <div className="-mx-3 flex flex-wrap items-center gap-x-1 [&>.order-last]:mx-3">
        {/* In a narrow column this shrinks, so that the copy button stays at the end of the row. */}
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 px-3 text-small text-ink-3 @max-2xl:min-w-0 @max-2xl:flex-1">
          {engagement && <EngagementHint text={text} terms={engagement} />}
          <LengthNote text={text} range={range} />
          {engagement && hasEmoji(text) && <Badge>Emoji</Badge>}
        </div>
        {/* When there is no room for everything, this moves to the next line, and not the copy button. */}
        <LanguageCheck text={text} onChange={onEdit} quiet className="@max-2xl:order-1" />
        <span className="grow @max-2xl:hidden" />
        <ResultFeedback generationId={generationId} index={index} model={model} describedBy={id} />
        {!copiesByText && <CopyButton text={text} done={copied} word describedBy={id} />}
      </div>
    </li>
  )
}

const textLook = 'font-serif text-result wrap-anywhere whitespace-pre-line'

function ResultText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={cx(textLook, 'max-w-prose')}>
      {children}
    </p>
  )
}

/** The text as a button that copies it, with a check mark for two seconds afterwards. */
function CopyingText({ id, text }: { id: string; text: string }) {
  const { copied: shown, copy } = useCopy({ failed: 'Fout bij kopiëren' })
  const Picture = shown ? Check : Copy
  return (
    <button
      id={id}
      type="button"
      title="Klik om te kopiëren"
      onClick={() => void copy(text, copied)}
      className="group -mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-start gap-3 rounded-field px-3 py-2 text-left hover:bg-sunken"
    >
      <span className={cx(textLook, 'min-w-0 flex-1')}>{text}</span>
      <Picture
        aria-hidden
        className={cx('mt-1 size-4.5 shrink-0', shown ? 'text-good' : 'text-ink-3 group-hover:text-ink')}
      />
      {shown && <span className="sr-only">Gekopieerd</span>}
    </button>
  )
}
