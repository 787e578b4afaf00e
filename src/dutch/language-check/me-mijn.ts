// 'Me moeder' -> 'mijn moeder', 'jou fiets' -> 'jouw fiets'. 'Geef me tijd', 'hij noemde me moeder' and 'me zorgen maken' stay.
import { INFLECTED } from '#dutch/text/adjectives.ts'
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { likeCase } from './written-form.ts'
import type { Word } from './reading.ts'
import { hitOn, type Rule } from './rule.ts'

/** What one has, and hardly ever is given without an article. */
const OWNED = wordSet(`
  moeder vader ouders mama papa mam pap broer broers broertje zus zussen zusje oma opa grootouders dochter dochters zoon zoontje dochtertje man vrouw
  vriend vriendin vriendinnen vriendje vriendinnetje neef neefje nicht nichtje tante oom schoonmoeder schoonvader schoonouders baas buurman buurvrouw
  buren collega collega's leraar lerares juf hond hondje kat poes paard konijn hoofd ogen oren neus mond buik rug been benen knie knieën voeten tanden
  tand gezicht lichaam lijf huid hart schouder schouders vinger vingers huis fiets auto telefoon mobiel laptop computer kamer bed tas jas broek trui
  bril portemonnee sleutels slaapkamer keuken tuin verjaardag leven jeugd naam mening hobby vrienden zusjes familie lijf paspoort schoenen schuld verantwoordelijkheid`)
/** A form of a verb as well. */
const VERBS_TOO = wordSet('fiets leven tuin huis bril naam bed man mening')
/** Behind these 'me' is an object, and a noun may follow it: 'noemde me moeder', 'gaf me leven', 'laat me leven'. */
const TAKES_ME = wordSet(`
  noem noemt noemde noemden noemen voel voelt voelde voelden voelen geef geeft gaf gaven maak maakt maakte maakten maken vind vindt vond vinden koop
  koopt kocht kochten kopen bezorg bezorgt bezorgde stuur stuurt stuurde stuurden sturen kost kostte kostten kosten laat liet lieten laten leen leent
  leende lenen leer leert leerde leren breng brengt bracht brengen help helpt hielp helpen vraag vraagt vroeg vragen doe doet deed doen zie ziet zag
  zien hoor hoort hoorde horen beloof belooft beloofde`)

/** The form of one who has something. */
const POSSESSIVES = wordMap('me:mijn jou:jouw u:uw')

export const meMijn: Rule = {
  severity: 'fout',
  label: 'Me of mijn, jou of jouw',
  explanation:
    'Bezit schrijf je als ‘mijn’ en ‘jouw’: mijn moeder, jouw fiets. ‘Me’ en ‘jou’ zijn alleen goed als voorwerp: help me, ik zie jou.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      const right = POSSESSIVES.get(word.lower)
      const next = words[index + 1]
      if (right === undefined || !next?.joined) return []
      const [before, noun] = [words[index - 1], words[index + 2]]
      const isDescribed =
        noun?.joined === true && (/^(?:beste|eigen|hele)$/.test(next.lower) || INFLECTED.has(next.lower))
      const owned = OWNED.has(next.lower)
        ? !(next.lower === 'zus' && /^(?:of|noch)$/.test(noun?.lower ?? ''))
        : isDescribed && OWNED.has(noun.lower)
      if (!owned || (before && word.joined && TAKES_ME.has(before.lower))) return []
      if (word.lower !== 'me' && isObject(words, index)) return []
      // 'Hebt u auto of fiets?': only first, and behind a preposition, 'u' is no subject.
      if (word.lower === 'u' && !word.opens && !PREPOSITIONS.has(before?.lower ?? '')) return []
      const fix = likeCase(word.text, right)
      const message =
        right === 'mijn'
          ? `‘${word.text} ${next.text}’ is spreektaal, in een tekst staat ‘${fix} ${next.text}’.`
          : `‘${word.text} ${next.text}’ gaat over bezit, dus schrijf je ‘${fix} ${next.text}’.`
      return [hitOn(word, message, fix)]
    }),
}

/** 'Voor jou fiets ik': behind a preposition, or before a subject, the word behind 'jou' can be a verb. */
function isObject(words: readonly Word[], index: number): boolean {
  const [before, noun, after] = [words[index - 1], words[index + 1], words[index + 2]]
  const mayBeVerb = VERBS_TOO.has(noun?.lower ?? '')
  return mayBeVerb && (PREPOSITIONS.has(before?.lower ?? '') || /^(?:ik|we|wij|ze|zij)$/.test(after?.lower ?? ''))
}
