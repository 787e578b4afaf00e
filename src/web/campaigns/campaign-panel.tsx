// The campaign of one article: what to make and what that costs, how far it is, and the texts of each part with the room they need.
// It fills the place that its host gives it, who says above it what it is. The rules are in use-campaign.ts.
import { useEffect, useId, useRef, useState } from 'react'
import { z } from 'zod'
import { writtenTexts } from '#contract/campaigns/campaign.ts'
import { campaignParts, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { WayToPremium } from '#web/accounts/way-to-premium.tsx'
import { PremiumLink } from '#web/accounts/premium-link.tsx'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useKept } from '#web/kept/use-kept.ts'
import { useStyleChoice } from '#web/styles/use-style-choice.ts'
import { useCost } from '#web/tools/use-report.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ArticleAddress } from '#web/publishing/article-address.tsx'
import { CampaignForm } from './campaign-form.tsx'
import type { Take } from './meta-texts.tsx'
import { areSame } from './own-texts.ts'
import { PartPane } from './part-pane.tsx'
import { isUnderWay, wantedOf, type Standing } from './part-state.ts'
import { PartTabs } from './part-tabs.tsx'
import { useCampaign, type CampaignArticle } from './use-campaign.ts'

interface CampaignPanelProps {
  article: CampaignArticle
  /** Saves what was typed in the article before anything is written about it; rejects when it could not be. */
  beforeStart: () => Promise<void>
  /** Puts a text in a field of the article for search engines; left out: texts can only be copied. */
  onTake?: Take
}

const partName = z.enum(campaignParts)

export function CampaignPanel({ article, beforeStart, onTake }: CampaignPanelProps) {
  const id = useId()
  const campaign = useCampaign(article, beforeStart)
  const { query, standings, left, blocked, busy } = campaign
  const style = useStyleChoice('campaign')
  const cost = useCost(1)
  const [chosen, choose] = useKept<CampaignPartName>('campaign/part', 'titels', partName)
  const said = useRef<HTMLParagraphElement>(null)
  const [choosing, setChoosing] = useState(false)
  const [starting, setStarting] = useState(false)
  /** What would replace texts that somebody edited. */
  const [questioned, setQuestioned] = useState<readonly CampaignPartName[]>()

  const wasBusy = useRef(busy)
  useEffect(() => {
    // The button that stops is gone, and with it the focus, if it had that.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasBusy.current && !busy && isLost) said.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])

  async function make(parts: readonly CampaignPartName[]) {
    setQuestioned(undefined)
    setChoosing(false)
    const [first] = parts
    if (parts.length > 1 && first) {
      choose(first)
      // The form goes away, and with it the focus.
      said.current?.focus()
    }
    setStarting(true)
    try {
      await campaign.make(parts, style[0])
    } finally {
      setStarting(false)
    }
  }
  function close() {
    setChoosing(false)
    said.current?.focus()
  }
  function ask(parts: readonly CampaignPartName[]) {
    const isEdited = standings.some(({ part, kept }) => parts.includes(part) && kept !== null && hasOwnTexts(kept))
    if (isEdited) setQuestioned(parts)
    else void make(parts)
  }

  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure
        title="De campagne kon niet worden opgehaald"
        error={query.error}
        pending={query.isFetching}
        onRetry={query.refetch}
      />
    ) : (
      <div className="grid max-w-3xl gap-8">
        <SkeletonText widths={[40]} />
        <SkeletonText widths={[92, 60, 74]} />
      </div>
    )
  }
  const isNew = standings.every(({ state }) => state === 'none')
  const shown = standings.find(({ part }) => part === chosen) ?? standings[0]
  const wanted = wantedOf(standings)

  return (
    <section
      aria-label="Campagne"
      // As high as a dialog may be, so that it does not move with every part that is looked at.
      className={cx('@container grid grid-cols-1 content-start gap-6', !isNew && 'min-h-[calc(90dvh-10rem)]')}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p ref={said} tabIndex={-1} className="max-w-xl self-center text-ink-2 outline-none">
          {isNew
            ? 'Titels, captions, een script en SEO-teksten bij dit artikel, in één keer. Vink uit wat je niet nodig hebt.'
            : factsOf(standings)}
        </p>
        {busy ? (
          <Button kind="secondary" onClick={campaign.stop}>
            Stoppen
          </Button>
        ) : (
          !isNew &&
          blocked === null && (
            <Button kind="secondary" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
              {wanted.some((part) => standings.some((one) => one.part === part && one.state === 'none'))
                ? 'Maak meer'
                : 'Maak opnieuw'}
            </Button>
          )
        )}
      </header>
      <ArticleAddress articleId={article.id} />
      <p role="status" className="sr-only">
        {busy ? `De campagne wordt geschreven. ${factsOf(standings)}` : ''}
      </p>
      {blocked &&
        (isNew ? (
          <WayToPremium why={blocked} />
        ) : (
          <Notice tone="bad" title={blocked.title} live action={<PremiumLink kind="secondary" size="small" />}>
            {blocked.description}
          </Notice>
        ))}
      {blocked === null && (isNew || choosing) && (
        <CampaignForm
          key={String(isNew)}
          standings={standings}
          initial={isNew ? campaignParts : wanted}
          left={left}
          style={style}
          pending={starting}
          action={isNew ? 'Maak campagne' : 'Maak deze onderdelen'}
          onSubmit={ask}
          {...(!isNew && { onCancel: close })}
        />
      )}
      {!isNew && shown && (
        <div className="grid min-w-0 grid-cols-1 gap-6 border-t border-rule pt-2 @min-[56rem]:grid-cols-[14rem_minmax(0,1fr)] @min-[56rem]:gap-12 @min-[56rem]:pt-6">
          <PartTabs id={id} standings={standings} chosen={shown.part} onChoose={choose} />
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.part}`} className="min-w-0">
            <PartPane
              key={shown.part}
              standing={shown}
              campaign={campaign}
              article={article}
              cost={cost}
              onMake={() => ask([shown.part])}
              onTake={onTake}
            />
          </div>
        </div>
      )}
      <ConfirmDialog
        open={questioned !== undefined}
        title="Je eigen wijzigingen vervangen?"
        yes="Maak opnieuw"
        no="Laat staan"
        onYes={() => questioned && void make(questioned)}
        onNo={() => setQuestioned(undefined)}
      >
        Je hebt hier teksten aangepast of verwijderd. Opnieuw maken vervangt ze.
      </ConfirmDialog>
    </section>
  )
}

type Kept = NonNullable<Standing['kept']>

/** Whether somebody changed or deleted any of its texts. */
const hasOwnTexts = (kept: Kept) => !areSame(kept.texts, writtenTexts(kept.output))

/** '4 van 6 gemaakt · 1 verouderd'. */
function factsOf(standings: readonly Standing[]): string {
  const count = (...states: Standing['state'][]) => standings.filter(({ state }) => states.includes(state)).length
  const made = standings.filter(({ kept }) => kept !== null).length
  const underWay = standings.filter(({ state }) => isUnderWay(state)).length
  return [
    `${made} van ${standings.length} gemaakt`,
    underWay > 0 && `${underWay} onderweg`,
    count('outdated') > 0 && `${count('outdated')} verouderd`,
    count('failed') > 0 && `${count('failed')} mislukt`,
  ]
    .filter(Boolean)
    .join(' · ')
}
