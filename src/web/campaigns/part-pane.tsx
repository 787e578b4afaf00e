// One part of a campaign: how it stands with it, its texts, and what can be done with all of them. Knows nothing of other parts.
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { writtenTexts, type CampaignPart } from '#contract/campaigns/campaign.ts'
import { campaignPartLabels } from '#contract/campaigns/parts.ts'
import { Authorship } from '#web/tools/authorship.tsx'
import { FailureNotice } from '#web/tools/failure-notice.tsx'
import { rangeInWords } from '#web/tools/length-words.ts'
import { ResultsHead } from '#web/tools/results-head.tsx'
import { useJudgedTone } from '#web/tools/use-judged-tone.ts'
import { sourcesOf } from '#web/tools/use-unsourced.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAsked } from './campaign-query.ts'
import { ListTexts } from './list-texts.tsx'
import { MetaTexts, type Take } from './meta-texts.tsx'
import { withOwnText, withoutText } from './own-texts.ts'
import type { PartTextsProps } from './part-props.ts'
import { isUnderWay, type Standing } from './part-state.ts'
import { partTerms } from './part-terms.ts'
import { countInWords } from './part-words.ts'
import { ScriptText } from './script-text.tsx'
import type { CampaignInUse } from './use-campaign.ts'

export interface PartPaneProps {
  standing: Standing
  campaign: CampaignInUse
  article: { id: number; title: string }
  /** What asking for one part costs, in words; '' where nothing is counted. */
  cost: string
  /** Has this part written, or written anew. */
  onMake: () => void
  /** Puts a text in a field of the article; left out where that cannot be. */
  onTake?: Take | undefined
}

export function PartPane(props: PartPaneProps) {
  const { standing, campaign, cost, onMake } = props
  const { part, state, kept, failure } = standing
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [previewing, setPreviewing] = useState(false)
  const pending = isUnderWay(state)
  const { label, hint } = campaignPartLabels[part]
  const hasTexts = (kept?.texts.length ?? 0) > 0
  const hasPreview = part === 'facebook' || part === 'pinterest' || part === 'link-in-bio'

  function make() {
    // The button that was pressed may go away, so the focus moves to the heading.
    heading.current?.focus()
    onMake()
  }
  return (
    <section aria-labelledby={id} aria-busy={pending} className="@container min-w-0">
      <ResultsHead
        id={id}
        ref={heading}
        heading={label}
        facts={kept ? [countInWords(part, kept.texts.length), ...rangeOf(part)] : [hint]}
        elsewhere={null}
        pending={pending}
        onPreview={hasTexts && hasPreview ? () => setPreviewing(true) : null}
        onAgain={kept ? make : null}
        chosen={0}
        count={1}
        onChoose={() => {}}
      />
      {failure && <FailureNotice failure={failure} onRetry={make} over={kept !== null} />}
      {state === 'outdated' && kept && (
        <Line
          title={`Verouderd: de tekst is gewijzigd na ${dateTime(kept.createdAt)}`}
          action="Maak opnieuw"
          cost={cost}
          onAction={make}
        />
      )}
      {campaign.unsaved(part) && (
        <Line
          title="Je bewerking is nog niet opgeslagen"
          action="Probeer opnieuw"
          cost=""
          onAction={() => void campaign.save(part)}
        />
      )}
      {pending && <Waiting state={state} isFirst={kept === null} />}
      {kept ? (
        <div className={cx(pending && 'animate-pulse')}>
          <Texts {...props} kept={kept} headingId={id} preview={[previewing, () => setPreviewing(false)]} />
        </div>
      ) : (
        state === 'none' && (
          <EmptyState
            title="Nog niet gemaakt"
            level={3}
            action={
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button kind="secondary" onClick={make}>
                  Maak dit erbij
                </Button>
                <span className="text-small text-ink-3">{cost}</span>
              </span>
            }
          >
            {hint}
          </EmptyState>
        )
      )}
    </section>
  )
}

interface TextsProps extends PartPaneProps {
  kept: CampaignPart
  headingId: string
  preview: readonly [open: boolean, onClose: () => void]
}

function Texts({ kept, campaign, article, headingId, onTake, preview: [previewing, onPreviewed] }: TextsProps) {
  const { part, generationId } = kept
  const asked = useAsked(generationId)
  const sources = useMemo(() => sourcesOf(asked), [asked])
  const tone = useJudgedTone(null, asked, article.title)
  const written = writtenTexts(kept.output)
  const gone = written.length - kept.texts.length

  function remove(index: number) {
    const before = kept.texts.find((one) => one.index === index)
    campaign.edit(part, generationId, (texts) => withoutText(texts, index))
    document.getElementById(headingId)?.focus()
    toast({
      title: 'Tekst verwijderd',
      ...(before && {
        action: {
          label: 'Ongedaan maken',
          run: () => campaign.edit(part, generationId, (texts) => withOwnText(texts, index, before.text)),
        },
      }),
    })
  }
  function bringBack() {
    campaign.edit(part, generationId, (texts) =>
      written.reduce<typeof texts>(
        (all, { index, text }) => (all.some((one) => one.index === index) ? all : withOwnText(all, index, text)),
        texts,
      ),
    )
    document.getElementById(headingId)?.focus()
  }
  const shared: PartTextsProps = {
    kept,
    title: article.title,
    articleId: article.id,
    asked,
    tone,
    sources,
    onEdit: (index, text) => campaign.edit(part, generationId, (texts) => withOwnText(texts, index, text)),
    onRemove: remove,
  }
  return (
    <div className="grid gap-4">
      {part === 'shorts' ? (
        <ScriptText {...shared} />
      ) : part === 'meta' ? (
        <MetaTexts {...shared} onTake={onTake} />
      ) : (
        <ListTexts {...shared} part={part} previewing={previewing} onPreviewed={onPreviewed} />
      )}
      {(kept.texts.length > 1 || gone > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-2 *:first:-ml-3">
          {kept.texts.length > 1 && (
            <CopyButton
              text={kept.texts.map(({ text }) => text).join('\n\n')}
              done={`${countInWords(part, kept.texts.length)} gekopieerd.`}
              label="Kopieer alles"
              describedBy={headingId}
            />
          )}
          {gone > 0 && (
            <Button kind="quiet" size="small" onClick={bringBack}>
              Zet {countInWords(part, gone)} terug
            </Button>
          )}
        </div>
      )}
      <Authorship models={[kept.model]} />
    </div>
  )
}

const rangeOf = (part: Standing['part']): string[] =>
  part === 'shorts' || part === 'meta' ? [] : [rangeInWords(partTerms[part].range)]

function Waiting({ state, isFirst }: { state: Standing['state']; isFirst: boolean }): ReactNode {
  const words =
    state === 'waits'
      ? 'Wacht op zijn beurt.'
      : state === 'elsewhere'
        ? 'Wordt in een ander venster geschreven.'
        : 'Wordt geschreven…'
  return (
    <div className="mb-4 grid gap-6">
      <p className="text-small text-ink-2">{words}</p>
      {isFirst && (
        <>
          <SkeletonText widths={[92, 60]} />
          <SkeletonText widths={[100, 74]} />
          <SkeletonText widths={[86, 40]} />
        </>
      )}
    </div>
  )
}

interface LineProps {
  title: string
  action: string
  cost: string
  onAction: () => void
}

function Line({ title, action, cost, onAction }: LineProps) {
  return (
    <div className="mb-6">
      <Notice
        title={title}
        action={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button kind="secondary" size="small" onClick={onAction}>
              {action}
            </Button>
            {cost !== '' && <span className="text-small text-ink-3">{cost}</span>}
          </span>
        }
      />
    </div>
  )
}
