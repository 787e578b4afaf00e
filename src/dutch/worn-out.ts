// The phrases that are worn out in texts for social media and headlines: they say nothing, and editors strike them. Knows no
// tool and no writer.

interface WornOut {
  /** What an editor would call it. */
  phrase: string
  pattern: RegExp
}

/** A phrase as whole words, in any case. */
const said = (phrase: string): WornOut => ({
  phrase,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${phrase.replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}])`, 'iu'),
})

const PHRASES = `
  duik in|duik met ons in|dompel je onder|stap in de wereld van|in de wereld van|een wereld van|neem een kijkje
  of je nu|of u nu|wist je dat|wist u dat|wat vind jij|wat vindt u|wat denk jij|laat het weten in de reacties|laat het ons weten
  deel je mening|deel jouw mening|tag een vriend|tag iemand|vertel het ons|herken je dit|herkenbaar toch
  mis het niet|mis dit niet|dit mag je niet missen|dit wil je niet missen|niet te missen|een absolute aanrader|must-have|must-see
  gamechanger|game changer|next level|naar een hoger niveau|naar een hoger plan|haal het maximale uit|til je
  de ultieme gids|het ultieme|de ultieme|ultieme|dé gids|alles wat je moet weten|alles wat u moet weten|alles wat je wilt weten
  je gelooft nooit|je gelooft niet|dit geloof je niet|niet te geloven|wat er daarna gebeurde|je raadt het nooit|hou je vast|houd je vast
  verrassend genoeg|zal je verbazen|zal u verbazen|zet de toon|spreekt boekdelen|een must voor|als geen ander|adembenemend|adembenemende
  onmisbaar|onmisbare|onvergetelijk|onvergetelijke|betoverend|betoverende|magisch|magische|revolutionair|revolutionaire
  in het huidige digitale tijdperk|in de huidige tijd|in deze snelle tijd|in een wereld waarin|in de dynamische wereld|een reis door
  laat je inspireren|laat u inspireren|laat je verrassen|laat je verleiden|vol inspiratie|ontketen|ontgrendel
  de kracht van|het geheim van|de geheimen van|naadloos|naadloze|moeiteloos|baanbrekend|baanbrekende|kortom
  stof voor een goed gesprek|iets om over na te denken|om over na te denken|het laatste woord is er nog niet over gezegd
  bewaar deze post|bewaar dit bericht|bewaar deze pin|sla deze post op|dubbeltik`
  .split(/[|\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')

const wornOut: readonly WornOut[] = [
  ...PHRASES.map(said),
  // An order to readers; 'de ontdekking' and 'ontdekte de politie' are ordinary words.
  { phrase: 'ontdek', pattern: /(?:^|[.!?:–]\s+)ontdek\s/iu },
  {
    phrase: 'ontdek',
    pattern: /(?<!\p{L})ontdek\s+(?:hier|hoe|nu|wat|waarom|welke|de|het|alles|zelf|jouw|je|uw|meer)(?!\p{L})/iu,
  },
  {
    phrase: 'niet alleen X, maar ook Y',
    pattern: /(?<!\p{L})niet (?:alleen|enkel|slechts)\s[^.!?]{1,80}?,?\s+maar ook(?!\p{L})/iu,
  },
  {
    phrase: 'niet X, maar Y',
    pattern: /(?<!\p{L})(?:is|zijn|gaat|draait) (?:niet|geen)\s[^.!?,]{1,60}, maar(?!\p{L})/iu,
  },
  {
    phrase: 'meer dan alleen',
    pattern: /(?<!\p{L})(?:is|zijn|gaat over) (?:veel )?meer dan (?:alleen|zomaar)(?!\p{L})/iu,
  },
]

/** The phrases by name, as an editor would list them. */
export const wornOutPhrases: readonly string[] = [...new Set(wornOut.map(({ phrase }) => phrase))]

/** The worn-out phrases of a text as they stand there, each once: they can be looked up in a source, whose writer may use them. */
export function wornOutIn(text: string): string[] {
  return [...new Set(wornOut.flatMap(({ pattern }) => pattern.exec(text)?.[0].trim() ?? []))]
}
