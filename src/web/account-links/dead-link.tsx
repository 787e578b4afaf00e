// The screen of a link in a mail that does nothing: why not, and what to do instead. Knows no particular link.
import type { ReactNode } from 'react'
import { isProblem } from '#web/http/call.ts'
import { LetterPage } from '#web/ui/letter-page.tsx'

const whys = {
  unknown: {
    title: 'Deze link werkt niet',
    said: 'Misschien is er een nieuwere verstuurd: dan werkt alleen die. Of de link is niet compleet overgekomen; kopieer hem dan in zijn geheel uit de mail.',
  },
  used: { title: 'Deze link is al gebruikt', said: 'Een link uit onze mail werkt één keer.' },
  expired: { title: 'Deze link is verlopen', said: 'Een link uit onze mail werkt maar een tijd.' },
} as const
export type DeadWhy = keyof typeof whys

/** The last three for what cannot be a link: an address that was cut in two, or with another behind it. */
const unknowns = ['letterLinkUnknown', 'invalidInput', 'malformedRequest', 'unknownRoute'] as const

/** Why a link does nothing, of what the server answered to it; null for any other failure. */
export function deadWhy(error: unknown): DeadWhy | null {
  if (isProblem(error, 'letterLinkUsed')) return 'used'
  if (isProblem(error, 'letterLinkExpired')) return 'expired'
  return unknowns.some((code) => isProblem(error, code)) ? 'unknown' : null
}

/** @param props.children what to do instead. */
export function DeadLink({ why, children }: { why: DeadWhy; children: ReactNode }) {
  const { title, said } = whys[why]
  return (
    <LetterPage title={title}>
      <p role="alert" className="text-ink-2">
        {said}
      </p>
      {children}
    </LetterPage>
  )
}
