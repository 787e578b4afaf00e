// Fixed phrases in a form that is nowhere right ('ten alle tijden', 'de enigste'), and words that do not go together:
// 'kost duur', 'zowel ... en'.
import { phraseMap } from '#dutch/text/word-lists.ts'
import { phraseAt, type Word } from './reading.ts'
import { type Hit, hitOn, type Rule } from './rule.ts'
import { likeCase } from './written-form.ts'

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

/** What is written, and what says the same. What something costs is not dear itself, nor is its price. */
const MIXED = phraseMap(`
  kost duur > kost veel; kosten duur > kosten veel; kostte duur > kostte veel; dure prijs > hoge prijs; dure prijzen > hoge prijzen;
  goedkope prijs > lage prijs; goedkope prijzen > lage prijzen`)
/** From 'zowel' to its second half. */
const MOST_WORDS_TO_EN = 6
/** As far as this 'als' can still follow. */
const MOST_WORDS_TO_ALS = 30

export const pairs: Rule = {
  severity: 'fout',
  label: 'Woorden die niet bij elkaar horen',
  explanation:
    'Sommige woorden vormen een vast paar: zowel … als, iets kost veel, een prijs is hoog of laag. Wie twee paren mengt, zegt het net verkeerd.',
  find: ({ words }) => words.flatMap((word, index) => mixed(words, word, index) ?? unpaired(words, word, index) ?? []),
}

function mixed(words: readonly Word[], word: Word, index: number): Hit | null {
  const right = MIXED.get(phraseAt(words, index, 2))
  const [second, next] = [words[index + 1], words[index + 2]]
  // 'Dat kost duur geld' and 'een dure prijs-kwaliteitverhouding' are something else.
  if (right === undefined || !second || (next?.joined === true && /^(?:geld|betaald|betaalde)$/.test(next.lower)))
    return null
  const fix = likeCase(word.text, right)
  return hitOn(word, `Dat zijn twee uitdrukkingen door elkaar, ‘${fix}’ is juist.`, fix, second)
}

/** The first 'en' behind 'zowel' in its clause, where no 'als' follows. */
function unpaired(words: readonly Word[], word: Word, index: number): Hit | null {
  if (word.lower !== 'zowel' || word.closesClause) return null
  const rest = words
    .slice(index + 1, index + 1 + MOST_WORDS_TO_ALS)
    .filter(({ sentence }) => sentence === word.sentence)
  if (rest.some(({ lower }) => lower === 'als')) return null
  const at = rest.findIndex(({ lower }) => lower === 'en')
  const and = rest[at]
  if (!and?.joined || at < 1 || at > MOST_WORDS_TO_EN || rest.slice(0, at).some(({ joined }) => !joined)) return null
  const message = 'Bij ‘zowel’ hoort ‘als’: zowel groot als klein.'
  return hitOn(and, message, likeCase(and.text, 'als'))
}
