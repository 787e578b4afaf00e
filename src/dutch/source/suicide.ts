// Finds suicide in a text, and what of it is not told on. Knows neither tone nor tool.

const any = (lines: string) => new RegExp(`(?<!\\p{L})(?:${lines.trim().replaceAll(/\n */g, '|')})`, 'giu')

const FIGURATIVE = any(
  'politieke zelfmoord|zelfmoord(?:aanslag|terror|actie|missie)|political suicide|suicide (?:squad|bomb)',
)
const PREVENTION = any('(?:zelfdoding|zelfmoord|su[iï]cide)s?[- ]?(?:preventie|prevention|lijn|hulplijn)')
const SUBJECT = any('zelfdoding|zelfmoord|suïcid|suicid|levensmoe|doodswens')
/** Done or wished by somebody: never in passing. */
const ACT = any(`
  einde? aan (?:zijn|haar|mijn|hun|je|jouw|uw|z['’]n|d['’]r) (?:eigen )?leven(?! (?:als|van) )|einde? aan het leven(?! (?:als|van|op|in) )
  uit het leven (?:\\p{L}+ ){0,2}(?:ge)?stap|stap(?:t|te|ten|pen) (?:\\p{L}+ ){0,3}uit het leven|niet (?:meer|langer) (?:te )?w[io]l\\p{L}* leven(?! (?:in|zonder|onder|volgens|op) )
  zich(?:zelf)? (?:\\p{L}+ ){0,4}van het leven (?:\\p{L}+ ){0,2}bero|bero\\p{L}+ (?:\\p{L}+ ){0,3}zich(?:zelf)? (?:\\p{L}+ ){0,4}van het leven|zich(?:zelf)? (?:\\p{L}+ ){0,3}(?:verhangen|opgehangen|verhing)|verhing zich
  (?:spr[io]ng(?:t|en)?|gesprongen|wierp) (?:\\p{L}+ ){0,3}voor (?:de|een) (?:\\p{L}*trein|metro)|voor (?:de|een) (?:\\p{L}*trein|metro) (?:\\p{L}+ ){0,2}(?:ge)?spr[io]ng
  (?:man|vrouw|jongen|meisje|tiener|scholier|student|hij|zij|ze)(?: \\(\\d+\\))? (?:\\p{L}+ ){0,3}(?:springt|sprong|gesprongen) (?:\\p{L}+ ){0,2}van (?:(?:een|de|het) )?(?:\\p{L}*flat|\\p{L}*gebouw|viaduct|parkeergarage)
  t(?:ook|aken?|aking) (?:his|her|their|my) own li(?:fe|ves)|end(?:ed|ing) (?:his|her|their|my) (?:own )?li(?:fe|ves)|killed (?:him|her|them)sel(?:f|ves)`)
/** With the question that opens such a line, which is nothing without it. */
const HELP = any(`
  (?:www\\.)?113\\.nl|0[89]00-?0113|(?:bel|belt|bellen|call) (?:[\\p{L}-]+ ){0,4}113(?![\\p{N}]|[.,]\\p{N})|denk (?:je|jij|u) (?:\\p{L}+ ){0,2}(?:zelfdoding|zelfmoord|suïcide)`)
/** No method and no place, as 113's tips for media and those of the WHO ask, and no letter. */
const HOW = any(`
  verh[ai]ng\\p{L}*|opgehangen|touw|strop|polsen|overdosis|pillen|slaapmiddel|vergiftig|pistool|\\p{L}*wapens?(?!\\p{L})|schoot|hanged|hanging|overdose|gunshot|jumped|afscheidsbrief|suicide note
  (?:spr[io]ng|gesprongen|viel|gevallen|wierp|stort|stapte)\\p{L}* (?:\\p{L}+ ){0,6}(?:van|voor|uit) |(?:van|voor|uit) (?:de|een|het) (?:\\p{L}+ ){1,3}(?:ge)?spr[io]ng|van een (?:\\p{L}*brug|viaduct|flat|gebouw)|onder (?:de|een) \\p{L}*trein|(?:op|langs) het spoor(?!\\p{L})|levenloos|levenloze|lichaam|found (?:him|her|his|dead)|tr(?:of|offen) (?:\\p{L}+ ){0,5}aan(?!\\p{L})|aangetroffen|v[oi]nd(?:t|en)? (?:\\p{L}+ ){0,4}(?:hem|haar) (?:\\p{L}+ )?(?:in|op|bij|onder|langs|achter|dood) |(?:werd|is|hem|haar) (?:\\p{L}+ ){0,5}gevonden
  ^(?=[^]*(?:overle[ed]|stierf|gestorven|einde? aan|(?:van|uit) het leven|zelfmoord|zelfdoding|suïcide|dood))[^]*(?<!\\p{L})(?:van|onder|bij|op|aan|langs|in) (?:\\p{L}+ )?(?:\\p{L}*brug|viaduct|flat|parkeergarage|overweg|perron|station|park|bos|schuur|zolder|garage|hotelkamer|badkamer|slaapkamer|cel|kanaal|rivier)(?!\\p{L})`)

const finds = (text: string, ...marks: readonly RegExp[]) => marks.some((mark) => text.search(mark) >= 0)
/** In words: one mention in as many is in passing. */
const PASSING = 250

/** Whether a text names suicide, or where to turn with it. */
export const speaksOfSuicide = (text: string): boolean => finds(text.replaceAll(FIGURATIVE, ' '), SUBJECT, ACT, HELP)

/** Whether an article is about suicide: by its title or description, by an act that is told, or all through its text. */
export function isAboutSuicide(title: string, description: string, source: string): boolean {
  const plain = (text: string) => text.replaceAll(FIGURATIVE, ' ').replaceAll(PREVENTION, ' ')
  if (finds(title.replaceAll(FIGURATIVE, ' '), SUBJECT, ACT) || finds(plain(description), SUBJECT, ACT)) return true
  const told = plain(source)
  return finds(told, ACT) || (told.match(SUBJECT)?.length ?? 0) * PASSING > told.split(/\s+/u).length
}

/** Whether a sentence of an article about suicide tells how or where, or gives the line of 113, which stands below by itself. */
export const isUntold = (sentence: string): boolean => finds(sentence, HOW, HELP)
