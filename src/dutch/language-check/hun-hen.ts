// 'Hun hebben' -> 'zij hebben', 'aan hun' -> 'aan hen'. 'Hun' before a noun or as an indirect object stays.
import { likeCase } from './capitals.ts'
import { clauseAfter, type Word } from './reading.ts'
import { isParticiple } from './participles.ts'
import { wordSet, type Hit, type Rule } from './rule.ts'

/** Plural forms that are never a noun, so that 'hun' before one can be no possessive. */
const VERBS = wordSet(`
  hadden gingen wilden zouden moesten konden mochten deden kwamen zeiden dachten vonden wisten stonden zaten kregen maakten hoefden
  moeten zullen mogen`)
/** Plural forms that are a noun as well: 'hun hebben en houden', 'hun kunnen'. */
const NOUN_VERBS = wordSet('hebben gaan willen kunnen')
/** With a participle 'hun' can be an indirect object: 'hun zijn prijzen beloofd', 'hun werden kansen geboden'. */
const PASSIVE_VERBS = wordSet('zijn waren worden werden')
/** Of going and being: in the passive these do not exist, so that 'hun' before 'zijn' is the subject: 'hun zijn naar huis gegaan'. */
const NEVER_PASSIVE =
  /^(?:weg|mee|terug|thuis|binnen|langs|uit|heen|op)?(?:gegaan|gekomen|gereisd|geweest|gevlucht|vertrokken|verhuisd)$/
/** What happens to someone, or is something to someone: 'hun zijn veel kansen ontgaan', 'hun zijn de regels bekend'. */
const HAPPENS = wordSet(`
  geboren ontgaan ontvallen overkomen ontschoten ontglipt gelukt bijgebleven opgevallen meegevallen tegengevallen toegekomen bekend onbekend
  vreemd duidelijk onduidelijk heilig dierbaar vijandig welgezind gunstig`)
/** Behind these 'hun kunnen' and the like is a noun phrase. */
const OF_NOUN = wordSet('en is was wordt werd heeft had blijft lijkt blijkt kan zal zou van om staat ligt zijn waren')
const OPENS_CLAUSE = wordSet('dat omdat want maar dus terwijl')

const PREPOSITIONS = wordSet(
  'aan voor met van door bij naar over tegen zonder tussen achter naast op onder uit namens via',
)
/** No noun phrase goes on with one of these. */
const NO_NOUN = wordSet('is wordt werd heeft had moet zal zou kon mag dat omdat want maar')

export const hunHen: Rule = {
  severity: 'fout',
  label: 'Hun, hen of zij',
  explanation:
    '‘Hun’ is nooit het onderwerp van een zin: dat is ‘zij’ of ‘ze’. Achter een voorzetsel staat ‘hen’, behalve als ‘hun’ bij een zelfstandig naamwoord hoort: aan hen, maar aan hun kinderen.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      if (word.lower !== 'hun') return []
      if (isSubject(words, index)) {
        const fix = likeCase(word.text, 'zij')
        return [
          hit(word, fix, `‘${word.text}’ kan geen onderwerp zijn, schrijf ‘${fix}’ of ‘${likeCase(word.text, 'ze')}’.`),
        ]
      }
      const before = words[index - 1]
      if (!before || !word.joined || !PREPOSITIONS.has(before.lower) || !standsAlone(words, index)) return []
      const fix = likeCase(word.text, 'hen')
      return [
        hit(
          word,
          fix,
          `Achter een voorzetsel als ‘${before.lower}’ staat ‘${fix}’ als er geen zelfstandig naamwoord volgt.`,
        ),
      ]
    }),
}

function hit({ start, end }: Word, fix: string, message: string): Hit {
  return { start, end, message, fix }
}

function isSubject(words: readonly Word[], index: number): boolean {
  const [hun, verb] = [words[index], words[index + 1]]
  if (!hun || !verb?.joined || !opensMainClause(words, index)) return false
  if (VERBS.has(verb.lower)) return true
  const next = words[index + 2]
  if (NOUN_VERBS.has(verb.lower)) return next?.joined === true && !OF_NOUN.has(next.lower)
  if (!PASSIVE_VERBS.has(verb.lower) || !next?.joined || OF_NOUN.has(next.lower)) return false
  const clause = clauseAfter(words, index, 30)
  if (clause.some(({ lower }) => HAPPENS.has(lower))) return false
  const participles = clause.filter(({ lower }) => isParticiple(lower))
  const goes = participles.every(({ lower, closesClause }) => closesClause && NEVER_PASSIVE.test(lower))
  return hun.opens && goes
}

/** Where an object could not stand: within a clause 'hun' before a verb is one ('die wij hun hadden beloofd'). */
function opensMainClause(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return !before || words[index]?.opensClause === true || OPENS_CLAUSE.has(before.lower)
}

function standsAlone(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  return words[index]?.closes === true || (next?.joined === true && NO_NOUN.has(next.lower))
}
