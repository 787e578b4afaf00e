// What becomes of a rewritten text that is saved as an article: the title that is proposed, and which of its blocks the writer
// wrote. Pure.
import { keptId } from '#contract/tools/define.ts'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { blocksOf, plainText } from '#contract/markdown/plain-text.ts'
import { characterCount } from '#contract/text.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import { shortened } from '#web/sources/taking.ts'
import type { Review } from './rewrite-review.ts'

/** A longer line is a paragraph: of that only the first sentence is proposed. In characters. */
const LONGEST_HEADLINE = 120

/** The first heading, else the first line that says something; '' when there is none. */
export function proposedTitle(markdown: string): string {
  const blocks = blocksOf(markdown).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const heading = blocks.find(({ type }) => type === 'heading')?.text
  // As it is written: in Markdown the lines of a paragraph are one.
  const [first = ''] = blocks[0]?.raw.split(/[\r\n]/) ?? []
  const line = (heading ?? plainText(first)).replace(/\s+/g, ' ').trim()
  if (characterCount(line) <= LONGEST_HEADLINE) return shortened(line, ARTICLE_LIMITS.title)
  const sentence = /^.+?[.!?…]["'”’)]*(?=\s)/u.exec(line)?.[0] ?? line
  return shortened(sentence, LONGEST_HEADLINE)
}

const sameWords = (raw: string) => raw.replace(/\s+/g, ' ').trim()

/**
 * The blocks of `result` that do not stand in the original, each as often as it stands there: those are the writer's, also
 * where they were edited since.
 * @param newId makes the id of a mark.
 */
export function writtenBlocks(
  { original, model, generationId }: Pick<Review, 'original' | 'model' | 'generationId'>,
  result: string,
  newId: () => string,
): MachineBlock[] {
  const left = new Map<string, number>()
  for (const { raw } of blocksOf(original)) left.set(sameWords(raw), (left.get(sameWords(raw)) ?? 0) + 1)
  return blocksOf(result).flatMap(({ raw }, at) => {
    const key = sameWords(raw)
    const count = left.get(key) ?? 0
    if (count > 0) {
      left.set(key, count - 1)
      return []
    }
    return [{ id: newId(), at, model, generationId: keptId({ generationId }) }]
  })
}
