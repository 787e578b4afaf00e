// Fixed phrases in a form that is nowhere right: 'ten alle tijden', 'zo wie zo', 'de enigste'.
import { phraseMap } from '#dutch/text/word-lists.ts'
import { likeCase } from './capitals.ts'
import { phraseAt } from './reading.ts'
import { hitOn, type Rule } from './rule.ts'

const RIGHT = phraseMap(`
  ten alle tijden > te allen tijde; ten alle tijde > te allen tijde; te alle tijden > te allen tijde; te alle tijde > te allen tijde;
  ten allen tijde > te allen tijde; ter aller tijden > te allen tijde; zo wie zo > sowieso; so wie so > sowieso; enigste > enige;
  in groten getalen > in groten getale; in grote getale > in groten getale`)
const MOST_WORDS = 3

export const fixedPhrases: Rule = {
  severity: 'fout',
  label: 'Vaste uitdrukking',
  explanation: 'Een vaste uitdrukking heeft een vorm die niet verandert: te allen tijde, sowieso, de enige.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      for (let length = MOST_WORDS; length > 0; length -= 1) {
        const last = words[index + length - 1]
        const right = RIGHT.get(phraseAt(words, index, length))
        if (!last || right === undefined || phraseAt(words, index, length).split(' ').length !== length) continue
        const fix = likeCase(word.text, right)
        return [hitOn(word, `De vaste uitdrukking is ‘${fix}’.`, fix, last)]
      }
      return []
    }),
}
