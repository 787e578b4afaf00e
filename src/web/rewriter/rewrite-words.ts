// How the Herschrijver says how much text there is. Knows no markup.
import { characterCount } from '#contract/text.ts'
import { wordCount, wordsIn } from '#web/sources/word-count.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

/** `1 wijziging`, `12 wijzigingen`. */
export function numberOf(count: number, one: string, more: string): string {
  return `${dutchNumber(count)} ${count === 1 ? one : more}`
}

/** `812 tekens · 132 woorden`. */
export function sizeOf(text: string): string {
  return `${numberOf(characterCount(text), 'teken', 'tekens')} · ${wordsIn(text)}`
}

/** How much longer or shorter `text` is than `original`, in words and percent. */
export function comparedTo(original: string, text: string): string {
  const before = wordCount(original)
  const percent = before === 0 ? 0 : Math.round(((wordCount(text) - before) / before) * 100)
  if (percent === 0) return 'even lang als het origineel'
  return `${dutchNumber(Math.abs(percent))}% ${percent < 0 ? 'korter' : 'langer'} dan het origineel`
}
