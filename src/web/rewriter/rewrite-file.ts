// Opens a text file from the user's disk, or says in Dutch why that is not possible; and saves a text as a file. Knows no
// screen.
import { decoded, isNoText } from '#web/sources/text-bytes.ts'

export const FILE_KINDS = ['.txt', '.md'] as const
const FILE_LIMIT_BYTES = 1_000_000

export type Opened = { text: string } | { problem: string }

export async function openTextFile(file: File): Promise<Opened> {
  const name = file.name.toLowerCase()
  if (!FILE_KINDS.some((kind) => name.endsWith(kind)))
    return { problem: `‘${file.name}’ kan de Herschrijver niet openen. Kies een tekstbestand: .txt of .md.` }
  if (file.size > FILE_LIMIT_BYTES) return { problem: `‘${file.name}’ is te groot. Een bestand is hoogstens 1 MB.` }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return {
      problem: `‘${file.name}’ kon niet worden gelezen. Een map kun je niet openen; een bestand moet er nog staan.`,
    }
  }
  const text = decoded(bytes)
  if (isNoText(text))
    return { problem: `‘${file.name}’ is geen tekstbestand, al eindigt de naam zo. Kies een ander bestand.` }
  if (text.trim() === '') return { problem: `‘${file.name}’ is leeg.` }
  return { text }
}

/** Saves a text as it is, line ends and all, under a name with the time in it (specification, section 9). */
export function saveTextFile(name: string, text: string, now = new Date()): void {
  const stamp = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace(/[T:]/g, '-')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${stamp}.txt`
  link.click()
  // Not at once: some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
