// Reads a ZIP with a Markdown text and the pictures that lie beside it, as an export makes one and other programs do too. Takes the pictures
// that the text names, and no others.
import { posix } from 'node:path'
import { PICTURE_BYTES } from '#contract/pictures/upload.ts'
import { decoderOf } from '../fetch/page-characters.ts'
import { readMarkdownFile } from './import-markdown.ts'
import type { Gathering } from './import-pictures.ts'
import type { NotImported, ReadFile } from './import-result.ts'
import { ENTRY_BYTES, fileIn, namesIn, ZipRefused } from './import-zip.ts'
import { withAddresses } from './picture-addresses.ts'

/** Files that systems and programs put in a ZIP beside what somebody packed. */
const isBeside = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)

const textsIn = (names: readonly string[]) =>
  names.filter((name) => /\.(?:md|markdown)$/i.test(name) && !isBeside(name))

/** Whether a ZIP holds a Markdown text, and is no Word document. A broken one is none. */
export function isPackage(bytes: Uint8Array): boolean {
  try {
    const names = namesIn(bytes)
    return !names.includes('[Content_Types].xml') && textsIn(names).length > 0
  } catch (error) {
    if (error instanceof ZipRefused) return false
    throw error
  }
}

/** @throws ZipRefused. */
export function readPackage(bytes: Uint8Array, { add }: Pick<Gathering, 'add'>): ReadFile | NotImported {
  const names = new Set(namesIn(bytes))
  const [text = '', ...others] = textsIn([...names])
  if (others.length > 0) return { problem: 'wrongFileKind', message: SEVERAL }
  const file = fileIn(bytes, text, ENTRY_BYTES)
  if (file === undefined) throw new ZipRefused('broken')
  const read = readMarkdownFile(decoderOf(file, '').decode(file).replaceAll('\u0000', ''))
  const folder = posix.dirname(text)
  const known = new Map<string, string | undefined>()
  const addressOf = (name: string) => {
    if (!known.has(name))
      known.set(name, add(posix.basename(name), fileIn(bytes, name, PICTURE_BYTES) ?? new Uint8Array()))
    return known.get(name)
  }
  const content = withAddresses(read.content, (address) => {
    const name = nameOf(address, folder)
    return name !== undefined && names.has(name) && /\.(?:jpe?g|png|webp|gif|avif|heic|svg|bmp|tiff?)$/i.test(name)
      ? addressOf(name)
      : undefined
  })
  return { ...read, content }
}

const SEVERAL =
  'In deze ZIP staan meerdere artikelen. Pak hem uit, en importeer elk artikel als een eigen ZIP met zijn afbeeldingen, of als los bestand.'

/** The name in the ZIP of what an address beside the text leads to. */
function nameOf(address: string, folder: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address)) return undefined
  const bare = address.replace(/[?#][^]*$/, '')
  try {
    return posix.join(folder, decodeURIComponent(bare))
  } catch {
    return posix.join(folder, bare)
  }
}
