// Makes a text longer without telling anything new: clipped questions whole, a link between two sentences, and steps in
// their order. Knows no mode but its own. It adds no sentence: what is true of any shoe is out of place in a shop's text.

import type { RewriteAddress } from '#dutch/rewriter/orders.ts'
import { lowerFirst, mayLoseCapital } from '../writer/capitals.ts'
import { domainOf, type Domain } from '../writer/general/domain.ts'
import { addressOf } from '../writer/language.ts'
import { registerOf } from '../writer/register.ts'
import { takeSteps, type Step } from './block-steps.ts'
import { isFinite } from './finite-verbs.ts'
import type { Block } from './layout.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { stemOfForm } from './verb-forms.ts'
import { completeQuestions, orderSteps, writePercentOut } from './whole-sentences.ts'

/** The register is read from this much of the text, in UTF-16 units. */
const READ_UNITS = 5_000
const TITLE_UNITS = 200
/** Where commands are steps, each taken after the one before. */
const ORDERED_DOMAINS: ReadonlySet<Domain> = new Set(['food', 'howto'])

/** 'Zo verpot je een plant', 'Hoe bak je een taart?': what follows are steps, whatever they are about. */
const INSTRUCTIVE = /^\s*(?:zo \p{Ll}+ (?:je|u)|in \p{L}+ stappen|stappenplan|hoe \p{Ll}+ (?:je|u))(?!\p{L})/iu

/** Adds to `blocks`. `address` is how the result speaks to its reader, whatever the text does now. */
export function lengthen(blocks: readonly Block[], address: RewriteAddress, banned: readonly string[]): void {
  const text = blocks.map((block) => block.text).join('\n')
  const title = blocks.find((block) => /\p{L}/u.test(block.text))?.text.slice(0, TITLE_UNITS) ?? ''
  const domain = domainOf(registerOf(title, text.slice(0, READ_UNITS)))
  const spoken = address === 'keep' ? addressOf(text) : address
  const inSteps = ORDERED_DOMAINS.has(domain) || INSTRUCTIVE.test(title)
  const questions: Step = (line) => (spoken === 'je' || spoken === 'u' ? completeQuestions(line, spoken) : line)
  takeSteps(blocks, ['prose', 'item'], banned, [writePercentOut, questions])
  takeSteps(blocks, ['prose'], banned, inSteps ? [linkSentences, orderSteps] : [linkSentences])
}

/** 'Het museum heeft ook een café' as 'Daarnaast heeft het museum ook een café': it adds to the sentence before it. */
function linkSentences(text: string): string {
  if (/daarnaast|bovendien/i.test(text)) return text
  const passage = readPassage(text)
  const groups = wordsBySentence(passage)
  for (const [at, words] of groups.entries()) {
    const edits = at > 0 ? linkEdits(passage, words) : []
    // One link in a paragraph is a link; two are a tic.
    if (edits.length > 0) return applyEdits(text, edits)
  }
  return text
}

function linkEdits({ text, sentences }: Passage, words: readonly Word[]): Edit[] {
  const [first] = words
  const span = sentences[first?.sentence ?? 0]
  const sentence = span ? text.slice(span.start, span.end) : ''
  if (!first || first.sheltered || !mayLoseCapital(sentence) || !sentence.endsWith('.')) return []
  if (!/^(?:de|het|een|ik|je|u|we|wij|ze|zij|hij|er|onze|ons|deze|dit)$/.test(first.lower)) return []
  const verbAt = words.findIndex(({ lower }, at) => at > 0 && isFinite(lower))
  const verb = words[verbAt]
  const also = words.findIndex(({ lower }) => lower === 'ook')
  if (!verb || verbAt > 4 || also <= verbAt || also > verbAt + 3 || verb.sheltered) return []
  if (
    words.slice(1, also + 1).some(({ gap, sheltered }) => gap !== ' ' || sheltered) ||
    /^(?:niet|al|maar|wel)$/.test(words[also + 1]?.lower ?? '')
  )
    return []
  const familiar = first.lower === 'je' && verbAt === 1 ? (stemOfForm(verb.lower) ?? verb.text) : verb.text
  return [
    { start: first.start, end: first.end, text: `Daarnaast ${familiar} ${lowerFirst(first.text)}` },
    { start: verb.start - 1, end: verb.end, text: '' },
  ]
}
