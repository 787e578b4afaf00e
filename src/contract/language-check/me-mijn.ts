// 'Me moeder' -> 'mijn moeder'. 'Geef me tijd', 'hij noemde me moeder' and 'me zorgen maken' stay.
import { likeCase } from './capitals.ts'
import { phraseAt } from './reading.ts'
import { wordSet, type Rule } from './rule.ts'

/** What one has, and hardly ever is given without an article. */
const OWNED = wordSet(`
  moeder vader ouders mama papa mam pap broer broers broertje zus zussen zusje oma opa grootouders dochter dochters zoon zoontje dochtertje
  man vrouw vriend vriendin vriendinnen vriendje vriendinnetje neef neefje nicht nichtje tante oom schoonmoeder schoonvader schoonouders
  baas buurman buurvrouw buren collega collega's leraar lerares juf hond hondje kat poes paard konijn
  hoofd ogen oren neus mond buik rug been benen knie knieën voeten tanden tand gezicht lichaam lijf huid hart schouder schouders vinger vingers
  huis fiets auto telefoon mobiel laptop computer kamer bed tas jas broek trui bril portemonnee sleutels slaapkamer keuken tuin
  verjaardag leven jeugd naam mening hobby`)
/** Here the first word alone is no ground. */
const OWNED_PHRASES: ReadonlySet<string> = new Set([
  'beste vriend',
  'beste vriendin',
  'beste vrienden',
  'beste vriendinnen',
  'kleine zusje',
  'kleine broertje',
  'oudste zoon',
  'oudste dochter',
  'jongste zoon',
  'jongste dochter',
  'hele leven',
  'hele huis',
  'hele lichaam',
  'hele lijf',
  'hele familie',
  'eigen huis',
  'eigen kamer',
])
/** Behind these 'me' is an object, and a noun may follow it: 'noemde me moeder', 'gaf me leven', 'laat me leven'. */
const TAKES_ME = wordSet(`
  noem noemt noemde noemden noemen genoemd voel voelt voelde voelden voelen gevoeld geef geeft gaf gaven geven gegeven
  maak maakt maakte maakten maken gemaakt vind vindt vond vonden vinden koop koopt kocht kochten kopen bezorg bezorgt bezorgde bezorgen
  stuur stuurt stuurde stuurden sturen kost kostte kostten kosten gun gunt gunde bied biedt bood boden bieden laat liet lieten laten
  leen leent leende lenen acht achtte wens wenst wenste toon toont toonde leer leert leerde leren breng brengt bracht brengen
  help helpt hielp helpen vraag vraagt vroeg vragen verkoop verkoopt verkocht doe doet deed doen zie ziet zag zien hoor hoort hoorde horen
  beloof belooft beloofde ontneem ontneemt ontnam waan waant waande`)

export const meMijn: Rule = {
  severity: 'fout',
  label: 'Me of mijn',
  explanation:
    'Bezit schrijf je als ‘mijn’: mijn moeder, mijn fiets. ‘Me’ is alleen goed als voorwerp: help me, ik vergis me.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      const next = words[index + 1]
      if (word.lower !== 'me' || !next?.joined) return []
      const owned = OWNED.has(next.lower) || OWNED_PHRASES.has(phraseAt(words, index + 1, 2))
      const before = words[index - 1]
      if (!owned || (before && word.joined && TAKES_ME.has(before.lower))) return []
      const fix = likeCase(word.text, 'mijn')
      const message = `‘${word.text} ${next.text}’ is spreektaal, in een tekst staat ‘${fix} ${next.text}’.`
      return [{ start: word.start, end: word.end, message, fix }]
    }),
}
