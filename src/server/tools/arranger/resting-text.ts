// What a section that stands there already rests on: for each of its sentences the passage of the sources that says the same, and
// the sentence itself where none does. Knows no outline.
import { gapsIn } from '#contract/articles/gaps.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { passageFor, passageIndex, type PassageIndex } from '#contract/writing/passages.ts'
import { bare } from '#dutch/writer/likeness.ts'
import { splitSentences } from '#dutch/text/sentences.ts'

/** With a smaller share of what it says in the sources, a sentence may tell things that none of them does: it is kept itself. */
const LEAST_SHARE = 0.6

/** Whether a paragraph holds nothing but what is still to be filled in. */
export const isGap = (part: string) =>
  gapsIn(part).length > 0 &&
  gapsIn(part)
    .reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), part)
    .trim() === ''

/**
 * The paragraphs of a section, without its heading and its gaps, in the words of the sources where these say the same.
 * @param around what stands around the section, bare and between spaces: a passage that stands there is not told again.
 */
export function restingText(present: string, sources: readonly { text: string }[], around: string): string[] {
  const index = passageIndex(sources)
  const told = new Set<string>()
  return blocksOf(present)
    .filter(({ type, raw }, at) => !(at === 0 && type === 'heading') && !isGap(raw))
    .map(({ type, raw, text }) =>
      type === 'paragraph' ? restingParagraph(text, raw, index, told, around) : raw.trim(),
    )
    .filter((part) => part !== '')
}

function restingParagraph(text: string, raw: string, index: PassageIndex, told: Set<string>, around: string): string {
  // What is more than words, as a link, would be lost.
  if (text.trim() !== raw.trim()) return raw.trim()
  return splitSentences(text)
    .map((sentence) => {
      const passage = passageFor(sentence, index)
      const isSame = passage !== null && passage.share >= LEAST_SHARE
      const said = isSame ? passage.text.replace(/\s+/gu, ' ').trim() : sentence.trim()
      return around.includes(` ${bare(said)} `) ? sentence.trim() : said
    })
    .filter((said) => {
      const isNew = !told.has(bare(said))
      told.add(bare(said))
      return isNew
    })
    .join(' ')
}
