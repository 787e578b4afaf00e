// Accountlijst: the accounts a page at a time, and the dialogs that change them.
import { UserPlus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { UserSort } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { COUNTED_UP_TO, PAGE_SIZE } from '#contract/paging.ts'
import { failureMessage } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDate } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Table, type Column } from '#web/ui/table.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UserActions, type UserAction } from './user-actions.tsx'
import { UserDetailsDialog } from './user-details-dialog.tsx'
import { UserFilter } from './user-filter.tsx'
import { UserPasswordDialog } from './user-password-dialog.tsx'
import { UserRole } from './user-role.tsx'
import { usersKey, useUsers, type Wanted } from './use-users.ts'

/** A pause in typing that is long enough to ask. */
const TYPING_PAUSE_MS = 300

type Key = UserSort | 'actions'

const columns: readonly Column<Key>[] = [
  { key: 'name', label: 'Naam', sortable: true },
  { key: 'username', label: 'Gebruikersnaam', sortable: true },
  { key: 'email', label: 'E-mail', sortable: true },
  { key: 'role', label: 'Rol', sortable: true },
  { key: 'createdAt', label: 'Geregistreerd', sortable: true },
  { key: 'actions', label: 'Acties', className: '@3xl:w-0' },
]

type Opened = { action: 'add' } | { action: UserAction; user: AdministeredUser }

interface UserListProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function UserList({ wanted, onChange }: UserListProps) {
  const [opened, setOpened] = useState<Opened>()
  const list = useRef<HTMLDivElement>(null)
  useLive(['users'], usersKey)
  const close = () => setOpened(undefined)
  const search = useDebounced(wanted.search.trim(), TYPING_PAUSE_MS)
  const asked = { ...wanted, search }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <UserFilter wanted={wanted} onChange={onChange} />
        <Button onClick={() => setOpened({ action: 'add' })} className="max-sm:w-full">
          <UserPlus aria-hidden />
          Nieuwe gebruiker
        </Button>
      </div>
      <div ref={list} tabIndex={-1} role="region" aria-label="Gebruikers" className="min-w-0 outline-none">
        <UserPages
          wanted={asked}
          onSort={(sort) => onChange({ ...wanted, sort })}
          onClear={() => onChange({ ...wanted, search: '', role: '' })}
          onOpen={(action, user) => setOpened({ action, user })}
        />
      </div>
      {opened?.action === 'add' && <AddUserDialog onClose={close} />}
      {opened?.action === 'edit' && <EditUserDialog user={opened.user} onClose={close} />}
      {opened?.action === 'password' && <UserPasswordDialog user={opened.user} onClose={close} />}
      {opened?.action === 'details' && <UserDetailsDialog user={opened.user} onClose={close} />}
      {opened?.action === 'delete' && (
        // The button that asked goes away with its row.
        <DeleteUserDialog user={opened.user} onClose={close} onDeleted={() => list.current?.focus()} />
      )}
    </div>
  )
}

interface UserPagesProps {
  wanted: Wanted
  onSort: (sort: Wanted['sort']) => void
  onClear: () => void
  onOpen: (action: UserAction, user: AdministeredUser) => void
}

function UserPages({ wanted, onSort, onClear, onOpen }: UserPagesProps) {
  const { id: own } = useLoggedInUser()
  const list = JSON.stringify(wanted)
  /** Where each page before this one ended; another order or search begins on its first page. */
  const [pages, setPages] = useState<{ of: string; before: readonly string[] }>({ of: list, before: [] })
  const before = pages.of === list ? pages.before : []
  const setBefore = (next: readonly string[]) => setPages({ of: list, before: next })
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(wanted, before.at(-1))

  if (data === undefined) {
    if (!error || isFetching) return <SkeletonText widths={[100, 92, 96, 88, 94, 90]} className="gap-6 pt-4" />
    return (
      <Notice
        tone="bad"
        title={`Fout: ${failureMessage(error)}`}
        live
        action={
          <Button kind="secondary" size="small" onClick={() => void refetch()}>
            Probeer opnieuw
          </Button>
        }
      />
    )
  }
  const { entries, total, next } = data
  if (entries.length === 0 && before.length > 0 && !isPlaceholderData) setBefore(before.slice(0, -1))
  if (entries.length === 0 && before.length === 0 && !isPlaceholderData)
    return <Nobody wanted={wanted} onClear={onClear} />
  return (
    <>
      <Table
        label="Accountlijst"
        roomy
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        sort={wanted.sort}
        onSort={({ key, descending }) => key !== 'actions' && onSort({ key, descending })}
        stale={isPlaceholderData}
        cell={(user, column) => cellOf({ user, column, own: user.id === own, onOpen })}
      />
      <Pager
        of={['gebruiker', 'gebruikers']}
        first={before.length * PAGE_SIZE + 1}
        shown={entries.length}
        total={total}
        countedUpTo={COUNTED_UP_TO}
        onPrevious={before.length > 0 ? () => setBefore(before.slice(0, -1)) : undefined}
        onNext={next !== null && !isPlaceholderData ? () => setBefore([...before, next]) : undefined}
      />
    </>
  )
}

interface Cell extends Pick<UserPagesProps, 'onOpen'> {
  user: AdministeredUser
  column: Key
  own: boolean
}

/**
 * In a row, words stay whole as long as they fit in a column's share of the width: a name of a hundred letters takes
 * no room from the others.
 */
const cellLook = 'block wrap-anywhere @3xl:wrap-break-word'

function cellOf({ user, column, own, onOpen }: Cell): ReactNode {
  switch (column) {
    case 'name':
      return (
        <span className={cx('font-semibold @3xl:max-w-[22cqw]', cellLook)}>
          {user.name}
          {own && <span className="font-normal text-ink-3"> (jij)</span>}
        </span>
      )
    case 'role':
      return <UserRole user={user} />
    case 'createdAt':
      return <span className="whitespace-nowrap text-ink-2 tabular-nums">{shortDate(user.createdAt)}</span>
    case 'actions':
      return <UserActions name={user.name} own={own} onChoose={(action) => onOpen(action, user)} />
    case 'username':
    case 'email':
      return (
        <span className={cx('text-ink-2', column === 'email' ? '@3xl:max-w-[26cqw]' : '@3xl:max-w-[14cqw]', cellLook)}>
          {user[column]}
        </span>
      )
  }
}

function Nobody({ wanted, onClear }: Pick<UserPagesProps, 'wanted' | 'onClear'>) {
  const { search } = wanted
  return (
    <EmptyState
      title="Geen gebruikers gevonden"
      action={
        <Button kind="secondary" onClick={onClear}>
          Toon alle gebruikers
        </Button>
      }
    >
      {search === ''
        ? 'Niemand heeft deze rol.'
        : `Niemands naam, gebruikersnaam of e-mail bevat ‘${search}’. Controleer de spelling of zoek op een korter deel.`}
    </EmptyState>
  )
}
