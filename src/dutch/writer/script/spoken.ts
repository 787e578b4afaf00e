// Makes a written sentence fit to be spoken: no brackets, no abbreviations, amounts in the order in which they are said.
// Only what is safe without knowing what the sentence means.

/** Abbreviations and units, each with what is said for it; 'max.' and 'min.' are short for other things where no figure follows. */
const SHORT = String.raw`ca\. ongeveer | o\.a\. onder andere | bijv\. bijvoorbeeld | d\.w\.z\. dat wil zeggen | i\.p\.v\. in plaats van
  t/m tot en met | o\.v\.v\. onder vermelding van | kWh kilowattuur | Wh wattuur | m[2²] vierkante meter | incl\. inclusief | excl\. exclusief | max\.(?=\s\d) maximaal | min\.(?=\s\d) minimaal | nr\.(?=\s\d) nummer
  (?<=\d\s)km/u kilometer per uur | (?<=\d\s)km kilometer | (?<=\d\s)cm centimeter | (?<=\d\s)kg kilo`

const SAID: readonly (readonly [RegExp, string])[] = [
  [/\s\([^()]{1,60}\)/gu, ''],
  [/(\d[.:]\d\d)\s?[-–]\s?(\d{1,2}[.:]\d\d)/gu, '$1 tot $2'],
  [/€\s?(\d[\d.,]*\d|\d)(\s(?:miljoen|miljard))?/gu, '$1$2 euro'],
  [/(\d)\s?%/gu, '$1 procent'],
  [/(?<!\p{L})(?:mr|drs?|ing|ir)\.\s/gu, ''],
  ...SHORT.split(/ \| |\n +/u).map((entry): [RegExp, string] => {
    const [, short = '', words = ''] = /^(\S+) (.*)$/u.exec(entry) ?? []
    return [new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, 'giu'), words]
  }),
]

/** The sentence as it is spoken. English keeps its own writing: only brackets go. */
export function spoken(text: string, language: 'nl' | 'en'): string {
  const rules = language === 'nl' ? SAID : SAID.slice(0, 1)
  return rules.reduce((said, [written, words]) => said.replace(written, words), text)
}
