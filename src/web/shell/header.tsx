// The header of everything behind the login: a link home, the plan, and the menu of the user. Knows no tool.
import { roleLabels } from '#contract/accounts/user.ts'
import { useOtherTabs } from '#web/accounts/other-tabs.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { cx } from '#web/ui/cx.ts'
import { WordmarkLink } from '#web/ui/wordmark.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps {
  /** Width and padding of the content below, so that both end on the same line. */
  className: string
  /** Class of the wordmark, to hide it where the menu already shows it. */
  wordmark?: string
}

export function Header({ className, wordmark }: HeaderProps) {
  const { role } = useLoggedInUser()
  useOtherTabs()
  return (
    <header className="sticky top-0 z-10 shrink-0 border-b border-rule bg-paper">
      <div className={cx('mx-auto flex min-h-header flex-wrap items-center justify-end gap-x-3 py-1', className)}>
        <WordmarkLink to="/admin" className={cx('mr-auto', wordmark)} />
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 sm:gap-x-5">
          <PlanBadge />
          {role === 'admin' && <p className="hidden text-small text-ink-2 lg:block">{roleLabels.admin}</p>}
          {/* Negative margin: the button is wider than the circle in it, and the circle lines up with the content. */}
          <div className="-mr-1.5 flex">
            <UserMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
