// Common adjectives without and with their e. Data only. Left out is what is an adverb before another adjective in most texts.
import { wordMap } from '#dutch/text/word-lists.ts'

/** 'mooi' -> 'mooie'. */
export const ADJECTIVES = wordMap(`
  goed:goede echt:echte mooi:mooie nieuw:nieuwe oud:oude groot:grote klein:kleine lang:lange kort:korte dik:dikke dun:dunne hoog:hoge laag:lage
  breed:brede smal:smalle leuk:leuke fijn:fijne lekker:lekkere slecht:slechte belangrijk:belangrijke bijzonder:bijzondere moeilijk:moeilijke
  makkelijk:makkelijke gemakkelijk:gemakkelijke eenvoudig:eenvoudige duidelijk:duidelijke spannend:spannende interessant:interessante
  prachtig:prachtige geweldig:geweldige fantastisch:fantastische gezellig:gezellige rustig:rustige druk:drukke warm:warme koud:koude heet:hete
  nat:natte droog:droge zwaar:zware licht:lichte sterk:sterke zwak:zwakke rijk:rijke arm:arme duur:dure goedkoop:goedkope jong:jonge wit:witte
  zwart:zwarte rood:rode groen:groene blauw:blauwe geel:gele grijs:grijze bruin:bruine donker:donkere vreemd:vreemde raar:rare gek:gekke
  vrolijk:vrolijke triest:trieste verdrietig:verdrietige ernstig:ernstige gevaarlijk:gevaarlijke veilig:veilige gezond:gezonde ziek:zieke
  schoon:schone vies:vieze vol:volle leeg:lege apart:aparte lastig:lastige handig:handige nuttig:nuttige nodig:nodige perfect:perfecte
  klassiek:klassieke modern:moderne ruim:ruime stevig:stevige zacht:zachte scherp:scherpe grappig:grappige boeiend:boeiende opvallend:opvallende
  verrassend:verrassende zeldzaam:zeldzame uniek:unieke eerlijk:eerlijke persoonlijk:persoonlijke officieel:officiële landelijk:landelijke
  plaatselijk:plaatselijke regionaal:regionale nationaal:nationale internationaal:internationale historisch:historische beroemd:beroemde
  bekend:bekende onbekend:onbekende tijdelijk:tijdelijke vast:vaste jaarlijks:jaarlijkse dagelijks:dagelijkse wekelijks:wekelijkse
  maandelijks:maandelijkse volgend:volgende vorig:vorige enorm:enorme gigantisch:gigantische flink:flinke uitgebreid:uitgebreide compleet:complete`)

/** 'mooie' -> 'mooi'. */
export const INFLECTED: ReadonlyMap<string, string> = new Map(
  [...ADJECTIVES].map(([bare, inflected]) => [inflected, bare]),
)
