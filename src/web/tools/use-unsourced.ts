// Which figures and names of a text stand in no source, found here in the browser. The finder is loaded when a text is first
// held against a source. Knows no markup.
import { useMemo } from 'react'
import type { Unsourced } from '#dutch/source/unsourced.ts'
import { isDescribed, isFilled, type Asked } from './input-words.ts'
import { useLoaded } from './use-loaded.ts'

type Find = (text: string, sources: readonly string[]) => readonly Unsourced[]

/** The same empty list every time, so that nothing is rendered again for it. */
const none: readonly Unsourced[] = []

/**
 * What a text may take its facts from, out of the request it was written for; null when that was a title alone, or is not
 * known: then nothing is held against a text.
 */
export function sourcesOf(asked: Asked): readonly string[] | null {
  if (asked === null || !(isDescribed(asked) || isFilled(asked['source']))) return null
  const { title, subject, url, description, context, source } = asked
  return [title, subject, url, description, context, source].filter(isFilled)
}

/** Whoever edits the line keeps this; '113' alone could also be a figure of the article's. */
const HELPLINE_NUMBER = '0800-0113'

/**
 * What finds the figures and names of a text that stand in none of its sources. The line of 113 is ours, in either language, so
 * in a text that has its number it needs none. Rejects when the finder cannot be loaded.
 */
export async function loadFinder(): Promise<Find> {
  const [{ unsourcedIn }, { HELPLINE_113, HELPLINE_113_ENGLISH }] = await Promise.all([
    import('#dutch/source/unsourced.ts'),
    import('#dutch/source/tone.ts'),
  ])
  const ours = [HELPLINE_113, HELPLINE_113_ENGLISH]
  return (text, sources) => unsourcedIn(text, text.includes(HELPLINE_NUMBER) ? [...sources, ...ours] : sources)
}

/** In order; none until the finder has been loaded, when it could not be, and without sources. */
export function useUnsourced(text: string, sources: readonly string[] | null): readonly Unsourced[] {
  const find = useLoaded(sources !== null, loadFinder)
  return useMemo(() => (find && sources ? find(text, sources) : none), [find, text, sources])
}
