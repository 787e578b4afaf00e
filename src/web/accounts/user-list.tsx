// Accountlijst: the accounts a page at a time, and the dialogs that change them.
import { UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { UserSort } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { failureMessage } from '#web/http/call.ts'
import { Pager } from '#web/kept/pager.tsx'
import { useLostPage, type Place } from '#web/kept/use-place.ts'
import { useLive } from '#web/live/use-live.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDate } from '#web/ui/date-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ClearSecondStepDialog } from '#web/second-step/clear-second-step-dialog.tsx'
import { Table, type Column } from '#web/ui/table.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { AddUserDialog } from './add-user-dialog.tsx'
import { AddressedUser } from './addressed-user.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EarlierPublishersCard } from './earlier-publishers-card.tsx'
import { UserActions, type UserAction } from './user-actions.tsx'
import { UserDesk } from './user-desk.tsx'
import { UserFilter } from './user-filter.tsx'
import { UserRole } from './user-role.tsx'
import { sortOf, textOf, usersKey, useUsers, type Wanted } from './use-users.ts'

type Key = UserSort | 'desk' | 'actions'

const columns: readonly Column<Key>[] = [
  { key: 'name', label: 'Naam', sortable: true },
  { key: 'username', label: 'Gebruikersnaam', sortable: true },
  { key: 'email', label: 'E-mail', sortable: true },
  { key: 'role', label: 'Rol', sortable: true },
  { key: 'desk', label: 'Functie' },
  { key: 'createdAt', label: 'Geregistreerd', sortable: true },
  { key: 'actions', label: 'Acties', className: '@4xl:w-0' },
]

/** The open dialogs that have no address: a new user, and the questions before one is deleted or helped in. */
type Opened = { action: 'add' } | { action: 'secondStep' | 'delete'; user: AdministeredUser }

export function UserList({ place }: { place: Place<Wanted> }) {
  const { wanted, look, region: list } = place
  const [opened, setOpened] = useState<Opened>()
  /** The user chosen last, so that their dialog does not have to fetch who that is. */
  const [chosen, setChosen] = useState<AdministeredUser>()
  useLive(['users'], usersKey)
  const close = () => setOpened(undefined)
  return (
    <div className="grid grid-cols-1 gap-6">
      <EarlierPublishersCard />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <UserFilter wanted={wanted} onChange={look} />
        <Button onClick={() => setOpened({ action: 'add' })} className="max-sm:w-full">
          <UserPlus aria-hidden />
          Nieuwe gebruiker
        </Button>
      </div>
      <div ref={list} tabIndex={-1} role="region" aria-label="Gebruikers" className="min-w-0 scroll-mt-20 outline-none">
        <UserPages
          place={place}
          onClear={() => look({ ...wanted, search: '', role: '', desk: '' })}
          onOpen={(action, user) => {
            if (action === 'delete' || action === 'secondStep') return setOpened({ action, user })
            setChosen(user)
            place.open(user.id, action)
          }}
        />
      </div>
      {opened?.action === 'add' && <AddUserDialog onClose={close} />}
      {place.item !== undefined && (
        <AddressedUser
          key={`${place.item} ${place.as}`}
          id={place.item}
          as={place.as}
          seen={chosen?.id === place.item ? chosen : undefined}
          onClose={place.close}
        />
      )}
      {opened?.action === 'secondStep' && <ClearSecondStepDialog user={opened.user} onClose={close} />}
      {opened?.action === 'delete' && (
        // Focus goes to the list: the button that opened the question goes away with its row.
        <DeleteUserDialog user={opened.user} onClose={close} onDeleted={() => list.current?.focus()} />
      )}
    </div>
  )
}

interface UserPagesProps {
  place: Place<Wanted>
  onClear: () => void
  onOpen: (action: UserAction, user: AdministeredUser) => void
}

function UserPages({ place, onClear, onOpen }: UserPagesProps) {
  const { id: own } = useLoggedInUser()
  const { wanted, asked, look, after } = place
  const query = useUsers(asked, after)
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  useLostPage(place, query)

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
  const { entries } = data
  if (entries.length === 0 && after === undefined && !isPlaceholderData)
    return <Nobody asked={asked} onClear={onClear} />
  return (
    <>
      <Table
        label="Accountlijst"
        roomy="very"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        sort={sortOf(wanted.sort)}
        onSort={({ key, descending }) =>
          key !== 'actions' && key !== 'desk' && look({ ...wanted, sort: textOf({ key, descending }) })
        }
        stale={isPlaceholderData}
        cell={(user, column) => cellOf({ user, column, own: user.id === own, onOpen })}
      />
      <Pager of={['gebruiker', 'gebruikers']} place={place} page={data} stale={isPlaceholderData} />
    </>
  )
}

interface Cell extends Pick<UserPagesProps, 'onOpen'> {
  user: AdministeredUser
  column: Key
  own: boolean
}

/**
 * In a wide table a word is broken only when it exceeds its column's maximum width, so that a name of a hundred letters
 * takes no room from the other columns.
 */
const cellLook = 'block wrap-anywhere @4xl:wrap-break-word'

const widths = {
  username: '@4xl:max-w-[9cqw] @5xl:max-w-[10cqw]',
  email: '@4xl:max-w-[17cqw] @5xl:max-w-[22cqw]',
} as const

function cellOf({ user, column, own, onOpen }: Cell): ReactNode {
  switch (column) {
    case 'name':
      return (
        <span className={cx('font-semibold @4xl:max-w-[14cqw] @5xl:max-w-[15cqw]', cellLook)}>
          {user.name}
          {own && <span className="font-normal text-ink-3"> (jij)</span>}
          {user.deletionDueAt !== null && (
            <span className="mt-1 block">
              <Badge tone="bad">Gaat weg op {shortDate(user.deletionDueAt)}</Badge>
            </span>
          )}
        </span>
      )
    case 'role':
      return <UserRole user={user} />
    case 'desk':
      return <UserDesk user={user} />
    case 'createdAt':
      return <span className="whitespace-nowrap text-ink-2 tabular-nums">{shortDate(user.createdAt)}</span>
    case 'actions':
      return <UserActions name={user.name} own={own} onChoose={(action) => onOpen(action, user)} />
    case 'username':
    case 'email':
      return <span className={cx('text-ink-2', widths[column], cellLook)}>{user[column]}</span>
  }
}

function Nobody({ asked: { search, role, desk }, onClear }: { asked: Wanted; onClear: () => void }) {
  const chosen = [...(role === '' ? [] : ['deze rol']), ...(desk === '' ? [] : ['deze functie'])].join(' en ')
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
        ? `Niemand heeft ${chosen}.`
        : `Niemands naam, gebruikersnaam of e-mail bevat ‘${search}’. Controleer de spelling of zoek op een korter deel.`}
    </EmptyState>
  )
}
