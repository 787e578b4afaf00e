// Names of exported files: readable, allowed on every system, and no two alike. Knows no format.

/** In characters, and in bytes of UTF-8 (file systems take 255): room is left for a number and an ending. */
const LONGEST = 80
const LONGEST_BYTES = 200

/** Names that Windows keeps for devices, whatever stands behind their first dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The name of a file for this title, without an ending. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
  let name = Array.from(plain.slice(0, 2 * LONGEST))
    .slice(0, LONGEST)
    .join('')
  while (Buffer.byteLength(name) > LONGEST_BYTES) name = Array.from(name).slice(0, -1).join('')
  // Windows drops dots and spaces from the end, and elsewhere a dot at the beginning hides a file.
  name = name.replace(/^[\s.]+|[\s.]+$/g, '').replace(DEVICES, '_$&')
  return name === '' ? 'artikel' : name
}

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
