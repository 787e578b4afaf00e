// 'De de' -> 'de'. Doubles that can be meant ('dat dat', 'heel heel', 'vul je naam in in het veld') stay.
import { FLAT_ADJECTIVES, INFLECTED } from '#dutch/text/adjectives.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { isParticiple } from '#dutch/text/verb-forms.ts'
import { clauseAfter, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** A pronoun beside another, a verb that closes a clause beside one that opens the next: 'dat zij zij zijn', 'wat het is is'. */
const GRAMMATICAL = wordSet(`
  dat die zij ze je u jij jullie haar zijn hun ons wij we hij ik mij me wie wat waar hoe er is was waren had hadden heeft hebben heb hebt kan kon zou
  wordt werd worden werden moet moeten doet doen deed gaat gaan ging staat ligt zit komt kwam blijft blijven weet zegt geldt niet mensen kinderen
  vrouwen mannen dieren dit zo`)
/** Part of a verb beside a preposition: 'vul het in in het veld', 'ruim het op op zaterdag'. Only as first words never right. */
const PARTICLES = wordSet('in op aan bij uit over voor om door af mee tegen toe onder na tussen langs rond')
/** Of being somewhere: behind one of these 'in' and 'op' are no part of the verb. */
const OF_PLACE = wordSet('ligt liggen lag lagen woont wonen woonde woonden zit zitten zat zaten werkt hangt hing')
/** Said twice for emphasis, counted, or a sound. */
const EMPHATIC = new Set([
  ...FLAT_ADJECTIVES,
  ...INFLECTED.keys(),
  ...wordSet(`
  heel erg zeer veel ver nooit altijd weer steeds echt ja nee nou wel hè bla ha hi haha dag kom kijk stop wacht help hoor hop hup stap jammer keer
  eindelijk hoera verder pas sorry bijna fout heen helemaal hier daar meer minder wow nul één twee drie`),
])
const BEHIND_PREPOSITION = wordSet('aan bij door in met naar om op over tot uit van voor')

export const doubledWords: Rule = {
  severity: 'fout',
  label: 'Dubbel woord',
  explanation: 'Hetzelfde woord staat twee keer achter elkaar, meestal blijven staan bij het herschrijven.',
  find: ({ text, words }) => {
    const hits: Hit[] = []
    for (let index = 0; index < words.length;) {
      const run = runFrom(words, index)
      const [first, last] = [run[0], run.at(-1)]
      // 'Een een- of tweepersoonsbed' is right.
      if (first && last && run.length > 1 && isSlip(words, index) && text[last.end] !== '-') {
        const often = run.length === 2 ? 'twee keer' : 'meer dan twee keer'
        const message = `‘${first.text}’ staat hier ${often} achter elkaar.`
        hits.push(hitOn(first, message, first.text, last))
      }
      index += run.length
    }
    return hits
  },
}

/** The word at `index` with its doubles right behind it. */
function runFrom(words: readonly Word[], index: number): Word[] {
  const lower = words[index]?.lower
  let end = index + 1
  while (words[end]?.joined && words[end]?.lower === lower) end += 1
  return words.slice(index, end)
}

function isSlip(words: readonly Word[], index: number): boolean {
  const [first, second] = [words[index], words[index + 1]]
  if (!first || !second || GRAMMATICAL.has(first.lower) || EMPHATIC.has(first.lower)) return false
  // Names and figures: 'Duran Duran', '10 10'. Only a first word may have a capital that its double lacks.
  if (!/^\p{Ll}{2,}$/u.test(second.text) || (first.text !== second.text && !first.opens)) return false
  // 'In in elkaar gestrengelde handen': the second belongs to a participle.
  if (PARTICLES.has(first.lower))
    return (
      (first.opens || (/^(?:in|op|aan|bij)$/.test(first.lower) && OF_PLACE.has(words[index - 1]?.lower ?? ''))) &&
      !clauseAfter(words, index + 1, 5).some(belongsToNoun)
    )
  // 'Als het het doet', 'doet het het?': only behind a preposition, or first, is the second one too many.
  return first.lower !== 'het' || first.opens || BEHIND_PREPOSITION.has(words[index - 1]?.lower ?? '')
}

/** 'Gestrengelde', and 'genomen' where a noun follows. */
function belongsToNoun({ lower, closesClause }: Word): boolean {
  return /\p{L}{3}(?:end|[dt]|en)e$/u.test(lower) || (isParticiple(lower) && !closesClause)
}
