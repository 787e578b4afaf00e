// Words that do not go together: 'kost duur', 'een dure prijs', 'zowel ... en'.
import { phraseMap } from '#dutch/text/word-lists.ts'
import { likeCase } from './capitals.ts'
import { phraseAt, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** What is written, and what says the same. What something costs is not dear itself, nor is its price. */
const MIXED = phraseMap(`
  kost duur > kost veel; kosten duur > kosten veel; kostte duur > kostte veel; dure prijs > hoge prijs; dure prijzen > hoge prijzen;
  goedkope prijs > lage prijs; goedkope prijzen > lage prijzen`)
/** From 'zowel' to its second half. */
const MOST_WORDS = 6
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
  if (!and?.joined || at < 1 || at > MOST_WORDS || rest.slice(0, at).some(({ joined }) => !joined)) return null
  const message = 'Bij ‘zowel’ hoort ‘als’: zowel groot als klein.'
  return hitOn(and, message, likeCase(and.text, 'als'))
}
