// Passages of a public page that depend on how the installation is configured: marked here, kept or dropped by the server.
import type { ReactNode } from 'react'
import { marksOf, type PageFact } from '#contract/page-placeholders.ts'

interface PassageProps {
  fact: PageFact
  children: ReactNode
}

/** Stands in the page only if the fact holds. */
export function When({ fact, children }: PassageProps) {
  return marked(fact, true, children)
}

/** Stands in the page only if it does not. */
export function Unless({ fact, children }: PassageProps) {
  return marked(fact, false, children)
}

function marked(fact: PageFact, holds: boolean, children: ReactNode) {
  const { begin, end } = marksOf(fact, holds)
  return (
    <>
      {begin}
      {children}
      {end}
    </>
  )
}

/** The same for a text that is no element: a title, an attribute, data. `no` stands there if the fact does not hold. */
export function whether(fact: PageFact, yes: string, no = ''): string {
  const around = (holds: boolean, text: string) => {
    const { begin, end } = marksOf(fact, holds)
    return text === '' ? '' : begin + text + end
  }
  return around(true, yes) + around(false, no)
}
