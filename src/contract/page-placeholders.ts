// Placeholders in the public pages for what differs per installation. The build leaves them, the server fills them in at
// start-up.

export const placeholders = {
  /** The e-mail address that people can write to. */
  contactEmail: '{{contactEmail}}',
  /** The same address as a mailto link. */
  contactLink: '{{contactLink}}',
  /** The site's address (PUBLIC_URL) without a trailing slash; empty when it is not set. */
  publicUrl: '{{publicUrl}}',
} as const

/**
 * What decides which passages a page has: whether anybody may register, whether visits may be counted, whether Premium can
 * be paid here, and whether the site knows its own address.
 */
export const pageFacts = ['open', 'analytics', 'payments', 'addressed'] as const
export type PageFact = (typeof pageFacts)[number]

/** The marks around a passage that a page has only if the fact holds, or only if it does not. */
export function marksOf(fact: PageFact, holds: boolean): { begin: string; end: string } {
  return { begin: `{{${holds ? '#' : '^'}${fact}}}`, end: `{{/${fact}}}` }
}

/**
 * `text` without the passages that do not apply, and without the marks of those that do. A passage may stand within one of
 * another fact, not within one of its own.
 */
export function keepPassages(text: string, holds: Record<PageFact, boolean>): string {
  let kept = text
  for (const fact of pageFacts)
    for (const wanted of [true, false]) {
      const { begin, end } = marksOf(fact, wanted)
      const [first = '', ...rest] = kept.split(begin)
      kept = rest.reduce((before, part) => {
        const at = part.indexOf(end)
        if (at === -1) throw new Error(`a passage of ${fact} has no end`)
        return before + (holds[fact] === wanted ? part.slice(0, at) : '') + part.slice(at + end.length)
      }, first)
    }
  return kept
}
