// Whether a word looks like a past participle. Knows the forms, not the sentences.
import { PARTICLES } from '#dutch/text/words/function-words.ts'
import { STRONG_PARTICIPLES } from '#dutch/text/words/strong-verbs.ts'
import { wordSet } from '#dutch/text/word-lists.ts'

const SEPARABLE_PARTS = new Set([...PARTICLES, ...wordSet('deel gelijk kennis overeen te veilig')])
const SEPARABLE = [...SEPARABLE_PARTS].join('|')

const WEAK_GE = new RegExp(`^(?:${SEPARABLE})?ge[a-zëïé]{2,}[dt]$`)
const WEAK_PREFIX = new RegExp(`^(?:(?:${SEPARABLE})?(?:be|her|ont|ver)|mis|over|onder|door|vol)[a-zëïé]{2,}[dt]$`)
/** 'Overdonderend' is a present participle; these only look like one. */
const ON_END = wordSet(`
  ontkend herkend verkend berekend betekend ondertekend verdiend bediend verleend ontleend beleend beoefend heropend`)

/** Formed like a participle, but a noun, an adjective or a present tense. */
const NONE = wordSet(`
  verleden bestaan overkomen voorkomen
  gebied geld gezond ongezond geduld geluid geweld gezicht gewicht gerecht gevecht geslacht gemoed gebod gebed gebit gehucht gedrocht geest gerst
  gerust geent geit geut gewest gebeurt gelaat genot gepast geschikt geliefd gereed gehecht gewild gewond gestrest gemotiveerd geïnteresseerd getrouwd
  gewend gewoont gegoed geheid gehard gezind gezwind gedoogt gehoorzaamt gelooft genereert geeft geldt geniet getuigt bekend onbekend verwend verliefd
  vermoeid bereid beroemd berucht bewust onbewust verslaafd bejaard bezorgd verwant bedroefd bevoegd beleefd beroerd bezet benieuwd beraad berouwd
  beschut besluit bestand bestaat besteedt betreft bevat bewind bericht beeld beest bed berg beleid behoud bescheid beschuit begint bedt beurt verband
  verbod verdriet verkeerd verraad verstand verzet verdiept verloofd verbaasd vertrouwd verbouwereerd vergeet verbiedt verrot vert verft verderft
  verward verschilt onderhoud onderscheid onderricht onderzoekt ondergaat overhead overmaat overmoed overvloed overdaad overlast ontbijt ontstaat
  onthoudt ontvangst herfst doorgaat doorkomt doorloopt doorstaat volstaat volgt voldoet voorgerecht hoofdgerecht nagerecht leefgebied binnengebied
  buitengebied natuurgebied mist`)

/** Whether `word` (lower case) is formed like a participle and is not known as something else. */
export function isParticiple(word: string): boolean {
  if (NONE.has(word)) return false
  if (WEAK_GE.test(word) || isStrong(word)) return true
  return WEAK_PREFIX.test(word) && (!word.endsWith('end') || ON_END.has(word))
}

/** 'Gehouden', 'tegengehouden': the participle by itself, or behind what a verb can be separated from. */
function isStrong(word: string): boolean {
  if (STRONG_PARTICIPLES.has(word)) return true
  for (let at = word.indexOf('ge', 2); at > 0; at = word.indexOf('ge', at + 1)) {
    if (SEPARABLE_PARTS.has(word.slice(0, at)) && STRONG_PARTICIPLES.has(word.slice(at))) return true
  }
  return false
}
