// One fitting emoji for a light subject, by the words it is about; none when no word is sure. Knows nothing of texts.
import { wordsOf } from '../text/words.ts'
import type { Material } from './material.ts'

/** Endings of words (compounds end in what a thing is), behind their emoji; `^` stands for a whole word. */
const ENDINGS: readonly (readonly [RegExp, string])[] = `
  🥧 ^hartige|quiche|(?:prei|uien|spinazie|kaas|groente)taart | 🍰 (?:taart|cake)(?:en|s)? | 🍪 koek|koekjes|brownies? | 🍲 soep(?:en)? | 🍝 (?:pasta|spaghetti|lasagne)(?:’s)? | 🍕 pizza(?:’s)?
  🥗 salades? | 🍞 brood|broden | ☕ koffie(?:machines?)? | 🥞 pannenkoeken | 🐶 (?<!zee)hond(?:en|je)? | 🐱 kat|katten|poes|kittens?
  🌱 moestuin|moestuinen | 🌿 tuin|tuinen|heg|hagen|.haag | 🚲 fiets|fietsen|fietstocht|fietsroute
  🥾 wandeling|wandelingen|wandelen|wandelroutes? | ⛺ kamperen|camping|^tent | 🏖️ (?<!ge)strand|stranden | ⛸️ ^schaatsen|^schaatsbaan|^ijsbaan
  🏃 marathon|hardlopen | 🎶 festival|concert|concerten | 🖼️ museum|tentoonstelling|expositie | 🚒 brandweer`
  .trim()
  .split(/ \| |\n +/u)
  .map((line) => line.split(/ (.*)/u))
  .map(([emoji = '', endings = '']) => [new RegExp(`(?:${endings})$`, 'u'), emoji])

/** Behind these a word tells what there is not. */
const ABSENT = new Set(['geen', 'géén', 'zonder', 'niet'])

/** Of the words of its title, the first that has one. */
export function emojiFor({ title }: Material): string | null {
  const words = wordsOf(title)
  for (const [at, word] of words.entries())
    for (const [ending, emoji] of ENDINGS) if (ending.test(word) && !ABSENT.has(words[at - 1] ?? '')) return emoji
  return null
}
