// Reads an instruction in a person's own words: which modes and form of address it asks for, or what in it asks for more
// than rules can do. Knows nothing of the text to rewrite.

import type { RewriteAddress, RewriteMode } from '#dutch/rewriter/orders.ts'

export interface ReadInstruction {
  /** In the order in which they are carried out; none: only the form of address changes. */
  modes: readonly RewriteMode[]
  address: RewriteAddress
}

/** What was not understood, as it was typed but in lower case; none where the parts contradict each other. */
export interface UnreadInstruction {
  unread: readonly string[]
}

type Order = readonly [pattern: RegExp, mode: RewriteMode]

/** Read in this order; what one has read, the next no longer sees ('kortere zinnen' is not 'korter'). */
const MODES: readonly Order[] = [
  [
    /(?:kort(?:e|ere)|eenvoudige|simpele) zinnen|(?:splits|knip) (?:de |alle |te )?(?:lange )?zinnen(?: op)?|(?:taal)?niveau b1|b1(?: ?-?(?:niveau|taal))?|(?:gewone|klare|heldere|begrijpelijke|eenvoudige|simpele) (?:taal|woorden)|zonder (?:jargon|moeilijke woorden)|minder (?:moeilijk|ingewikkeld|ambtelijk)/gu,
    'eenvoudiger',
  ],
  [
    /korte(?:re)? alinea['’]?s|tussenkop(?:jes|pen)|seo(?:-(?:vriendelijk|proof|tekst))?|zoekmachine\p{L}*|(?:beter )?(?:vindbaar|vindbaarder|vindbaarheid)(?: in)?(?: google)?|google/gu,
    'seo',
  ],
  [
    /(?:minder|niet (?:zo|te)) (?:formeel|stijf|zakelijk|deftig)|informeel|informele|informeler|losse|losser|vlotte|vlotter|luchtig|luchtiger|spreektaal|vriendelijk|vriendelijke|vriendelijker|hartelijk|hartelijke|hartelijker|warmer|warme|aardiger|gezelliger|casual|toegankelijk voor vrienden/gu,
    'informeler',
  ],
  [
    /(?:minder|niet (?:zo|te)) (?:informeel|los|populair)|formeel|formele|formeler|zakelijk|zakelijke|zakelijker|professioneel|professionele|professioneler|netter|serieuzer|zonder (?:emoji['’]?s?|uitroeptekens)/gu,
    'formeler',
  ],
  [
    /eenvoudig|eenvoudige|eenvoudiger|simpel|simpele|simpeler|makkelijk|makkelijke|makkelijker|makkelijker te lezen|begrijpelijk|begrijpelijke|begrijpelijker|duidelijk|duidelijke|duidelijker|vereenvoudig(?:en)?|leesbaar|leesbaarder/gu,
    'eenvoudiger',
  ],
  [
    /(?:minder|niet (?:zo|te)) (?:lang|uitgebreid|wijdlopig|langdradig)|minder woorden|korte|korter|kortere|kort|beknopt|beknopte|beknopter|bondig|bondiger|compact|compacter|inkorten|inkort|verkort(?:en)?|kort\b.{0,20}\bin\b|schrap(?:pen)?/gu,
    'korter',
  ],
  [
    /(?:minder|niet (?:zo|te)) (?:kort|beknopt)|langer|langere|lang|uitgebreid|uitgebreide|uitgebreider|uitvoerig|uitvoeriger|verleng(?:en)?|uitbreiden|breid\b.{0,20}\buit\b/gu,
    'langer',
  ],
]
const ADDRESSES: readonly (readonly [pattern: RegExp, address: 'je' | 'u'])[] = [
  [
    /(?:(?:met|gebruik|schrijf) )*[‘'"“]?u(?:w)?[’'"”]? (?:in plaats van|i\.p\.v\.|ipv) (?:met )?[‘'"“]?(?:je|jij|jullie)[’'"”]?|(?:vervang|verander) [‘'"“]?(?:je|jij)[’'"”]? (?:door|in) [‘'"“]?u[’'"”]?|(?:de |in |naar |gebruik |met )*u-vorm|(?:spreek|aanspreken|aan) .{0,20}\b(?:met|als) [‘'"“]?u[’'"”]?(?: aan)?|(?:gebruik|met|in|naar|schrijf) [‘'"“]?u[’'"”]?(?!\p{L})|vousvoyeer|vousvoyeren|beleefdheidsvorm/gu,
    'u',
  ],
  [
    /(?:(?:met|gebruik|schrijf) )*[‘'"“]?(?:je|jij)[’'"”]? (?:in plaats van|i\.p\.v\.|ipv) (?:met )?[‘'"“]?uw?[’'"”]?|(?:vervang|verander) [‘'"“]?u[’'"”]? (?:door|in) [‘'"“]?(?:je|jij)[’'"”]?|(?:de |in |naar |gebruik |met )*(?:je|jij)-vorm|(?:spreek|aanspreken|aan) .{0,20}\b(?:met|als) [‘'"“]?(?:je|jij)[’'"”]?(?: aan)?|(?:gebruik|met|naar) [‘'"“]?(?:je|jij)[’'"”]?(?!\p{L})|tutoyeer|tutoyeren/gu,
    'je',
  ],
]
/** Says nothing about what should change. */
const COURTESY = new Set(
  `maak maken herschrijf herschrijven schrijf schrijven graag aub alsjeblieft alstublieft svp a u b s v p kun kunt kan je u wil wilt zou willen deze dit de het een die dat er van
  tekst teksten verhaal artikel stuk stukje bericht mail brief alinea versie toon stijl taal taalgebruik taalniveau niveau in op naar aan en of maar wat iets
  meer veel heel zo nog ook een beetje mij me voor mijn ons onze even hem ze zijn is moet worden geschreven gemaakt zet om door met te dan ervan hiervan lezer lezers
  spreek aanspreken aan gebruik gebruiken pas aanpassen verander veranderen als mogelijk liever zinnen woorden b1 versie stuk tekstje helemaal volledig iets`.split(
    /\s+/,
  ),
)
const LONGEST = 300

/** Modes that undo each other. */
const OPPOSITES: readonly (readonly [RewriteMode, RewriteMode])[] = [
  ['korter', 'langer'],
  ['formeler', 'informeler'],
]
/** Words first, then how much is said, then the shape. */
const SEQUENCE: readonly RewriteMode[] = ['eenvoudiger', 'formeler', 'informeler', 'korter', 'langer', 'seo']

/**
 * What an instruction asks of the built-in writer: 'maak het korter', 'u-vorm', 'korter en vriendelijker'. What rules cannot
 * do is named, also when it is only a part of what is asked ('korter, en voeg een grap toe'): half an order is another one.
 */
export function readInstruction(instruction: string): ReadInstruction | UnreadInstruction {
  if (instruction.length > LONGEST) return { unread: [] }
  let rest = ` ${instruction.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')} `
  // 'Niet korter' asks for the opposite of what it names, and rules cannot tell how much.
  const refusal = /(?<!\p{L})(?:niet|geen|nooit) (?!zo |te )[\p{L}\p{N}-]+/u.exec(rest)
  if (refusal) return { unread: [refusal[0]] }
  const addresses = new Set<'je' | 'u'>()
  for (const [pattern, wanted] of ADDRESSES) {
    const left = take(rest, pattern)
    if (left !== rest) addresses.add(wanted)
    rest = left
  }
  const asked = new Set<RewriteMode>()
  for (const [pattern, mode] of MODES) {
    const left = take(rest, pattern)
    if (left !== rest) asked.add(mode)
    rest = left
  }
  const unread = rest.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !COURTESY.has(word)) ?? []
  const contradicts = addresses.size > 1 || OPPOSITES.some((pair) => pair.every((mode) => asked.has(mode)))
  if (unread.length > 0 || contradicts || asked.size + addresses.size === 0) return { unread }
  const [address = 'keep'] = addresses
  return { modes: SEQUENCE.filter((mode) => asked.has(mode)), address }
}

/** `text` without the whole words that match. */
function take(text: string, pattern: RegExp): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'gu'), ' ')
}
