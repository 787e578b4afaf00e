// Common adjectives without and with their e, which is only written where more changes. Data only. Left out is what is an adverb before another adjective in most texts.
import { wordMap } from '#dutch/text/word-lists.ts'

/** 'mooi' -> 'mooie'. */
export const ADJECTIVES = wordMap(
  `
  goed echt mooi nieuw oud groot:grote klein lang kort dik:dikke dun:dunne hoog:hoge laag:lage breed:brede smal:smalle leuk fijn lekker slecht
  belangrijk bijzonder moeilijk makkelijk gemakkelijk eenvoudig duidelijk spannend interessant prachtig geweldig fantastisch gezellig rustig
  druk:drukke warm koud heet:hete nat:natte droog:droge zwaar:zware licht sterk zwak:zwakke rijk arm duur:dure goedkoop:goedkope jong wit:witte zwart
  rood:rode groen blauw geel:gele grijs:grijze bruin donker vreemd raar:rare gek:gekke vrolijk triest verdrietig ernstig gevaarlijk veilig gezond ziek
  schoon:schone vies:vieze vol:volle leeg:lege apart lastig handig nuttig nodig perfect klassiek modern ruim stevig zacht scherp grappig boeiend
  opvallend verrassend zeldzaam:zeldzame uniek eerlijk persoonlijk officieel:officiële landelijk plaatselijk regionaal:regionale nationaal:nationale
  internationaal:internationale historisch beroemd bekend onbekend tijdelijk vast jaarlijks dagelijks wekelijks maandelijks volgend vorig enorm
  gigantisch flink uitgebreid compleet:complete`.replace(/(?<![\p{L}:])(\p{L}+)(?![\p{L}:])/gu, '$1:$1e'),
)

/** 'mooie' -> 'mooi'. */
export const INFLECTED: ReadonlyMap<string, string> = new Map(
  [...ADJECTIVES].map(([bare, inflected]) => [inflected, bare]),
)
