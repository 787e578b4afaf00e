// Phrases that say nothing and betray a machine: kept out of every text, named in every prompt. Light enough to be loaded
// without the writer. Knows no tool.

interface WornOut {
  /** As an editor would name it. */
  shown: string
  pattern: RegExp
}

const phrase = (shown: string, pattern: RegExp): WornOut => ({ shown, pattern })

const dutch: readonly WornOut[] = [
  phrase('ontdek', /\bontdek(?:t|ken)?\b/iu),
  phrase('duik in', /\bduik(?:t|en)? (?:je )?(?:mee )?(?:in|de wereld)\b/iu),
  phrase('ultieme', /\bultie(?:me|m)\b/iu),
  phrase('of je nu … of …', /\bof (?:je|u|jij) (?:nu|nou)\b/iu),
  phrase('niet alleen X, maar ook Y', /\bniet (?:alleen|zomaar|slechts|enkel)\b[^.!?]{1,80}\bmaar\b/iu),
  phrase('niet X, maar Y', /(?:^|[.!?] )(?:dit is |het is |het gaat )?(?:niet|geen)\b[^.!?]{1,40}, maar\b/iu),
  phrase('meer dan alleen', /\b(?:zoveel )?meer dan (?:alleen|zomaar|enkel)\b/iu),
  phrase('in de wereld van', /\b(?:in )?de (?:fascinerende |magische |wondere )?wereld van\b/iu),
  phrase('gamechanger', /\bgame-?\s?changers?\b/iu),
  phrase(
    'laat je inspireren (verrassen, verleiden)',
    /\blaat (?:je|u) (?:\w+ ){0,2}(?:inspireren|verrassen|verleiden|meevoeren)\b/iu,
  ),
  phrase('een must', /\b(?:een (?:absolute |echte )?must|must-?(?:have|see|read)s?)\b/iu),
  phrase('verborgen parel', /\b(?:verborgen parels?|hidden gems?|pareltjes?)\b/iu),
  phrase('tips en tricks', /\btips (?:en|&) tri(?:cks|cs)\b/iu),
  phrase('naar een hoger niveau', /\bnaar een (?:hoger|heel ander) (?:niveau|plan)\b|\bnext level\b/iu),
  phrase('je gelooft nooit', /\b(?:je|u) (?:gelooft|raadt) (?:het |dit )?(?:nooit|niet)\b|\bdit geloof je niet\b/iu),
  phrase(
    'dit wil je niet missen',
    /\b(?:dit|dat|deze) (?:wil|mag) (?:je|u) (?:echt )?niet missen\b|\bmis (?:het|dit) niet\b/iu,
  ),
  phrase('alles wat je moet weten', /\b(?:alles )?wat (?:je|u) (?:echt )?moet weten\b|\balles over\b/iu),
  phrase('het geheim van', /\b(?:het|de|hét) geheim(?:en)? (?:van|achter)\b/iu),
  phrase('een wereld van verschil', /\been wereld van verschil\b/iu),
  phrase('klaar om', /(?:^|[.!?] )(?:ben (?:je|jij|u) )?klaar (?:om|voor)\b/iu),
  phrase('transformeer', /\btransforme(?:er|ert|ren)\b/iu),
  phrase('omarm', /\bomarm(?:t|en)?\b/iu),
  phrase('ontgrendel', /\bontgrendel(?:t|en)?\b/iu),
  phrase('baanbrekend, revolutionair', /\b(?:baanbrekende?|revolutionaire?)\b/iu),
  phrase('magisch, adembenemend, onvergetelijk', /\b(?:magische?|adembenemende?|onvergetelijke?)\b/iu),
  phrase('in een notendop', /\bin een notendop\b/iu),
  phrase('naadloos', /\bnaadloze?\b|\bnaadloos\b/iu),
  phrase('stof tot nadenken', /\bstof (?:tot nadenken|voor (?:een )?(?:goed )?gesprek)\b/iu),
  phrase('zo doe je dat', /\bzo doe je dat\b|\bzo pak je (?:het|dat) aan\b/iu),
  phrase('zet je schrap', /\bzet je schrap\b/iu),
  phrase('scrol niet verder', /\bscrol+ niet (?:verder|door)\b|\bstop met scrol+en\b/iu),
  phrase('wist je dat', /\bwist (?:je|u) dat\b/iu),
  phrase(
    'wat vind jij?',
    /\bwat (?:vind|denk) (?:jij|je)\b|\bwat vindt u\b|\b(?:laat het (?:ons )?weten|vertel het ons|deel (?:je|jouw|uw) mening)\b/iu,
  ),
  phrase('tag een vriend', /\btag (?:een vriend(?:in)?|iemand)\b|\bdubbeltik\b/iu),
  phrase('bewaar deze post', /\b(?:bewaar|sla) (?:deze|dit) (?:post|bericht|pin)\b/iu),
  phrase('herkenbaar?', /\bherken je dit\b|\bherkenbaar, toch\b/iu),
  phrase('neem een kijkje', /\bneem een kijkje\b/iu),
  phrase('haal het maximale uit', /\bhaal het (?:maximale|beste|meeste) uit\b/iu),
  phrase('wat er daarna gebeurde', /\bwat er (?:daarna|toen) gebeurde\b|\bhoud? je vast\b/iu),
  phrase('spreekt boekdelen', /\bspreekt boekdelen\b|\bzet de toon\b|\bals geen ander\b/iu),
  phrase(
    'in het huidige digitale tijdperk',
    /\bin (?:het|de|deze) (?:huidige|snelle|digitale|dynamische) (?:\w+ )?(?:tijd|tijdperk|wereld)\b/iu,
  ),
  phrase('de kracht van', /\bde kracht van\b/iu),
  phrase('kortom', /(?:^|[.!?] )kortom\b/iu),
  phrase('iets om over na te denken', /\bom over na te denken\b|\bhet laatste woord is er nog niet over gezegd\b/iu),
  phrase('voor elk wat wils', /\bvoor (?:elk|ieder) wat wils\b/iu),
]

const english: readonly WornOut[] = [
  phrase('discover', /\bdiscover\b/iu),
  phrase('dive into', /\b(?:dive|delve) (?:deep )?in(?:to)?\b/iu),
  phrase('ultimate', /\bultimate\b/iu),
  phrase('whether you’re … or …', /\bwhether you(?:['’]re| are)\b/iu),
  phrase('not just X, but Y', /\bnot (?:just|only)\b[^.!?]{1,80}\bbut\b/iu),
  phrase('game changer', /\bgame[- ]?changers?\b/iu),
  phrase('unlock, unleash, elevate', /\b(?:unlock|unleash|elevate)\b/iu),
  phrase('hidden gem', /\bhidden gems?\b/iu),
  phrase('in today’s fast-paced world', /\bin today['’]s (?:fast-paced )?world\b/iu),
  phrase('let’s face it', /\blet['’]s face it\b/iu),
  phrase('everything you need to know', /\beverything you need to know\b/iu),
  phrase('you won’t believe', /\byou won['’]t believe\b/iu),
]

const lists = { nl: dutch, en: english } as const

/** The phrases by name. */
export const wornOutPhrases = (language: 'nl' | 'en'): string[] => lists[language].map(({ shown }) => shown)

/**
 * The worn-out phrases in a text, by name.
 * @param sources texts in which a phrase may stand: then it is the user's own, as in the name of an exhibition.
 */
export function wornOutIn(text: string, sources: readonly string[] = [], language: 'nl' | 'en' = 'nl'): string[] {
  const isTheirs = (found: string) =>
    sources.some((source) => source.toLowerCase().includes(found.trim().toLowerCase()))
  return lists[language]
    .filter(({ pattern }) => {
      const [found] = pattern.exec(text) ?? []
      return found !== undefined && !isTheirs(found)
    })
    .map(({ shown }) => shown)
}
