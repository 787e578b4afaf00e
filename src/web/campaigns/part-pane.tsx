// One part of a campaign: how it stands with it, its texts, and what can be done with all of them. Knows nothing of other parts.
import { useId, useRef, useState } from 'react'
import { campaignPartLabels } from '#contract/campaigns/parts.ts'
import { rangeInWords } from '#web/tools/length-words.ts'
import { ResultsHead } from '#web/tools/results-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Take } from './meta-texts.tsx'
import { PartLine } from './part-line.tsx'
import { isUnderWay, type Standing } from './part-state.ts'
import { partTerms } from './part-terms.ts'
import { PartTexts } from './part-texts.tsx'
import { PartWaiting } from './part-waiting.tsx'
import { countInWords } from './part-words.ts'
import type { CampaignInUse } from './use-campaign.ts'

interface PartPaneProps {
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
      {failure && (
        <PartLine
          tone={failure.beyond ? 'info' : 'bad'}
          title={failure.title}
          said={failure.description}
          // At a limit, and for what the writer cannot do, trying again would not help.
          action={failure.limit || failure.beyond ? null : 'Opnieuw'}
          cost={cost}
          onAction={make}
        />
      )}
      {state === 'outdated' && kept && (
        <PartLine
          title={`Verouderd: de tekst is gewijzigd na ${dateTime(kept.createdAt)}`}
          action="Maak opnieuw"
          cost={cost}
          onAction={make}
        />
      )}
      {campaign.unsaved(part) && (
        <PartLine
          title="Je bewerking is nog niet opgeslagen"
          action="Probeer opnieuw"
          cost=""
          onAction={() => void campaign.save(part)}
        />
      )}
      {pending && <PartWaiting state={state} isFirst={kept === null} />}
      {kept ? (
        <div className={cx(pending && 'animate-pulse')}>
          <PartTexts
            kept={kept}
            campaign={campaign}
            article={props.article}
            headingId={id}
            preview={[previewing, () => setPreviewing(false)]}
            onTake={props.onTake}
          />
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

const rangeOf = (part: Standing['part']): string[] =>
  part === 'shorts' || part === 'meta' ? [] : [rangeInWords(partTerms[part].range)]
