// The changes that one click makes: out of the title, the keyphrase and the text itself, nothing made up.
// Knows no assessment.
import { SEO_LIMITS } from '#contract/seo/limits.ts'
import { sentencesOf } from '#contract/seo/sentences.ts'
import { slugOf } from '#contract/seo/slug.ts'
import { blocksOf, type ArticleBlock } from './article-blocks.ts'
import type { Mend } from './finding.ts'
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from './limits.ts'
import { roundedOff, tableWidth, wordsWithin } from './title-width.ts'

/** The keyphrase as it stands in a text: without the quotation marks that ask for exactly these words. */
export const bare = (keyphrase: string) => keyphrase.trim().replace(/^["“”„]+|["“”]+$/gu, '')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Letters that mean themselves, also where Markdown would read them otherwise. */
function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\d+)([.)])|^([#+-])/, '$1\\$2$3')
}

const around = (block: number, { source }: ArticleBlock, from: number, to: number, text: string) =>
  ({ kind: 'replace', block, from, to, text, source }) as const

/** The keyphrase before the first sentence, as a place name stands before a report. */
export function leadIn(block: number, first: ArticleBlock | undefined, keyphrase: string): Mend | null {
  if (first?.kind !== 'alinea') return null
  const words = capitalised(bare(keyphrase))
  return {
    label: 'Zet erin',
    about: `Begint de alinea met ‘${words} –’. Maak er daarna een lopende zin van.`,
    change: around(block, first, 0, 0, `${asMarkdown(words)} – `),
  }
}

/** 'Fietsbrug tien weken dicht' becomes 'Fietsbrug Linge tien weken dicht', any other title gets the keyphrase before it. */
export function titleWithKeyphrase(title: string, keyphrase: string): Mend | null {
  const words = bare(keyphrase).split(/\s+/)
  const said = title.trim().split(/\s+/)
  let same = 0
  while (same < words.length && said[same]?.toLowerCase() === words[same]?.toLowerCase()) same += 1
  const [first = '', ...others] = words
  const begun = same > 0 ? [said[0], ...others, ...said.slice(same)].join(' ') : ''
  const value = begun || [`${capitalised([first, ...others].join(' '))}:`, title.trim()].join(' ').replace(/:\s*$/, '')
  if (value.length > SEO_LIMITS.title) return null
  return {
    label: 'Zet erin',
    about: `De SEO-titel wordt: ${value}`,
    change: { kind: 'set-field', field: 'seoTitle', value },
  }
}

/** The title without its site name, or cut at a word, so that Google shows it whole. */
export function shorterTitle(title: string): Mend | null {
  const before = title.replace(/\s+[|–—-]\s+[^|–—]*$/u, '')
  const words = wordsWithin(title, TITLE_WIDTH_PX, tableWidth) ?? ''
  const next = title.split(/\s+/)[words.split(' ').length]
  const cut = before !== title && tableWidth(before) <= TITLE_WIDTH_PX ? before : roundedOff(words, next)
  if (cut === '') return null
  return {
    label: 'Kort in',
    about: `De SEO-titel wordt: ${cut}`,
    change: { kind: 'set-field', field: 'seoTitle', value: cut },
  }
}

const setDescription = (label: string, value: string): Mend => ({
  label,
  about: `De omschrijving wordt: ${value}`,
  change: { kind: 'set-field', field: 'seoDescription', value },
})

/** The first sentences of `text` that fit in a description; '' when not even the first does. */
function firstSentences(text: string): string {
  const spans = sentencesOf(text.replaceAll('\n', ' '))
  const last = spans.findLast(({ to }) => to <= DESCRIPTION_LENGTH.most)
  return last ? text.slice(spans[0]?.from, last.to).replaceAll('\n', ' ') : ''
}

/** The beginning of the text as description, as far as its sentences fit. Not with a gap that is still to be filled. */
export function descriptionFromText(blocks: readonly ArticleBlock[]): Mend | null {
  const first = blocks.find(({ kind, text }) => kind === 'alinea' && text.trim() !== '')
  // Without the place name in capitals that a report may begin with.
  const text = first?.text.trim().replace(/^\p{Lu}[\p{Lu}\s/’'-]+\s[-–—]\s+/u, '')
  const value = firstSentences(text ?? '')
  return value === '' || value.includes('[nog in te vullen') ? null : setDescription('Neem de eerste alinea', value)
}

/** A description that is too long, cut behind a sentence. */
export function shorterDescription(description: string): Mend | null {
  const value = firstSentences(description.trim())
  return value.length < DESCRIPTION_LENGTH.most / 3 ? null : setDescription('Kort in', value)
}

export function slugOfKeyphrase(keyphrase: string): Mend | null {
  const value = slugOf(bare(keyphrase))
  if (value === '') return null
  return {
    label: 'Neem het zoekwoord',
    about: `De slug wordt: ${value}`,
    change: { kind: 'set-field', field: 'slug', value },
  }
}

/** Where `words` stand in Markdown, from `from` on; -1 when one of them is written otherwise there. */
function behind(words: readonly string[], source: string, from: number): number {
  return words.reduce((at, word) => {
    const found = at === -1 ? -1 : source.indexOf(word, at)
    return found === -1 ? -1 : found + word.length
  }, from)
}

/** Two paragraphs, cut behind the sentence nearest to the middle. null where a cut would change more than that. */
export function split(at: number, block: ArticleBlock): Mend | null {
  if (block.kind !== 'alinea') return null
  const spans = sentencesOf(block.text.replaceAll('\n', ' '))
  const middle = block.text.length / 2
  const fromMiddle = ({ to }: { to: number }) => Math.abs(to - middle)
  const [cut] = spans
    .slice(0, -1)
    .map((span, place) => ({ ...span, next: spans[place + 1]?.from ?? 0 }))
    .toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  if (!cut) return null
  const [first, second] = [block.text.slice(0, cut.to), block.text.slice(cut.next)]
  const end = behind(first.split(/\s+/), block.source, 0)
  const space = /^\s+/.exec(block.source.slice(end))?.[0]
  if (end === -1 || space === undefined) return null
  const change = around(at, block, end, end + space.length, '\n\n')
  // Not within bold letters or a link, which would end at the cut, nor behind words that are written otherwise.
  const halves = blocksOf(applied(change)).blocks
  if (halves.map(({ kind, text }) => `${kind} ${text}`).join('\n\n') !== `alinea ${first}\n\nalinea ${second}`)
    return null
  const words = second.split(/\s+/).slice(0, 4).join(' ')
  return { label: 'Splits', about: `Begint een nieuwe alinea bij ‘${words} …’.`, change }
}

const applied = ({ source, from, to, text }: ReturnType<typeof around>) =>
  source.slice(0, from) + text + source.slice(to)

/** The keyphrase in the description of the first picture that lacks it. */
export function describePicture(blocks: readonly ArticleBlock[], keyphrase: string): Mend | null {
  const words = bare(keyphrase)
  for (const [at, block] of blocks.entries())
    for (const { 1: written = '', index } of block.images.length > 0
      ? block.source.matchAll(/!\[([^[\]\\]*)\]\(/g)
      : []) {
      if (written.toLowerCase().includes(words.toLowerCase())) continue
      const text = written.trim() === '' ? capitalised(words) : `${capitalised(words)}: ${written.trim()}`
      const change = around(at, block, index + 2, index + 2 + written.length, asMarkdown(text))
      // Not in code, which only looks like a picture.
      if (!blocksOf(applied(change)).blocks[0]?.images.includes(text)) continue
      return { label: 'Zet erin', about: `De beschrijving van het beeld wordt: ${text}`, change }
    }
  return null
}

/** A heading of level 1 as one of level 2. */
export function lowerHeading(at: number, block: ArticleBlock): Mend | null {
  const line = /\n(=+)\s*$/.exec(block.source)
  const about = 'Maakt er een kop van niveau 2 van.'
  if (block.source.startsWith('# ')) return { label: 'Maak tussenkop', about, change: around(at, block, 0, 0, '#') }
  if (!line?.[1]) return null
  const from = line.index + 1
  return {
    label: 'Maak tussenkop',
    about,
    change: around(at, block, from, from + line[1].length, '-'.repeat(line[1].length)),
  }
}
