// Phrases that say nothing and betray a machine: kept out of every text, named in every prompt. Light enough to be loaded
// without the writer. Knows no tool.

/** By what an editor would call them. */
const dutch: Readonly<Record<string, RegExp>> = {
  ontdek: /\bontdek(?:t|ken)?\b/iu,
  'duik in': /\bduik(?:t|en)? (?:je )?(?:mee )?(?:in|de wereld)\b/iu,
  ultieme: /\bultie(?:me|m)\b/iu,
  'of je nu … of …': /\bof (?:je|u|jij) (?:nu|nou)\b/iu,
  'niet alleen X, maar ook Y': /\bniet (?:alleen|zomaar|slechts|enkel)\b[^.!?]{1,80}\bmaar\b/iu,
  'niet X, maar Y': /(?:^|[.!?] )(?:dit is |het is |het gaat )?(?:niet|geen)\b[^.!?]{1,40}, maar\b/iu,
  'meer dan alleen': /\b(?:zoveel )?meer dan (?:alleen|zomaar|enkel)\b/iu,
  'in de wereld van': /\b(?:in )?de (?:fascinerende |magische |wondere )?wereld van\b/iu,
  gamechanger: /\bgame-?\s?changers?\b/iu,
  'laat je inspireren (verrassen, verleiden)':
    /\blaat (?:je|u) (?:\w+ ){0,2}(?:inspireren|verrassen|verleiden|meevoeren)\b/iu,
  'een must': /\b(?:een (?:absolute |echte )?must|must-?(?:have|see|read)s?)\b/iu,
  'verborgen parel': /\b(?:verborgen parels?|hidden gems?|pareltjes?)\b/iu,
  'tips en tricks': /\btips (?:en|&) tri(?:cks|cs)\b/iu,
  'naar een hoger niveau': /\bnaar een (?:hoger|heel ander) (?:niveau|plan)\b|\bnext level\b/iu,
  'je gelooft nooit': /\b(?:je|u) (?:gelooft|raadt) (?:het |dit )?(?:nooit|niet)\b|\bdit geloof je niet\b/iu,
  'dit wil je niet missen':
    /\b(?:dit|dat|deze) (?:wil|mag) (?:je|u) (?:echt )?niet missen\b|\bmis (?:het|dit) niet\b/iu,
  'alles wat je moet weten': /\b(?:alles )?wat (?:je|u) (?:echt )?moet weten\b|\balles over\b/iu,
  'het geheim van': /\b(?:het|de|hét) geheim(?:en)? (?:van|achter)\b/iu,
  'een wereld van verschil': /\been wereld van verschil\b/iu,
  'klaar om': /(?:^|[.!?] )(?:ben (?:je|jij|u) )?klaar (?:om|voor)\b/iu,
  transformeer: /\btransforme(?:er|ert|ren)\b/iu,
  omarm: /\bomarm(?:t|en)?\b/iu,
  ontgrendel: /\bontgrendel(?:t|en)?\b/iu,
  'baanbrekend, revolutionair': /\b(?:baanbrekende?|revolutionaire?)\b/iu,
  'magisch, adembenemend, onvergetelijk': /\b(?:magische?|adembenemende?|onvergetelijke?)\b/iu,
  'in een notendop': /\bin een notendop\b/iu,
  naadloos: /\bnaadloze?\b|\bnaadloos\b/iu,
  'stof tot nadenken': /\bstof (?:tot nadenken|voor (?:een )?(?:goed )?gesprek)\b/iu,
  'zo doe je dat': /\bzo doe je dat\b|\bzo pak je (?:het|dat) aan\b/iu,
  'zet je schrap': /\bzet je schrap\b/iu,
  'scrol niet verder': /\bscrol+ niet (?:verder|door)\b|\bstop met scrol+en\b/iu,
  'wist je dat': /\bwist (?:je|u) dat\b/iu,
  'wat vind jij?':
    /\bwat (?:vind|denk) (?:jij|je)\b|\bwat vindt u\b|\b(?:laat het (?:ons )?weten|vertel het ons|deel (?:je|jouw|uw) mening)\b/iu,
  'tag een vriend': /\btag (?:een vriend(?:in)?|iemand)\b|\bdubbeltik\b/iu,
  'bewaar deze post': /\b(?:bewaar|sla) (?:deze|dit) (?:post|bericht|pin)\b/iu,
  'herkenbaar?': /\bherken je dit\b|\bherkenbaar, toch\b/iu,
  'neem een kijkje': /\bneem een kijkje\b/iu,
  'haal het maximale uit': /\bhaal het (?:maximale|beste|meeste) uit\b/iu,
  'wat er daarna gebeurde': /\bwat er (?:daarna|toen) gebeurde\b|\bhoud? je vast\b/iu,
  'spreekt boekdelen': /\bspreekt boekdelen\b|\bzet de toon\b|\bals geen ander\b/iu,
  'in het huidige digitale tijdperk':
    /\bin (?:het|de|deze) (?:huidige|snelle|digitale|dynamische) (?:\w+ )?(?:tijd|tijdperk|wereld)\b/iu,
  'de kracht van': /\bde kracht van\b/iu,
  kortom: /(?:^|[.!?] )kortom\b/iu,
  'iets om over na te denken': /\bom over na te denken\b|\bhet laatste woord is er nog niet over gezegd\b/iu,
  'voor elk wat wils': /\bvoor (?:elk|ieder) wat wils\b/iu,
}

const english: Readonly<Record<string, RegExp>> = {
  discover: /\bdiscover\b/iu,
  'dive into': /\b(?:dive|delve) (?:deep )?in(?:to)?\b/iu,
  ultimate: /\bultimate\b/iu,
  'whether you’re … or …': /\bwhether you(?:['’]re| are)\b/iu,
  'not just X, but Y': /\bnot (?:just|only)\b[^.!?]{1,80}\bbut\b/iu,
  'game changer': /\bgame[- ]?changers?\b/iu,
  'unlock, unleash, elevate': /\b(?:unlock|unleash|elevate)\b/iu,
  'hidden gem': /\bhidden gems?\b/iu,
  'in today’s fast-paced world': /\bin today['’]s (?:fast-paced )?world\b/iu,
  'let’s face it': /\blet['’]s face it\b/iu,
  'everything you need to know': /\beverything you need to know\b/iu,
  'you won’t believe': /\byou won['’]t believe\b/iu,
}

const lists = { nl: dutch, en: english } as const

/** The phrases by name. */
export const wornOutPhrases = (language: 'nl' | 'en'): string[] => Object.keys(lists[language])

/**
 * The worn-out phrases in a text, by name.
 * @param sources texts in which a phrase may stand: then it is the user's own, as in the name of an exhibition.
 */
export function wornOutIn(text: string, sources: readonly string[] = [], language: 'nl' | 'en' = 'nl'): string[] {
  const isTheirs = (found: string) =>
    sources.some((source) => source.toLowerCase().includes(found.trim().toLowerCase()))
  return Object.entries(lists[language]).flatMap(([shown, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found !== undefined && !isTheirs(found) ? [shown] : []
  })
}
