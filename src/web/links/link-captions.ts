// Takes a link to the 3-in-1 tool: its form gets the link's title and notes.
import type { Link } from '#contract/links/link.ts'
import { describing } from '#web/tools/described-title.ts'
import { inputKey, noResults, usePutReady } from '#web/tools/put-ready.ts'

const TAB = 'caption-generator'

export function useLinkCaptions(): (link: Link) => void {
  const putReady = usePutReady()
  return ({ title, notes }) =>
    putReady(
      TAB,
      { ...noResults(TAB), [inputKey(TAB)]: describing(title, notes ?? '') },
      'Staat klaar in 3-in-1 captions',
      'De titel en notities van de link zijn ingevuld.',
    )
}
