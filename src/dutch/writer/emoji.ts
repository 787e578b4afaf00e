// One fitting emoji for a light subject, by the words it is about; none when no word is sure. Knows nothing of texts.
import { wordsOf } from '../text/words.ts'
import type { Material } from './material.ts'

/** Endings of words (compounds end in what a thing is), to their emoji. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:taart|cake)(?:en|s)?$/u, '🍰'],
  [/(?:koek|koekjes|brownies?)$/u, '🍪'],
  [/soep(?:en)?$/u, '🍲'],
  [/(?:pasta|spaghetti|lasagne)(?:’s)?$/u, '🍝'],
  [/pizza(?:’s)?$/u, '🍕'],
  [/salades?$/u, '🥗'],
  [/(?:brood|broden)$/u, '🍞'],
  [/koffie(?:machines?)?$/u, '☕'],
  [/pannenkoeken$/u, '🥞'],
  [/(?:^|.)(?:hond|honden|hondje)$/u, '🐶'],
  [/(?:^|.)(?:kat|katten|poes|kittens?)$/u, '🐱'],
  [/(?:moestuin|moestuinen)$/u, '🌱'],
  [/(?:tuin|tuinen|heg|hagen|haag)$/u, '🌿'],
  [/(?:^fiets|fiets|fietsen|fietstocht|fietsroute)$/u, '🚲'],
  [/(?:wandeling|wandelingen|wandelen|wandelroutes?)$/u, '🥾'],
  [/(?:kamperen|camping|tent)$/u, '⛺'],
  [/(?:strand|stranden)$/u, '🏖️'],
  [/^(?:schaatsen|schaatsbaan|ijsbaan)$/u, '⛸️'],
  [/(?:marathon|hardlopen)$/u, '🏃'],
  [/(?:festival|concert|concerten)$/u, '🎶'],
  [/(?:museum|tentoonstelling|expositie)$/u, '🖼️'],
  [/(?:brandweer)$/u, '🚒'],
]

/** For titles, labels and topic words, the first that has one. */
export function emojiFor({ title, labels }: Material): string | null {
  for (const word of wordsOf([title, ...labels].join(' ')))
    for (const [ending, emoji] of ENDINGS) if (ending.test(word)) return emoji
  return null
}
