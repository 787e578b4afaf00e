// Common adjectives, bare and with their e. Knows no sentence.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'

/** Take an e; of those in -ig, -lijk and the like only the commonest. */
const BENDING = wordSet(`
  goed echt mooi nieuw oud groot klein lang kort dik dun hoog laag breed smal leuk fijn lekker slecht belangrijk bijzonder moeilijk makkelijk
  gemakkelijk eenvoudig duidelijk spannend interessant prachtig geweldig fantastisch gezellig rustig druk warm koud heet nat droog zwaar licht
  sterk zwak rijk arm duur goedkoop jong wit zwart rood groen blauw geel grijs bruin donker vreemd raar gek vrolijk triest verdrietig ernstig
  gevaarlijk veilig gezond ziek schoon vies vol leeg apart lastig handig nuttig nodig perfect klassiek modern ruim stevig zacht scherp grappig
  boeiend opvallend verrassend zeldzaam uniek eerlijk persoonlijk officieel landelijk plaatselijk regionaal nationaal internationaal historisch
  beroemd bekend onbekend tijdelijk vast jaarlijks dagelijks wekelijks maandelijks volgend vorig enorm gigantisch flink uitgebreid compleet aardig
  actief afhankelijk alert anoniem attent beschikbaar bereid bereikbaar betrouwbaar bewust blij blind boos comfortabel correct creatief dankbaar
  dicht diep dol dood doof eigenwijs enthousiast fit flexibel fris geduldig geheim geïnteresseerd geldig gelukkig gemotiveerd geschikt gevoelig
  gewond glad hard helder hongerig ideaal intensief jarig juist kaal kapot knap krap kritisch kwaad kwetsbaar langzaam lenig lief luid mager
  moedig mogelijk nieuwsgierig nuchter ongeduldig ongerust onzeker paars positief prettig rond schuldig sceptisch serieus simpel slank slim snel
  sportief stabiel stijf stil stoer streng succesvol sympathiek trots trouw vaag vers verslaafd vervelend vet vlot voorzichtig vriendelijk vrij
  vroeg wakker wijs woedend zelfstandig zeker zinvol zorgvuldig zuinig zwanger zoet zout zuur bitter gaar koel lauw rauw rijp smeuïg krokant
  knapperig fors normaal onhandig onduidelijk oneerlijk slordig braaf beleefd onbeleefd`)
/** Stand without an e before any noun. */
const UNBENDING = wordSet(`
  benieuwd betrokken ervaren fan gespannen mis moe netjes online open ouder overstuur roze tevreden voldoende welkom`)
const IRREGULAR = wordMap('officieel:officiële kapot:kapotte succesvol:succesvolle zinvol:zinvolle')

/** 'groot' -> 'grote', 'dik' -> 'dikke', 'lief' -> 'lieve', 'vies' -> 'vieze', 'handig' -> 'handige'. */
function bent(bare: string): string {
  const irregular = IRREGULAR.get(bare)
  if (irregular !== undefined) return irregular
  if (/^[^aeiou]*[aeiou][bdfgklmnprst]$/.test(bare)) return `${bare}${bare.slice(-1)}e`
  const voiced = bare.replace(/(?<=[aeiou]{2}|ij|l)f$/, 'v').replace(/(?<=[aeiou]{2}|ij)s$/, 'z')
  return `${voiced.replace(/([aeou])\1(?=[^aeiou]$)/, '$1')}e`
}

/** 'mooi' -> 'mooie'. */
export const ADJECTIVES: ReadonlyMap<string, string> = new Map([...BENDING].map((bare) => [bare, bent(bare)]))

/** 'mooie' -> 'mooi'. */
export const INFLECTED: ReadonlyMap<string, string> = new Map(
  [...ADJECTIVES].map(([bare, inflected]) => [inflected, bare]),
)

/** As they stand without an e: 'als je ziek bent'. Before a noun behind 'je' most would end in -e. */
export const FLAT_ADJECTIVES: ReadonlySet<string> = new Set([...BENDING, ...UNBENDING])
