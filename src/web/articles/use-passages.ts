// What the paragraph with the cursor rests on, and who wrote it. Renders nothing.
import { useMemo } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { passageFor, passageIndex } from '#contract/writing/passages.ts'
import type { Reading } from '#web/editor/text-editor.ts'
import { namedSources } from './article-text.ts'
import type { PassageShown } from './passage-note.tsx'

/** A shorter paragraph says too little to rest on anything. In characters. */
const SHORTEST = 40

/** Blocks that tell something. */
const TELLING: ReadonlySet<string> = new Set(['paragraph', 'list', 'blockquote', 'table'])

/**
 * @param block the place of the block with the cursor; null in none.
 * @returns undefined where nothing is to be said: without a source, in a heading, in a few words.
 */
export function usePassage(
  { originalContent, sources }: Pick<Article, 'originalContent' | 'sources'>,
  reading: Reading,
  block: number | null,
): PassageShown | null | undefined {
  const named = useMemo(() => namedSources({ originalContent, sources }), [originalContent, sources])
  const index = useMemo(() => (named.length > 0 ? passageIndex(named) : null), [named])
  return useMemo(() => {
    if (index === null || block === null) return undefined
    const found = blocksOf(reading.markdown)[block]
    if (found === undefined || !TELLING.has(found.type) || found.text.length < SHORTEST) return undefined
    const passage = passageFor(found.raw, index)
    if (passage === null) return null
    const { text, paragraph, source } = passage
    return { text, paragraph, source: named[source]?.title ?? 'Origineel' }
  }, [index, named, reading, block])
}
