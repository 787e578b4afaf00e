// Words of a running text, lower case, and stems that are the same for the forms of one word. Knows no grammar.

const WORD = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu

/** The words of a text in lower case, in order: 'foto’s', '2.400' and 'e-bike' are one word each. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** Longest endings first, so that 'bruggetjes' loses more than its -s. */
const ENDING = /(?:['’]s|heden|ingen|etjes|tjes|jes|etje|tje|isch|ische|ende|eren|en|er|es|e|s|t)$/u

/**
 * A rough stem of a word in lower case: forms of one word mostly share it ('bruggen', 'brug'; 'Tielse', 'Tiel').
 * Only for comparing; it is no word.
 */
export function stemOfWord(word: string): string {
  if (word.length < 5) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= MOST_STEMS) stems.clear()
  const stem = /\p{N}/u.test(word) ? word : stemmed(word)
  stems.set(word, stem)
  return stem
}

/** Stems found before: the words of one text are asked for again and again. */
const stems = new Map<string, string>()
const MOST_STEMS = 4_000

function stemmed(word: string): string {
  let stem = word
  for (let turn = 0; turn < 2; turn++) {
    const shorter = stem.replace(ENDING, '')
    if (shorter.length < 3) break
    stem = shorter
  }
  return stem
    .replace(/([aeou])\1/gu, '$1')
    .replace(/([bcdfgklmnprstvz])\1$/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
}
