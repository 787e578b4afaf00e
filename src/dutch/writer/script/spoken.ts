// Makes a written sentence fit to be spoken: no brackets, no abbreviations, amounts in the order in which they are said.
// Only what is safe without knowing what the sentence means.

/** Abbreviations, behind what stands for them; of the last ones a figure stands in front. */
const SHORT = `ca. ongeveer | o.a. onder andere | bijv. bijvoorbeeld | d.w.z. dat wil zeggen | i.p.v. in plaats van
  t/m tot en met | incl. inclusief | excl. exclusief | max. maximaal | min. minimaal | nr. nummer`
const UNITS =
  'm2 vierkante meter | m² vierkante meter | km/u kilometer per uur | km kilometer | cm centimeter | kg kilo'
const pairsIn = (list: string) => list.split(/ \| |\n +/u).map((entry) => /^(\S+) (.*)$/u.exec(entry)?.slice(1) ?? [])

const SAID: readonly (readonly [RegExp, string])[] = [
  [/\s\([^()]{1,60}\)/gu, ''],
  [/€\s?(\d[\d.,]*\d|\d)(\s(?:miljoen|miljard))?/gu, '$1$2 euro'],
  [/(\d)\s?%/gu, '$1 procent'],
  [/(?<!\p{L})(?:mr|drs?|ing|ir)\.\s/gu, ''],
  ...pairsIn(SHORT).map(([short = '', words = '']): [RegExp, string] => [
    // 'max.' and 'min.' are short for other things where no figure follows.
    new RegExp(`(?<!\\p{L})${short.replaceAll('.', '\\.')}(?=\\s${/^(?:m|n)/u.test(short) ? '\\d' : ''})`, 'giu'),
    words,
  ]),
  ...pairsIn(UNITS).map(([unit = '', words = '']): [RegExp, string] => [
    new RegExp(`(\\d)\\s${unit}(?!\\p{L})`, 'gu'),
    `$1 ${words}`,
  ]),
]

/** The sentence as it is spoken. English keeps its own writing: only brackets go. */
export function spoken(text: string, language: 'nl' | 'en'): string {
  const rules = language === 'nl' ? SAID : SAID.slice(0, 1)
  return rules.reduce((said, [written, words]) => said.replace(written, words), text)
}
