// The frame of a tool on its own address: a header with the way back to the dashboard. Knows no tool.
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { SourceBar } from '#web/sources/source-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { PanelBoundary } from './boundary.tsx'
import { Header } from './header.tsx'
import { useNoStrayDrops } from './use-stray-drops.ts'
import { MAIN_ID, SkipLink } from './skip-link.tsx'
import type { Tab } from './screens.ts'

interface OwnPageProps {
  /** The tab of the dashboard that it belongs to; without one the link leads to the start of the dashboard. */
  back: Tab | undefined
  /** Whether the tool writes from an article. */
  writes?: boolean | undefined
  /** Whether it takes all the room there is. */
  wide?: boolean | undefined
  children: ReactNode
}

export function OwnPage({ back, writes = false, wide = false, children }: OwnPageProps) {
  const column = cx('w-full px-4 md:px-8', wide ? 'max-w-[90rem]' : 'max-w-5xl')
  useNoStrayDrops()
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <Header className={column} />
      {writes && <SourceBar className={column} />}
      <div className={cx('mx-auto grid gap-6 pt-4 pb-[calc(var(--bottom-bar)+var(--spacing-toast))]', column)}>
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
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 outline-none">
          <PanelBoundary>{children}</PanelBoundary>
        </main>
      </div>
    </div>
  )
}
