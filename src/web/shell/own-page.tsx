// The frame of a tool on its own address: a header with the way back to the dashboard. Knows no tool.
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import type { Tab } from './tabs.ts'
import { UserMenu } from './user-menu.tsx'

/** `back`: the tab of the dashboard it belongs to. */
export function OwnPage({ back, children }: { back?: Tab; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-10 border-b border-rule bg-paper">
        <div className="mx-auto flex h-header max-w-5xl items-center justify-end gap-3 px-4 sm:gap-5 md:px-8">
          <Link to="/admin" className="mr-auto flex h-11 items-center">
            <Wordmark />
          </Link>
          <PlanBadge />
          <UserMenu />
        </div>
      </header>
      <div className="mx-auto grid max-w-5xl gap-6 px-4 pt-4 pb-16 md:px-8">
        <nav aria-label="Terug">
          <Link
            to="/admin"
            search={back ? { tab: back } : {}}
            className={`${buttonLook({ kind: 'quiet', size: 'small' })} -ml-3`}
          >
            <ArrowLeft aria-hidden />
            Naar het dashboard
          </Link>
        </nav>
        <main id={MAIN_ID} tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
