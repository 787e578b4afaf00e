// Whether a word looks like a past participle. Knows the forms, not the sentences.

import { wordSet } from '#dutch/text/word-lists.ts'

const SEPARABLE =
  'aan|achter|af|bij|binnen|bloot|buiten|deel|dicht|door|gelijk|goed|in|kennis|klaar|kwijt|leeg|los|mee|mis|na|neer|om|onder|op|open|over|overeen|plaats|rond|samen|schoon|stil|stop|te|tegen|teleur|terecht|terug|thuis|toe|tussen|uit|vast|veilig|vol|voor|voort|vooruit|vrij|waar|weg|weer'
const SEPARABLE_PARTS: ReadonlySet<string> = new Set(SEPARABLE.split('|'))

const WEAK_GE = new RegExp(`^(?:${SEPARABLE})?ge[a-zëïé]{2,}[dt]$`)
const WEAK_PREFIX = new RegExp(`^(?:(?:${SEPARABLE})?(?:be|her|ont|ver)|mis|over|onder|door|vol)[a-zëïé]{2,}[dt]$`)
/** 'Overdonderend' is a present participle; these only look like one. */
const ON_END = wordSet(`
  ontkend herkend verkend berekend betekend ondertekend verdiend bediend verleend ontleend beleend beoefend heropend`)

/** Strong participles in -en, without what stands before 'ge-'. */
const STRONG_GE = wordSet(`
  gebeden gebleken gebleven geblazen geblonken geboden gebogen gebeten gebonden geborgen gebraden gebroken gedaan gedragen gedreven gedrongen
  gedronken gedwongen gegaan gegeten gegeven gegleden gegolden gegoten gegraven gegrepen gehangen gehesen geheten geheven geholpen gehouden gekeken
  geklommen geknepen gekomen gekozen gekregen gekrompen gekropen geladen gelaten gelegen geleden gelezen gelogen gelopen gemeden gemeten genezen
  genomen genoten geprezen geraden gereden gerezen geroepen geroken geschapen gescheiden geschonden geschonken geschoten geschoven geschreven
  geschrokken geslagen geslapen gesleten geslonken gesloten gesmeten gesmolten gesneden gespleten gesponnen gesprongen gesproken gestaan gestegen
  gestoken gestolen gestonken gestorven gestoten gestreden gestreken getreden getroffen getrokken gevallen gevangen gevlochten gevlogen gevochten
  gevonden gevouwen gevroren gewassen geweken geweven gewezen gewogen gewonden gewonnen geworden geworpen gezeten gezien gezogen gezonden gezongen
  gezonken gezwegen gezwommen gezworen gezworven`)
const STRONG_PREFIX = wordSet(`
  aanbevolen bedolven bedorven bedreven bedrogen begonnen begrepen behouden bekeken beklommen benomen beschenen beschoten beschreven beslopen besloten
  besproken bestreden betreden betrokken bevolen bevonden bewezen bewogen bezeten bezweken bezworen doorlopen doorstaan herladen herschreven herzien
  onderbroken ondergaan ondernomen onderscheiden onderschreven ondervonden onderworpen ontboden ontbonden ontdaan ontgonnen onthouden ontkomen
  ontnomen ontraden ontslagen ontsloten ontstaan ontstoken ontvangen ontworpen overleden overschreden overschreven overtroffen overwogen overwonnen
  verbannen verboden verbonden verborgen verbroken verdreven verdronken verdwenen vergeleken vergeten vergeven verheven verholpen verkozen verkregen
  verlaten verlopen verloren vermeden vernomen verraden verschenen verscholen verschoven verslagen versleten verslonden verstaan vertrokken vervallen
  vervangen verwezen verworpen verworven verzonden verzonken voldaan voltrokken voorzien`)

/** Formed like a participle, but a noun, an adjective or a present tense. */
const NONE = wordSet(`
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
  if (WEAK_GE.test(word) || STRONG_PREFIX.has(word) || isStrong(word)) return true
  return WEAK_PREFIX.test(word) && (!word.endsWith('end') || ON_END.has(word))
}

/** 'Gehouden', 'tegengehouden': the participle by itself, or behind what a verb can be separated from. */
function isStrong(word: string): boolean {
  if (STRONG_GE.has(word)) return true
  for (let at = word.indexOf('ge', 2); at > 0; at = word.indexOf('ge', at + 1)) {
    if (SEPARABLE_PARTS.has(word.slice(0, at)) && STRONG_GE.has(word.slice(at))) return true
  }
  return false
}
