// Fixed phrases in a form that is nowhere right ('ten alle tijden', 'de enigste'), and words that do not go together:
// 'kost duur', 'zowel ... en'.
import { phraseMap } from '#dutch/text/word-lists.ts'
import { phraseAt, type Word } from './reading.ts'
import { type Hit, hitOn, type Rule } from './rule.ts'
import { likeCase } from './written-form.ts'

/** What something costs is not dear itself, nor is its price. A phrase that becomes itself is right, and its parts are left alone. */
const RIGHT = phraseMap(`
  ten alle tijden > te allen tijde; ten alle tijde > te allen tijde; te alle tijden > te allen tijde; te alle tijde > te allen tijde;
  ten allen tijde > te allen tijde; ter aller tijden > te allen tijde; zo wie zo > sowieso; so wie so > sowieso; enigste > enige;
  in groten getalen > in groten getale; in grote getale > in groten getale; kost duur > kost veel; kosten duur > kosten veel;
  kostte duur > kostte veel; kost duur geld > kost duur geld; kosten duur geld > kosten duur geld; dure prijs > hoge prijs;
  dure prijzen > hoge prijzen; goedkope prijs > lage prijs; goedkope prijzen > lage prijzen`)
const MOST_WORDS = 3
/** From 'zowel' to its second half. */
const MOST_WORDS_TO_EN = 6
/** As far as this 'als' can still follow. */
const MOST_WORDS_TO_ALS = 30

export const fixedPhrases: Rule = {
  severity: 'fout',
  label: 'Vaste uitdrukking',
  explanation:
    'Een vaste uitdrukking heeft een vorm die niet verandert: te allen tijde, sowieso, de enige, iets kost veel, zowel … als.',
  find: ({ words }) => words.flatMap((word, index) => mixed(words, word, index) ?? unpaired(words, word, index) ?? []),
}

/** The longest phrase that begins at `index`. */
function mixed(words: readonly Word[], word: Word, index: number): Hit | null {
  const spoken = phraseAt(words, index, MOST_WORDS).split(' ')
  for (let length = spoken.length; length > 0; length -= 1) {
    const phrase = spoken.slice(0, length).join(' ')
    const [right, last] = [RIGHT.get(phrase), words[index + length - 1]]
    if (right === phrase) return null
    const fix = likeCase(word.text, right ?? '')
    if (right !== undefined) return hitOn(word, `De vaste uitdrukking is ‘${fix}’.`, fix, last)
  }
  return null
}

/** The first 'en' behind 'zowel' in its clause, where no 'als' follows. */
function unpaired(words: readonly Word[], word: Word, index: number): Hit | null {
  if (word.lower !== 'zowel' || word.closesClause) return null
  const rest = words
    .slice(index + 1, index + 1 + MOST_WORDS_TO_ALS)
    .filter(({ sentence }) => sentence === word.sentence)
  const at = rest.findIndex(({ lower }) => lower === 'en')
  const and = rest[at]
  if (!and || at < 1 || at > MOST_WORDS_TO_EN || rest.slice(0, at + 1).some(({ joined }) => !joined)) return null
  if (rest.some(({ lower }) => lower === 'als')) return null
  return hitOn(and, 'Bij ‘zowel’ hoort ‘als’: zowel groot als klein.', likeCase(and.text, 'als'))
}
