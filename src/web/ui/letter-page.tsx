// The page that a link in a mail opens: the wordmark, one heading, what it is about and what to do. Knows no feature.
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'
import { Wordmark } from './wordmark.tsx'

/** @param props.title its heading, and the title of the browser's tab. */
export function LetterPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-5 sm:px-10">
      <header className="flex min-h-20 items-center">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
      </header>
      <main className="grid content-start gap-6 py-8 wrap-break-word">
        <h1 className="text-h1">{title}</h1>
        {children}
      </main>
    </div>
  )
}
