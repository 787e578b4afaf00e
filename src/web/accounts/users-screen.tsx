// Gebruikersbeheer: the accounts, what administrators changed, and who tried to log in.
import type { AuditPart } from '#contract/audit/entry.ts'
import { InvitationsPanel } from '#web/account-links/invitations-panel.tsx'
import { AuditPanel } from '#web/audit/audit-panel.tsx'
import { usePlace } from '#web/kept/use-place.ts'
import { ReviewRuleLine } from '#web/reviews/rule-line.tsx'
import { RequirementLine } from '#web/second-step/requirement-line.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { UserList } from './user-list.tsx'
import { everyone, wantedSchema } from './use-users.ts'

const parts = [
  { value: 'accounts', label: 'Accountlijst' },
  { value: 'invitations', label: 'Uitnodigingen' },
  { value: 'log', label: 'Logboek' },
  { value: 'door', label: 'Inlogpogingen' },
] as const

const logs = { log: 'changes', door: 'door' } as const satisfies Record<string, AuditPart>

export function UsersScreen({ title }: { title: string }) {
  const place = usePlace(everyone, wantedSchema, 'users/place')
  const { part } = place.wanted
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">Beheer gebruikersaccounts en toegangsrechten voor het platform</p>
        <RequirementLine />
        <ReviewRuleLine />
      </header>
      <div>
        <Tabs
          label="Gebruikersbeheer"
          tabs={parts}
          value={part}
          onChange={(next) => place.look({ ...everyone, part: next })}
        >
          <div className="pt-8">
            {part === 'accounts' && <UserList place={place} />}
            {part === 'invitations' && <InvitationsPanel />}
            {(part === 'log' || part === 'door') && <AuditPanel key={part} part={logs[part]} />}
          </div>
        </Tabs>
      </div>
    </div>
  )
}
