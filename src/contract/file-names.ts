// Names of files that people get: readable, allowed on every system, with the moment, and no two alike. Knows no format.
import { dutchDay } from './days.ts'

/** In characters, and in bytes of UTF-8 (file systems take 255): room is left for a number and an ending. */
const LONGEST = 80
const LONGEST_BYTES = 200

/** Names that Windows keeps for devices, whatever stands behind their first dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The name of a file for this title, without an ending; `otherwise` when the title has nothing that a name may have. */
export function fileNameOf(title: string, otherwise = 'artikel'): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
  let name = Array.from(plain.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('')
  while (bytesOf(name) > LONGEST_BYTES) name = Array.from(name).slice(0, -1).join('')
  // Windows drops dots and spaces from the end, and elsewhere a dot at the beginning hides a file.
  name = name.replace(/^[\s.]+|[\s.]+$/g, '').replace(DEVICES, '_$&')
  return name === '' ? otherwise : name
}

/** How many bytes of UTF-8 a text takes: the contract knows no Buffer and no TextEncoder. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

const clock = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** The moment in a file's name, in Dutch time: `2026-03-12 1403`. */
export const stampOf = (now: Date) => `${dutchDay(now)} ${clock.format(now).replace(':', '')}`

/** A function that gives each name once: `naam.md`, `naam (2).md`. Systems that ignore capitals see two different names too. */
export function uniqueNames(): (name: string, extension: string) => string {
  const given = new Set<string>()
  return (name, extension) => {
    for (let count = 1; ; count += 1) {
      const file = `${name}${count === 1 ? '' : ` (${count})`}.${extension}`
      const key = file.normalize('NFKC').toLowerCase()
      if (given.has(key)) continue
      given.add(key)
      return file
    }
  }
}
