// 'Mijn moeder word' -> 'mijn moeder wordt': the verb behind a subject that is a noun of a closed list.
import { SUBORDINATORS } from './grammar-words.ts'
import { phraseAt, type Reading } from './reading.ts'
import { wordSet } from './rule.ts'
import type { WrongForm } from './wrong-form.ts'

const OPENS_SUBJECT = wordSet('de het een me mijn je jouw uw zijn haar ons onze hun dit dat deze die')
/** Singular, and hardly ever the object that opens a sentence; where one is, 'ik' or 'je' stands right behind the verb. */
const NOUNS = wordSet(`
  moeder vader mama papa broer broertje zus zusje oma opa dochter zoon man vrouw vriend vriendin neef nicht tante oom baas buurman
  buurvrouw collega leraar lerares juf meester dokter arts kind baby jongen meisje hond kat klant buurt stad gemeente school bedrijf
  winkel klas team trainer voorzitter burgemeester schrijver lezer familie huis weer leven dag feest werk wereld`)
const VERBS = wordSet('word vind houd')
const SPEAKER = wordSet('ik jij je')

/** 'Moeder word boos' behind 'me', 'mijn', 'de' and the like at the beginning of a clause. */
export function formsOfNouns({ words }: Reading): WrongForm[] {
  return words.flatMap((verb, index) => {
    const [determiner, noun, before] = [words[index - 2], words[index - 1], words[index - 3]]
    if (!VERBS.has(verb.text) || !verb.joined || !noun?.joined || !NOUNS.has(noun.lower)) return []
    if (!determiner || !OPENS_SUBJECT.has(determiner.lower)) return []
    if (!determiner.opensClause && !SUBORDINATORS.has(before?.lower ?? '')) return []
    // 'De buurman vind ik aardig', 'je baas word je zelf'.
    if (
      phraseAt(words, index, 4)
        .split(' ')
        .some((word) => SPEAKER.has(word))
    )
      return []
    return [{ word: verb, right: `${verb.lower}t`, why: `bij ‘${noun.text}’ hoort de vorm met een t` }]
  })
}
