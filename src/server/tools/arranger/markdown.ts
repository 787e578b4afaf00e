// Writes blocks of sources as Markdown: paragraphs of a few sentences, lists as lists. Changes no word.
import { quoteSpans } from '#dutch/source/quotes.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { bare } from '#dutch/writer/likeness.ts'
import { needsAbove, type Block, type Sentence } from './source-blocks.ts'

/** In sentences and words: a longer paragraph is cut where it can be, and shorter ones that follow each other are joined. */
const PARAGRAPH = { sentences: 4, words: 75, joined: 65 } as const

/**
 * The blocks of a section. @param heading that of the section: a question that it says already is not said again, and other
 * headings of the sources stand as smaller ones.
 */
export function markdownOf(blocks: readonly Block[], heading: string): string {
  const parts: string[] = []
  const named = new Set(blocks.map((block) => block.heading))
  let under: string | null = null
  let last: Block | undefined
  for (const block of blocks) {
    const own = block.heading
    if (named.size > 1 && own !== null && own !== under && bare(own) !== bare(heading)) {
      parts.push(`### ${own}`)
      last = undefined
    }
    under = own
    const [first, next] = block.sentences
    const isAbove = last === undefined && first !== undefined && standsAbove(first, next, heading)
    const sentences = block.sentences.slice(isAbove ? 1 : 0)
    if (sentences.length === 0) continue
    if (block.kind === 'prose' && last !== undefined && joins(last, block))
      parts.push(`${parts.pop() ?? ''} ${textOf(sentences)}`)
    else parts.push(...written({ ...block, sentences }))
    last = block
  }
  return parts.join('\n\n')
}

/** Whether a section's first sentence is its heading, and nothing behind it needs it; what follows a question answers that. */
function standsAbove({ text }: Sentence, next: Sentence | undefined, heading: string): boolean {
  // What somebody says needs the sentence that says who.
  const says = /^["'‘“„]/u.test(next?.text ?? '')
  return (
    bare(text) === bare(heading) && (text.endsWith('?') || !(says || (next !== undefined && needsAbove(next, text))))
  )
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')

function written({ kind, sentences }: Block): string[] {
  if (kind === 'list') return [sentences.map(({ text }) => `- ${text}`).join('\n')]
  if (kind === 'numbered') return [sentences.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')]
  return paragraphsOf(sentences)
}

/** A sentence by itself goes on in the paragraph behind it, when that stood behind it in the source. */
function joins(before: Block, block: Block): boolean {
  if (before.kind !== 'prose' || before.source !== block.source || before.index + 1 !== block.index) return false
  if (before.heading !== block.heading || /^["'‘“„]/u.test(block.sentences[0]?.text ?? '')) return false
  const count = before.sentences.length + block.sentences.length
  const words = wordsOf(`${textOf(before.sentences)} ${textOf(block.sentences)}`).length
  const alone = before.sentences.length === 1 || block.sentences.length === 1
  return alone && count <= PARAGRAPH.sentences && words <= PARAGRAPH.joined
}

/** A paragraph as it stands, or cut in two where its second half can be read by itself. */
function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const whole = textOf(sentences)
  if (sentences.length <= PARAGRAPH.sentences || wordsOf(whole).length <= PARAGRAPH.words) return [whole]
  const spans = quoteSpans(whole)
  const places = sentences.flatMap(({ text, leans }, at) => {
    const start = textOf(sentences.slice(0, at)).length
    const quoted = spans.some((span) => span.start < start && span.end > start)
    const fits = at >= 2 && sentences.length - at >= 2 && !leans && !quoted && !/^["'‘“„]/u.test(text)
    return fits ? [at] : []
  })
  const middle = sentences.length / 2
  const [best] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  if (best === undefined) return [whole]
  return [...paragraphsOf(sentences.slice(0, best)), ...paragraphsOf(sentences.slice(best))]
}
