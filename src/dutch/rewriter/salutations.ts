// The opening and closing lines of a letter, formal and informal: 'Hoi Jan,' and 'Beste Jan,'.
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
const INFORMAL_OPENINGS: readonly Pair[] = [
  [/^(?:zeer )?geachte heer(?: ?\/ ?| of |, )mevrouw,?$/iu, 'Hallo,'],
  [/^l\.s\.,?$/iu, 'Hallo,'],
  [/^(?:zeer )?geachte heer (.{1,40}?),?$/iu, 'Beste meneer $1,'],
  [/^(?:zeer )?geachte (.{1,50}?),?$/iu, 'Beste $1,'],
]
const INFORMAL_CLOSINGS: readonly Pair[] = [
  [/^(?:hoogachtend|(?:met )?vriendelijke groet(?:en)?|met (?:de )?meeste hoogachting)([,.]?)$/iu, 'Groeten,'],
  [/^met hartelijke groet(?:en)?([,.]?)$/iu, 'Hartelijke groeten,'],
]
/** How many lines with text from the top an opening may stand, and from the bottom a closing. */
const OPENING_LINES = 6
const CLOSING_LINES = 5

/** Makes the opening and closing lines of a letter formal or informal; all other lines stay. */
export function resalute(blocks: readonly Block[], tone: 'formal' | 'informal'): void {
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text))
  const openings = tone === 'formal' ? FORMAL_OPENINGS : INFORMAL_OPENINGS
  const closings = tone === 'formal' ? FORMAL_CLOSINGS : INFORMAL_CLOSINGS
  for (const block of lines.slice(0, OPENING_LINES)) exchangeLine(block, openings)
  for (const block of lines.slice(-CLOSING_LINES)) exchangeLine(block, closings)
}

/** True when a text opens or closes as a letter does. */
export function isLetter(blocks: readonly Block[]): boolean {
  const lines = blocks.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => text)
  return (
    lines
      .slice(0, OPENING_LINES)
      .some(
        (line) =>
          /^(?:geachte|beste|lieve|hoi|hallo|dag|l\.s\.)(?:[ ,!]|$).{0,60}$/iu.test(line) && !/[.?]$/.test(line),
      ) ||
    lines
      .slice(-CLOSING_LINES)
      .some((line) => /^(?:hoogachtend|met (?:vriendelijke|hartelijke) groet|groet)/iu.test(line))
  )
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
  if (block.kind !== 'label' && block.kind !== 'prose') return
  for (const [pattern, line] of pairs) {
    if (!pattern.test(block.text)) continue
    const comma = /[,!.]$/.test(block.text)
    const written = block.text.replace(pattern, line).replace(/undefined/g, '')
    block.text = comma ? written : written.replace(/,(?= |$)/, '')
    return
  }
}
