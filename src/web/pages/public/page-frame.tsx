// The frame of every public page: a link that skips the masthead, the masthead, and the footer with the legal pages.
import type { ReactNode } from 'react'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { ConsentBar } from './consent.tsx'
import { LANGUAGE_CHECK, legalPaths } from './paths.ts'

const CONTENT_ID = 'inhoud'

interface PageFrameProps {
  /** What stands in the masthead beside the name. */
  masthead: ReactNode
  children: ReactNode
}

export function PageFrame({ masthead, children }: PageFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[84rem] flex-col px-5 sm:px-10">
      <a
        href={`#${CONTENT_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-ink px-4 py-3 font-semibold text-paper opacity-0 focus:translate-y-0 focus:opacity-100"
      >
        Naar de inhoud
      </a>
      <header className="relative flex min-h-20 shrink-0 flex-wrap items-center gap-x-4">
        <a href="/" className="mr-auto inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
        {masthead}
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="min-w-0 flex-1 wrap-break-word outline-none">
        {children}
      </main>
      <footer className="mt-16 flex flex-wrap items-center gap-x-6 border-t border-rule py-4 text-small text-ink-2">
        <nav aria-label="Juridisch" className="mr-auto flex flex-wrap gap-x-6">
          {Object.entries(legalPaths).map(([path, name]) => (
            <a key={path} href={path} className={footerLink}>
              {name}
            </a>
          ))}
        </nav>
        <a href={LANGUAGE_CHECK} className={footerLink}>
          Taalcheck
        </a>
        <a href="/#contact" className={footerLink}>
          Contact
        </a>
      </footer>
      <ConsentBar />
    </div>
  )
}

const footerLink = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
