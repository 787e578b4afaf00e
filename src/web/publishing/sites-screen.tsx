// Websites: those on which articles are published, for administrators. Connecting one, testing its key, forgetting it.
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PublishingSite } from '#contract/publishing/site.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { SiteItem } from './site-item.tsx'
import { useDisconnectSite, useSites } from './use-sites.ts'

/** null: a new one; a site: another key for that one. */
type Connecting = PublishingSite | null

export function SitesScreen({ title }: { title: string }) {
  const { data: sites, error, isFetching, refetch } = useSites()
  const disconnect = useDisconnectSite()
  const [connecting, setConnecting] = useState<Connecting>()
  const [named, setNamed] = useState<PublishingSite>()
  const [questioned, setQuestioned] = useState<PublishingSite>()
  const heading = useRef<HTMLHeadingElement>(null)

  async function forget({ id, name }: PublishingSite) {
    setQuestioned(undefined)
    try {
      await disconnect.mutateAsync(id)
      heading.current?.focus()
      toast({ title: 'Verbinding verbroken', description: `Wat er op ${name} staat, blijft daar staan.` })
    } catch (failure) {
      tellFailure('De verbinding is niet verbroken', failure)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {title}
          </h1>
          <p className="max-w-xl text-ink-2">
            Verbind WordPress of Ghost, en de redactie publiceert haar artikelen daar rechtstreeks vanuit Kopij.
          </p>
        </div>
        {sites !== undefined && sites.length > 0 && (
          <Button onClick={() => setConnecting(null)}>
            <Plus aria-hidden />
            Verbind een website
          </Button>
        )}
      </header>
      {sites === undefined ? (
        error && !isFetching ? (
          <LoadFailure title="De websites konden niet worden opgehaald" error={error} onRetry={refetch} />
        ) : (
          <SkeletonText widths={[40, 60, 30]} className="max-w-xl" />
        )
      ) : sites.length === 0 ? (
        <EmptyState
          title="Er is nog geen website verbonden"
          action={<Button onClick={() => setConnecting(null)}>Verbind een website</Button>}
        >
          <p>
            Je hebt het adres nodig, en een sleutel die je daar zelf maakt: een applicatiewachtwoord in WordPress of een
            eigen integratie in Ghost. Het formulier legt uit waar je die vindt.
          </p>
        </EmptyState>
      ) : (
        <ul className="border-t border-rule">
          {sites.map((site) => (
            <SiteItem
              key={site.id}
              site={site}
              onLabel={() => setNamed(site)}
              onRenew={() => setConnecting(site)}
              onDisconnect={() => setQuestioned(site)}
            />
          ))}
        </ul>
      )}
      {connecting !== undefined && (
        <ConnectDialog site={connecting ?? undefined} onClose={() => setConnecting(undefined)} />
      )}
      {named !== undefined && <LabelDialog site={named} onClose={() => setNamed(undefined)} />}
      <ConfirmDialog
        open={questioned !== undefined}
        title={`Verbinding met ${questioned?.name ?? ''} verbreken?`}
        yes="Verbreek de verbinding"
        no="Houd de verbinding"
        onYes={() => questioned && void forget(questioned)}
        onNo={() => setQuestioned(undefined)}
      >
        Kopij vergeet de sleutel en wat er van wie op de website staat. Wat gepland staat, gaat niet door. De artikelen
        op de website zelf blijven staan.
      </ConfirmDialog>
    </div>
  )
}
