// One voice-over script: its text, its length in characters and in seconds, and its actions. Knows no form.
import { useId, useMemo, useRef, useState } from 'react'
import { textsIn } from '#contract/tools/define.ts'
import { SCRIPT_LENGTH } from '#contract/tools/shorts-text.ts'
import { cx } from '#web/ui/cx.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useElsewhere } from './elsewhere.ts'
import { FailureNotice } from './failure-notice.tsx'
import { originOf } from './input-words.ts'
import { rangeInWords } from './length-words.ts'
import { failureToTell } from './refusal.ts'
import { ResultsHead } from './results-head.tsx'
import { OutsideLength, ScriptLength, ScriptQuestions } from './script-facts.tsx'
import { useJudgedTone } from './use-judged-tone.ts'
import type { Tool } from './use-tool.ts'
import { sourcesOf } from './use-unsourced.ts'
import { writtenAt } from './variants.ts'
import { WorkedText } from './worked-text.tsx'

const example =
  'Je hebt geen tuin nodig om je eigen tomaten te eten. Een balkon met zes uur zon is genoeg. Zet een diepe bak neer, vul hem met luchtige aarde en kies een soort die klein blijft. Dan begint het leukste deel: elke ochtend even kijken wat er is veranderd.'

interface ScriptPanelProps {
  tool: Pick<
    Tool<'shorts-text'>,
    'pending' | 'variants' | 'chosen' | 'choose' | 'reply' | 'asked' | 'tone' | 'failure' | 'blocked' | 'edit'
  >
  /** The language in the form, used when it is not known in which language the script was asked for. */
  language: 'nl' | 'en'
  /** The title in the form. */
  title: string
  /** Asks again, with what stands in the form now. */
  onAgain: () => void
}

export function ScriptPanel({ tool, language, title, onAgain }: ScriptPanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [editing, setEditing] = useState(false)
  const { pending, reply, asked } = tool
  const failure = failureToTell(tool)
  const english = (asked?.['language'] ?? language) === 'en'
  const sources = useMemo(() => sourcesOf(asked), [asked])
  const tone = useJudgedTone(tool.tone, asked, title)
  const elsewhere = useElsewhere(asked, title)
  const origin = useMemo(() => originOf(asked, textsIn(reply)), [asked, reply])

  function retry() {
    // The button goes away with the failure, so the focus moves to the heading of the panel.
    heading.current?.focus()
    onAgain()
  }
  return (
    <section aria-labelledby={id} aria-busy={pending} className="@container grid min-w-0 content-start gap-4">
      <ResultsHead
        id={id}
        ref={heading}
        heading="Script"
        facts={[`Script ${elsewhere === null ? origin : ''}`.trim(), `aanbevolen ${rangeInWords(SCRIPT_LENGTH)}`]}
        elsewhere={reply ? elsewhere : null}
        pending={pending}
        onPreview={null}
        onAgain={reply ? onAgain : null}
        chosen={tool.chosen}
        count={tool.variants.length}
        onChoose={tool.choose}
      />
      {failure && !pending && <FailureNotice failure={failure} onRetry={retry} over={reply !== null} />}
      {pending && !reply ? (
        <SkeletonText widths={[96, 100, 92, 98, 64]} />
      ) : reply ? (
        <>
          <OutsideLength text={reply.text} />
          <div className={cx('min-w-0', pending && 'animate-pulse', elsewhere !== null && 'text-ink-3')}>
            <WorkedText
              key={reply.generationId}
              text={reply.text}
              written={writtenAt(reply, 0)}
              generationId={reply.generationId}
              model={reply.model}
              index={0}
              screen="shorts-text-generator"
              range={SCRIPT_LENGTH}
              sources={sources}
              writtenFor={{ asked, tone }}
              lang={english ? 'en' : undefined}
              size="script"
              copied="Het script staat klaar om in te spreken."
              editing={editing}
              onEditing={setEditing}
              onEdit={(text) => tool.edit(0, text, reply.generationId)}
            >
              <ScriptLength text={reply.text} />
            </WorkedText>
          </div>
          <ScriptQuestions of={reply.questions ?? []} />
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
