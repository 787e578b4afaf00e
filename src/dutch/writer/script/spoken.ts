// Makes a written sentence fit to be spoken: no brackets, no abbreviations, amounts in the order in which they are said.
// Only what is safe without knowing what the sentence means.

const SAID: readonly (readonly [RegExp, string])[] = [
  [/\s\([^()]{1,60}\)/gu, ''],
  [/€\s?(\d[\d.,]*\d|\d)(\s(?:miljoen|miljard))?/gu, '$1$2 euro'],
  [/(\d)\s?%/gu, '$1 procent'],
  [/(?<!\p{L})ca\.(?=\s)/giu, 'ongeveer'],
  [/(?<!\p{L})o\.a\.(?=\s)/giu, 'onder andere'],
  [/(?<!\p{L})bijv\.(?=\s)/giu, 'bijvoorbeeld'],
  [/(?<!\p{L})d\.w\.z\.(?=\s)/giu, 'dat wil zeggen'],
  [/(?<!\p{L})i\.p\.v\.(?=\s)/giu, 'in plaats van'],
  [/(?<!\p{L})t\/m(?!\p{L})/giu, 'tot en met'],
  [/(?<!\p{L})incl\.(?=\s)/giu, 'inclusief'],
  [/(?<!\p{L})excl\.(?=\s)/giu, 'exclusief'],
  [/(?<!\p{L})max\.(?=\s\d)/giu, 'maximaal'],
  [/(?<!\p{L})min\.(?=\s\d)/giu, 'minimaal'],
  [/(?<!\p{L})nr\.(?=\s\d)/giu, 'nummer'],
  [/(?<!\p{L})mr\.\s|(?<!\p{L})drs?\.\s|(?<!\p{L})ing\.\s|(?<!\p{L})ir\.\s/gu, ''],
  [/(\d)\s(?:m2|m²)(?!\p{L})/gu, '$1 vierkante meter'],
  [/(\d)\skm\/u(?!\p{L})/gu, '$1 kilometer per uur'],
  [/(\d)\skm(?!\p{L})/gu, '$1 kilometer'],
  [/(\d)\scm(?!\p{L})/gu, '$1 centimeter'],
  [/(\d)\skg(?!\p{L})/gu, '$1 kilo'],
]

/** The sentence as it is spoken. English keeps its own writing: only brackets go. */
export function spoken(text: string, language: 'nl' | 'en'): string {
  const rules = language === 'nl' ? SAID : SAID.slice(0, 1)
  return rules.reduce((said, [written, words]) => said.replace(written, words), text)
}
