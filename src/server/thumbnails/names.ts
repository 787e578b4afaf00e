// The names of thumbnails in a ZIP, and that of the ZIP. Knows no file.
import { fileNameOf, stampOf, uniqueNames } from '#contract/file-names.ts'
import { titleOf } from '#contract/pictures/download-name.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import type { ReceivedFile } from '../http/receive.ts'

/** One for each, allowed on every system, no two alike; the ending says what the bytes are, whatever the sender called it. */
export function entryNames(files: readonly Pick<ReceivedFile, 'name' | 'kind'>[]): string[] {
  const nameOnce = uniqueNames()
  return files.map(({ name, kind }) =>
    nameOnce(stamped(titleOf(name)), formatWords[kind === 'png' ? 'png' : 'jpeg'].extension),
  )
}

/** What is too long is cut before its moment: that stays. */
function stamped(name: string): string {
  const [stamp = ''] = / \d{4}-\d{2}-\d{2} \d{4}$/.exec(name) ?? []
  return `${fileNameOf(name.slice(0, name.length - stamp.length), 'thumbnail')}${stamp}`
}

export const zipName = (now: Date) => `thumbnails ${stampOf(now)}.zip`
