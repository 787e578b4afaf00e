// What is said of a batch, in Dutch. Renders nothing.
import { sourceKinds } from '#contract/pictures/formats.ts'
import { BYTES_PER_KILOBYTE } from '#contract/resizer/recipe.ts'
import { fileKinds } from '#contract/upload.ts'
import { countOf } from '#web/pictures/picture-words.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { pointOf, type Entry, type Made } from './batch-entry.ts'

/** What there is to say of a result beside its size: a limit that was not met, or what it took to meet it. */
export function resultWords({ image, recipe }: Made): string | undefined {
  const { mostKilobytes, quality: wanted } = recipe
  if (mostKilobytes === null) return undefined
  const most = fileSize(mostKilobytes * BYTES_PER_KILOBYTE)
  if (!image.met) return `Kleiner dan ${most} lukt niet bij dit formaat. Kies een kleiner formaat, of sta meer kB toe.`
  return image.quality !== null && image.quality < wanted
    ? `Kwaliteit ${image.quality} %, om binnen ${most} te blijven.`
    : undefined
}

/** What is said of the point around which it is cut. */
export function pointWords(entry: Pick<Entry, 'focus' | 'made' | 'found'>): string {
  if (entry.focus !== null) return 'Brandpunt, sleep om te verplaatsen'
  return pointOf(entry) === null
    ? 'Brandpunt wordt gevonden, of druk op de afbeelding'
    : 'Brandpunt gevonden, sleep om te verplaatsen'
}

/** The name of a file's kind by what the browser says of it: 'JPEG'. */
export function kindLabel(file: File): string {
  const kind = sourceKinds.find((one) => fileKinds[one].mediaType === file.type)
  return kind === undefined ? 'Afbeelding' : fileKinds[kind].label
}

/** What a picture got beside its size, each in a word or two; nothing for one that lacked nothing. */
export function finishedWords({ image: { finished } }: Made): string[] {
  const words = { contrast: 'Meer contrast', colour: 'Levendiger kleuren', sharpness: 'Scherper' }
  return Object.entries(words).flatMap(([part, word]) => (finished[part as keyof typeof words] ? [word] : []))
}

/** Why pictures failed, of which there is one at least: that one by name; more by one reason, or each by its own, which stands with it. */
export function failureWords(failures: readonly { name: string; reason: string }[]): string {
  const reasons = failures.map(({ reason }) => reason)
  const [{ name, reason: first } = { name: '', reason: '' }] = failures
  if (failures.length === 1) return first.includes(name) ? first : `‘${name}’: ${first}`
  return new Set(reasons).size === 1
    ? `${first} Dat geldt voor ${countOf(reasons.length)}.`
    : `${countOf(reasons.length)} zijn mislukt. Bij elke staat waarom.`
}
