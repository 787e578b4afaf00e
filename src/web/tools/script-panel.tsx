// One voice-over script: its text, its length in characters and in seconds, and its actions. Knows no form.
import { RefreshCw } from 'lucide-react'
import { useId, useRef } from 'react'
import { characterCount } from '#contract/text.ts'
import { isOutsideLength, SCRIPT_LENGTH, speakingSeconds } from '#contract/tools/shorts-text.ts'
import { ResultFeedback } from '#web/feedback/result-feedback.tsx'
import { LanguageCheck } from '#web/language-check/language-check.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { FailureNotice } from './failure-notice.tsx'
import type { Tool } from './use-tool.ts'
import { VariantPager } from './variant-pager.tsx'

const example =
  'Je hebt geen tuin nodig om je eigen tomaten te eten. Een balkon met zes uur zon is genoeg. Zet een diepe bak neer, vul hem met luchtige aarde en kies een soort die klein blijft. Dan begint het leukste deel: elke ochtend even kijken wat er is veranderd.'

interface ScriptPanelProps {
  tool: Pick<Tool<'shorts-text'>, 'pending' | 'variants' | 'chosen' | 'choose' | 'reply' | 'asked' | 'failure' | 'edit'>
  /** The language in the form, used when it is not known in which language the script was asked for. */
  language: 'nl' | 'en'
  /** Asks again, with what stands in the form now. */
  onAgain: () => void
}

export function ScriptPanel({ tool, language, onAgain }: ScriptPanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pending, reply, failure } = tool
  const english = (tool.asked?.['language'] ?? language) === 'en'

  function retry() {
    // The button goes away with the failure, so the focus moves to the heading of the panel.
    heading.current?.focus()
    onAgain()
  }
  return (
    <section aria-labelledby={id} aria-busy={pending} className="grid min-w-0 content-start gap-4">
      <header className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-h2 outline-none">
          Script
        </h2>
        {reply && <Length text={reply.text} />}
      </header>
      {failure && !pending && <FailureNotice failure={failure} onRetry={retry} over={reply !== null} />}
      {pending && !reply ? (
        <SkeletonText widths={[96, 100, 92, 98, 64]} />
      ) : reply ? (
        <>
          <Outside text={reply.text} />
          <p
            lang={english ? 'en' : undefined}
            id={`${id}-text`}
            className={cx('font-serif text-title wrap-anywhere whitespace-pre-line', pending && 'animate-pulse')}
          >
            {reply.text}
          </p>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <CopyButton
              kind="secondary"
              text={reply.text}
              done="Het script staat klaar om in te spreken."
              word
              describedBy={`${id}-text`}
            />
            <Button kind="quiet" size="small" pending={pending} onClick={onAgain}>
              {!pending && <RefreshCw aria-hidden />}
              Opnieuw genereren
            </Button>
            <VariantPager chosen={tool.chosen} count={tool.variants.length} onChoose={tool.choose} />
            <span className="grow" />
            {!english && (
              <LanguageCheck key={reply.generationId} text={reply.text} onChange={(text) => tool.edit(0, text)} />
            )}
            <ResultFeedback
              key={`feedback-${reply.generationId}`}
              generationId={reply.generationId}
              model={reply.model}
              index={0}
              describedBy={`${id}-text`}
            />
          </div>
        </>
      ) : (
        !failure && (
          <figure className="grid gap-2">
            <figcaption className="text-caption text-ink-3">Zo kan een begin klinken</figcaption>
            <blockquote className="font-serif text-title text-ink-2 italic">{example}</blockquote>
          </figure>
        )
      )}
    </section>
  )
}

function Length({ text }: { text: string }) {
  const count = characterCount(text)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-3">
      <Badge tone={isOutsideLength(count) ? 'accent' : 'good'}>{count} tekens</Badge>
      ongeveer {speakingSeconds(text)} seconden
    </p>
  )
}

/** The notice about a script that is too short or too long (specification, section 5). */
function Outside({ text }: { text: string }) {
  const count = characterCount(text)
  if (!isOutsideLength(count)) return null
  return (
    <Notice
      live
      title={`Het script valt buiten de aanbevolen limiet van ${SCRIPT_LENGTH.min}-${SCRIPT_LENGTH.max} tekens (${count} tekens), maar je kunt het wel gebruiken.`}
    />
  )
}
