// One website in the list: where it is, as whom we are known there, whether its key works, and what can be done with it.
import { KeyRound, PencilLine, RefreshCw, Unplug } from 'lucide-react'
import { useId } from 'react'
import { siteKindLabels, type PublishingSite } from '#contract/publishing/site.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useTestSite } from './use-sites.ts'

interface SiteItemProps {
  site: PublishingSite
  onLabel: () => void
  onRenew: () => void
  onDisconnect: () => void
}

export function SiteItem({ site, onLabel, onRenew, onDisconnect }: SiteItemProps) {
  const id = useId()
  const { mutateAsync: ask, isPending } = useTestSite()
  const isPaused = site.state === 'paused'

  async function test() {
    try {
      await ask(site.id)
      toast({ title: 'De verbinding werkt', description: `${site.name} neemt de sleutel aan.` })
    } catch (error) {
      tellFailure('De verbinding werkt niet', error)
    }
  }
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-rule py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-title wrap-anywhere">
          {site.name}
        </h2>
        <Badge tone={isPaused ? 'bad' : 'good'}>{isPaused ? 'Stilgezet' : 'Verbonden'}</Badge>
      </div>
      <p className="text-small wrap-anywhere text-ink-2">
        {site.label != null && `${site.ownName} · `}
        {siteKindLabels[site.kind]} ·{' '}
        {site.url !== undefined && (
          <a href={site.url} target="_blank" rel="noreferrer" className="text-accent-ink underline">
            {site.url.replace(/^https?:\/\//, '')}
          </a>
        )}{' '}
        · {site.account}
        {site.testedAt !== undefined && ` · laatst getest op ${dateTime(site.testedAt)}`}
      </p>
      {isPaused && (
        <p className="max-w-prose text-small text-bad">
          {site.problem} Er gaat niets naartoe totdat de sleutel weer werkt; wat wacht, gaat dan alsnog.
        </p>
      )}
      <div className="-ml-3 flex flex-wrap">
        <Button kind="quiet" size="small" aria-describedby={id} pending={isPending} onClick={() => void test()}>
          {!isPending && <RefreshCw aria-hidden />}
          Test de verbinding
        </Button>
        <Button kind="quiet" size="small" aria-describedby={id} onClick={onRenew}>
          <KeyRound aria-hidden />
          Nieuwe sleutel
        </Button>
        <Button kind="quiet" size="small" aria-describedby={id} onClick={onLabel}>
          <PencilLine aria-hidden />
          Andere naam
        </Button>
        <Button kind="quiet" size="small" aria-describedby={id} onClick={onDisconnect}>
          <Unplug aria-hidden />
          Verbreek
        </Button>
      </div>
    </li>
  )
}
