// Gebruikersbeheer: the accounts, what administrators changed, and who came to the door. Where one stood is kept over a change of tab.
import { z } from 'zod'
import { userSorts } from '#contract/accounts/administration-endpoints.ts'
import type { AuditPart } from '#contract/audit/entry.ts'
import { roles } from '#contract/accounts/user.ts'
import { AuditPanel } from '#web/audit/audit-panel.tsx'
import { useKept } from '#web/kept/use-kept.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { UserList } from './user-list.tsx'
import type { Wanted } from './use-users.ts'

const parts = [
  { value: 'accounts', label: 'Accountlijst' },
  { value: 'log', label: 'Logboek' },
  { value: 'door', label: 'Inlogpogingen' },
] as const
type Part = (typeof parts)[number]['value']

const logs = { log: 'changes', door: 'door' } as const satisfies Record<Exclude<Part, 'accounts'>, AuditPart>

const partSchema = z.enum(['accounts', 'log', 'door'])
const wantedSchema = z.object({
  search: z.string(),
  role: z.union([z.enum(roles), z.literal('')]),
  sort: z.object({ key: z.enum(userSorts), descending: z.boolean() }),
})
const everyone: Wanted = { search: '', role: '', sort: { key: 'createdAt', descending: true } }

export function UsersScreen({ title }: { title: string }) {
  const [part, setPart] = useKept<Part>('users/part', 'accounts', partSchema)
  const [wanted, setWanted] = useKept<Wanted>('users/filter', everyone, wantedSchema)
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">Beheer gebruikersaccounts en toegangsrechten voor het platform</p>
      </header>
      <div>
        <Tabs label="Gebruikersbeheer" tabs={parts} value={part} onChange={setPart}>
          <div className="pt-8">
            {part === 'accounts' ? (
              <UserList wanted={wanted} onChange={setWanted} />
            ) : (
              <AuditPanel key={part} part={logs[part]} />
            )}
          </div>
        </Tabs>
      </div>
    </div>
  )
}
