// The user menu: who is logged in, the theme, the account, the own words of the language check, Premium, and logging out.
import { BookMarked, Sparkles, UserRound } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels } from '#contract/accounts/user.ts'
import { entitlement, isTrialRefused, type Entitlement } from '#contract/access.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { orderSearch, PREMIUM_ADDRESS } from '#web/accounts/premium-link.tsx'
import { usePayments } from '#web/session/use-payments.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Initials } from '#web/ui/initials.tsx'
import { Menu, MenuChoice, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useLogoutItem } from './logout-item.tsx'
import { useTheme, type Theme } from './preferences.ts'

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
  { value: 'system', label: 'Systeem' },
]

/** Loaded when it is first opened. */
const OwnWordsDialog = lazy(async () => {
  const { OwnWordsDialog: dialog } = await import('#web/own-words/own-words-dialog.tsx')
  return { default: dialog }
})

export function UserMenu() {
  const [ownWords, setOwnWords] = useState<'closed' | 'open' | 'unopened'>('unopened')
  const user = useLoggedInUser()
  const { item, question } = useLogoutItem()
  const { theme, choose } = useTheme()
  const now = useNow()
  const navigate = useNavigate()
  return (
    <>
      <Menu>
        <MenuTrigger
          aria-label={`Gebruikersmenu van ${user.name}`}
          className="grid size-11 shrink-0 place-items-center rounded-full"
        >
          <Initials of={user.name} className="size-8 bg-ink text-small text-paper" />
        </MenuTrigger>
        <MenuContent>
          <div className="px-3 pt-2 pb-1">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="text-small text-ink-3">
              {roleLabels[user.role]}
              {user.role !== 'admin' && user.desk !== 'none' && ` · ${deskLabels[user.desk]}`}
            </p>
            {user.role !== 'admin' && user.subscriptionEndDate !== null && !isTrialRefused(user, now) && (
              <p className="text-small text-ink-3">
                {termOf(entitlement(user, now))} {dateTime(user.subscriptionEndDate)}
              </p>
            )}
          </div>
          <MenuRule />
          <MenuChoice label="Weergave" value={theme} choices={themes} onChange={choose} />
          <MenuRule />
          <MenuItem onSelect={() => void navigate({ to: '/admin', search: { tab: 'account' } })}>
            <UserRound aria-hidden />
            Mijn account
          </MenuItem>
          <MenuItem onSelect={() => setOwnWords('open')}>
            <BookMarked aria-hidden />
            Mijn woordenlijst
          </MenuItem>
          {!entitlement(user, now).paid && <PremiumItem />}
          {item}
        </MenuContent>
      </Menu>
      {question}
      {ownWords !== 'unopened' && (
        <Suspense>
          <OwnWordsDialog open={ownWords === 'open'} onClose={() => setOwnWords('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** Asks only once the menu is open whether Premium can be paid here. */
function PremiumItem() {
  const payments = usePayments() === true
  const navigate = useNavigate()
  return (
    <MenuItem
      onSelect={() =>
        payments ? void navigate({ to: '/admin', search: orderSearch }) : window.location.assign(PREMIUM_ADDRESS)
      }
    >
      <Sparkles aria-hidden />
      {payments ? 'Kies Premium' : 'Bekijk Premium'}
    </MenuItem>
  )
}

/** What the end date is the end of, and whether it has come. */
function termOf({ paid, blocked }: Entitlement): string {
  if (paid) return 'Premium tot'
  if (blocked === 'subscriptionExpired') return 'Premium afgelopen op'
  return blocked === 'trialExpired' ? 'Proefperiode afgelopen op' : 'Proefperiode tot'
}
