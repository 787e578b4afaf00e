// The opening and closing lines of a letter made formal: 'Hoi Jan,' as 'Beste Jan,'.
// Knows nothing of the letter between them.
import type { Block } from './layout.ts'

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
  const written = block.text.replace(pattern, line)
  block.text = /[,!.]$/.test(block.text) ? written : written.replace(/,(?= |$)/, '')
}
