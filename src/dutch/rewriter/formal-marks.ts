// Takes from a text what a businesslike one does without: exclamation marks, emoji, smileys, hashtags, spoken
// contractions, and the greetings of an informal letter.
import { EMOJI } from '#dutch/text/clean-text.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { hasFinite } from './finite-verbs.ts'
import type { Block } from './layout.ts'
import { applyEdits, CONJUNCTIONS, type Edit, readPassage } from './passage.ts'
import { shelterOf } from '#dutch/text/shelter.ts'
import { isVerbForm } from './word-kinds.ts'

type Pair = readonly [pattern: RegExp, line: string]

const FORMAL_OPENINGS: readonly Pair[] = [
  [/^(?:hoi|hey|hee|hé|heey|hai|hi|hallo|ha|dag|lieve) ([\p{L}][\p{L} .'’-]{0,40})([,!]?)$/iu, 'Beste $1,'],
  [/^(?:hoi|hey|hee|hé|heey|hai|hi|hallo|ha)([,!.]?)$/iu, 'Geachte lezer,'],
]
const FORMAL_CLOSINGS: readonly Pair[] = [
  [
    /^(?:(?:veel |hartelijke |lieve |warme )?groet(?:jes|en|en en tot snel)?|doei|doeg|liefs|kusjes|tot gauw|xx+|ciao)([,.!]*)( .{0,40})?$/iu,
    'Met vriendelijke groet,$2',
  ],
]
/** How many lines with text from the top an opening may stand, and from the bottom a closing. */
const OPENING_LINES = 6
const CLOSING_LINES = 5

/** Makes the opening and closing lines of a letter formal; all other lines stay. */
export function resalute(blocks: readonly Block[]): void {
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text))
  for (const block of lines.slice(0, OPENING_LINES)) exchangeLine(block, FORMAL_OPENINGS)
  for (const block of lines.slice(-CLOSING_LINES)) exchangeLine(block, FORMAL_CLOSINGS)
}

/** 'Hoi. Ik wil ...' and '... Groetjes, Karin': a greeting on the line of what it greets. Informal, and formal. */
const INLINE_GREETINGS: readonly (readonly [informal: RegExp, formal: string])[] = [
  [/^(?:hoi|hey|hai|hi|hallo)[.,!] (?=\p{Lu})/iu, 'Goedendag. '],
  [/(?<=[.!?] )(?:groetjes|groeten|groet|liefs|doei|doeg), (?=\p{Lu}[\p{L} .-]{1,40}$)/iu, 'Met vriendelijke groet, '],
]

/** Greets formally inside the first and the last block too. */
export function greetFormally(text: string): string {
  return INLINE_GREETINGS.reduce((greeted, [informal, formal]) => greeted.replace(informal, formal), text)
}

function exchangeLine(block: Block, pairs: readonly Pair[]): void {
  const [pattern, line] = pairs.find(([informal]) => informal.test(block.text)) ?? []
  if (!pattern || !line || (block.kind !== 'label' && block.kind !== 'prose')) return
  block.text = block.text.replace(pattern, line)
}

const SMILEY = /(?<=^|\s)(?:[:;]-?[)(DPp]|<3|:')\)?(?=\s|$|[.,!?])/g
// Both look at the first of a row of marks or spaces only: each of the others would read the rest of the row again.
const SHOUT = /(?<![!?])([!?])[!?]*(?=["'”’)\]]*(?:\s|$))/g
const CLOSING_HASHTAGS = /(?:(?:^|(?<!\s)\s+)#[\p{L}\p{N}_]+)+[\s.!]*$/u

/** The text with full stops for exclamation marks; a line without a verb is a title and gets none. Quotes stay. */
export function withoutExclamations(text: string): string {
  const shelter = shelterOf(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(SHOUT)) {
    // 'Yahoo! bestaat al jaren': what goes on in lower case was not ended.
    const end = match.index + match[0].length
    if (shelter[match.index] !== 0 || /^["'”’)\]]* \p{Ll}/u.test(text.slice(end, end + 6))) continue
    const mark = match[0].includes('?') ? '?' : '.'
    // 'Lekker weer...!' keeps its dots.
    const title = text.slice(end).trim() === '' && isTitle(text.slice(0, match.index))
    const dotted = title || /[.…]$/.test(text.slice(Math.max(0, match.index - 1), match.index))
    edits.push({ start: match.index, end, text: mark === '.' && dotted ? '' : mark })
  }
  return applyEdits(text, edits)
}

function isTitle(line: string): boolean {
  const { words } = readPassage(line)
  return !/[.!?:]/.test(line) && !hasFinite(words) && !isStem(words[0]?.lower ?? '')
}

/** The text without emoji and smileys; quotes stay. */
export function withoutEmoji(text: string): string {
  const shelter = shelterOf(text)
  const edits: Edit[] = []
  for (const pattern of [EMOJI, SMILEY]) {
    for (const match of text.matchAll(pattern)) {
      if (shelter[match.index] !== 0 || /^[\d#*©®™]/.test(match[0])) continue
      edits.push(withSpace(text, match.index, match.index + match[0].length))
    }
  }
  return edits.length === 0 ? text : applyEdits(text, edits).trimEnd()
}

/** The text without hashtags at its end; one inside a sentence loses only its mark: 'Vandaag in #Tiel' as 'Vandaag in Tiel'. */
export function withoutHashtags(text: string): string {
  const ended = text.replace(CLOSING_HASHTAGS, '')
  return ended.replace(/(?<![\p{L}\p{N}&/])#(?=\p{L})/gu, '')
}

/** The edit that drops a mark with one of the spaces around it. */
function withSpace(text: string, start: number, end: number): Edit {
  const before = text.charAt(start - 1)
  const after = text.charAt(end)
  // An emoji that stood for a full stop leaves one behind: 'Kom langs 😊 Tot dan.'
  const next = text.slice(end, end + 4)
  const closes = /^\s+\p{Lu}/u.test(next) || (next.trim() === '' && /[.!?]\s/.test(text))
  if (before === ' ' && closes && /[\p{L}\d)]$/u.test(text.slice(Math.max(0, start - 3), start - 1)))
    return { start: start - 1, end, text: '.' }
  if (before === ' ' && (after === '' || /[\s.,!?]/.test(after))) return { start: start - 1, end, text: '' }
  if (after === ' ' && (start === 0 || /\s/.test(before))) return { start, end: end + 1, text: '' }
  return { start, end, text: '' }
}

/** Spoken contractions in full: ''t is' as 'het is', 'heeft-ie' as 'heeft hij'. */
export function writeContractionsOut(text: string): string {
  const { words } = readPassage(text)
  const edits: Edit[] = []
  for (const [at, word] of words.entries()) {
    if (word.sheltered) continue
    const next = words[at + 1]
    if (word.lower === "'t" && next && next.gap === ' ' && !next.sheltered) {
      const name = next.text !== next.lower
      // ''t Is koud' opens a sentence; ''t Gooi' and 'Van 't Hof' are names.
      if (name && !(word.opens && isVerbForm(next.lower))) continue
      edits.push({ start: word.start, end: word.end, text: word.opens ? 'Het' : 'het' })
      if (name) edits.push({ start: next.start, end: next.end, text: next.lower })
    }
    const he = /^(\p{Ll}+)-ie$/u.exec(word.text)?.[1]
    if (he !== undefined && (CONJUNCTIONS.has(he) || isVerbForm(he)))
      edits.push({ start: word.start, end: word.end, text: `${he} hij` })
    if (word.text === 'ie' && !word.opens && word.gap === ' ' && words[at - 1])
      edits.push({ start: word.start, end: word.end, text: 'hij' })
  }
  return applyEdits(text, edits)
}
