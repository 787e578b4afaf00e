// The pattern by which the pictures of one batch are named: text with parts in braces that each picture fills in. The browser
// shows by it what they will be called, and the server names them by it.
import { dutchDay } from '../days.ts'
import { fileNameOf } from '../file-names.ts'
import { titleOf } from '../pictures/download-name.ts'
import type { Size } from '../pictures/frame.ts'
import { textField } from '../text.ts'

/** What a pattern is filled in with. */
export interface Named {
  /** What the picture was called, with its ending. */
  fileName: string
  /** Its place in the batch, from 1. */
  number: number
  /** Of what is made of it, in px. */
  size: Size
  now: Date
}

/** The parts that a pattern may have, in the order in which they are offered, with what each stands for. */
export const nameParts = {
  naam: { label: 'naam', hint: 'de naam van de afbeelding', fill: ({ fileName }) => titleOf(fileName) },
  nummer: { label: 'nummer', hint: 'het volgnummer', fill: ({ number }) => String(number) },
  breedte: { label: 'breedte', hint: 'de breedte in pixels', fill: ({ size }) => String(size.width) },
  hoogte: { label: 'hoogte', hint: 'de hoogte in pixels', fill: ({ size }) => String(size.height) },
  datum: { label: 'datum', hint: 'de datum van vandaag', fill: ({ now }) => dutchDay(now) },
} as const satisfies Record<string, { label: string; hint: string; fill: (named: Named) => string }>
export type NamePart = keyof typeof nameParts

export const namePartNames = Object.keys(nameParts) as NamePart[]

export const STANDARD_PATTERN = '{naam}-{breedte}x{hoogte}'

/** Longest pattern, in characters. */
export const PATTERN_CHARACTERS = 100

const inBraces = /\{([^{}]*)\}/g
const isPart = (name: string): name is NamePart => Object.hasOwn(nameParts, name)

/** The parts in braces that no picture can fill in. */
const unknownParts = (pattern: string) =>
  [...pattern.matchAll(inBraces)].filter(([, name = '']) => !isPart(name.toLowerCase())).map(([part]) => part)

export const namePattern = textField({
  min: 1,
  max: PATTERN_CHARACTERS,
  tooShort: 'Geef een naam, bijvoorbeeld {naam}-{nummer}.',
  oneLine: true,
}).superRefine((pattern, context) => {
  const [unknown] = unknownParts(pattern)
  if (unknown === undefined) return
  const known = namePartNames.map((name) => `{${name}}`)
  context.addIssue({ code: 'custom', message: `${unknown} bestaat niet. Kies uit ${known.join(', ')}.` })
})

/** The name by `pattern`, without an ending, as any system takes it. Two pictures may get the same one. */
export function nameBy(pattern: string, named: Named): string {
  const filled = pattern.replace(inBraces, (part: string, name: string) => {
    const known = name.toLowerCase()
    return isPart(known) ? nameParts[known].fill(named) : part
  })
  return fileNameOf(filled, 'afbeelding')
}
