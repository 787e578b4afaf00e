// Whether a title says another number of something than its source: then they are never put into one text.
import { stemOfWord } from '../text/words.ts'

const COUNTED =
  /(?<![\p{L}\p{N}.,])(\d[\d.,]*|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf)\s+(?:\p{L}+e\s+)?(\p{L}{3,})/giu
const WORDS: Record<string, string> = Object.fromEntries(
  'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ').map((word, at) => [word, String(at)]),
)

const numberOf = (said: string) => WORDS[said.toLowerCase()] ?? said.replace(/[.,]$/, '').replace(/\.(?=\d{3})/g, '')

/** What is counted, to the numbers that are said of it. */
function countsIn(text: string): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const [, amount = '', noun = ''] of text.matchAll(COUNTED)) {
    const stem = stemOfWord(noun.toLowerCase())
    counts.set(stem, (counts.get(stem) ?? new Set()).add(numberOf(amount)))
  }
  return counts
}

const LARGE = 20

/** Whether `title` gives a number of something that the source counts too, and never so. Never for an empty source. */
export function contradicts(title: string, source: string): boolean {
  if (source.trim() === '') return false
  const told = countsIn(source)
  return [...countsIn(title)].some(([noun, amounts]) => {
    const others = told.get(noun)
    // A large number that stands in the text counts the same by another name: 'bewoners', 'inwoners'.
    const said = new Set(source.match(/\d[\d.]*/gu)?.map(numberOf))
    if ([...amounts].some((amount) => Number(amount) >= LARGE && said.has(amount))) return false
    // Where a text gives several numbers of something, the one of the title may be their sum.
    return others?.size === 1 && [...amounts].every((amount) => !others.has(amount))
  })
}
