// Reads an instruction in a person's own words: what rules are to do and the form of address it asks for, or what in it asks
// for more than rules can do. Knows nothing of the text to rewrite.
import { wordSet } from '#dutch/text/word-lists.ts'
import type { ModelMode, RewriteAddress, RuleStep } from './orders.ts'

export interface ReadInstruction {
  /** In the order in which they are carried out; none: only the form of address changes. */
  steps: readonly RuleStep[]
  address: RewriteAddress
}

/** It asks for what needs a language model, or for what was not understood. */
export interface UnreadInstruction {
  needsModel?: ModelMode
  /** As it was typed but in lower case; none where the parts contradict each other. */
  unread: readonly string[]
}

const WITHOUT = '(?:zonder|geen|haal|verwijder|schrap|weg met|laat)(?: (?:alle|de|al|meer|ook))*'
const EMOJI = "(?:emoji['’]?s?|emoticons?|smileys?|plaatjes|icoontjes|poppetjes)"
const SHOUTS = '(?:uitroep(?:ings)?tekens?)'
const TAGS = '(?:hashtags?|hekjes)'
const MARKS = `(?:${EMOJI}|${SHOUTS}|${TAGS})`
/** 'Haal de emoji en alle uitroeptekens weg', 'zonder emoji’s', 'geen hashtags of emoji'. */
const REMOVAL = new RegExp(
  `${WITHOUT} ${MARKS}(?:(?:,| en| of|, en)(?: (?:alle|de|geen|zonder))* ${MARKS})*(?: (?:eruit|weg|achterwege|weglaten|weghalen|verwijderen))?|${MARKS}(?:(?:,| en| of|, en)(?: (?:alle|de))* ${MARKS})* (?:eruit|weg|weghalen|weglaten|verwijderen)`,
  'gu',
)

/** Read in this order; what one has read, the next no longer sees ('kortere zinnen' is not 'korter', 'minder formeel' not 'formeel'). */
const STEPS = {
  eenvoudiger:
    /(?:kort(?:e|ere)|eenvoudige|simpele) zinnen|(?:splits|knip) (?:de |alle |te )?(?:lange )?zinnen(?: op)?|(?:taal)?niveau b1|b1(?: ?-?(?:niveau|taal))?|(?:gewone|klare|heldere|begrijpelijke|eenvoudige|simpele) (?:taal|woorden)|zonder (?:jargon|moeilijke woorden)|minder (?:moeilijk|ingewikkeld|ambtelijk)|eenvoudig(?:e|er)?|simpe(?:l|le|ler)|makkelijk(?:e|er)?(?: te lezen)?|begrijpelijk(?:e|er)?|duidelijk(?:e|er)?|vereenvoudig(?:en)?|leesbaar(?:der)?/u,
  seo: /korte(?:re)? alinea['’]?s|tussenkop(?:jes|pen)|seo(?:-(?:vriendelijk|proof|tekst))?|zoekmachine\p{L}*|(?:beter )?(?:vindbaar|vindbaarder|vindbaarheid)(?: in)?(?: google)?|google/u,
  informeler:
    /(?:minder|niet (?:zo|te)) (?:formeel|stijf|zakelijk|deftig)|informe(?:el|le|ler)|loss?er?|losse|vlot(?:te|ter)?|luchtig(?:er)?|spreektaal|vriendelijk(?:e|er)?|hartelijk(?:e|er)?|warm(?:e|er)|aardiger|gezelliger|casual/u,
  formeler:
    /(?:minder|niet (?:zo|te)) (?:informeel|los|populair)|forme(?:el|le|ler)|zakelijk(?:e|er)?|professione(?:el|le|ler)|netter|serieuzer/u,
  korter:
    /(?:minder|niet (?:zo|te)) (?:lang|uitgebreid|wijdlopig|langdradig)|minder woorden|kort(?:e|er|ere)?|beknopt(?:e|er)?|bondig(?:er)?|compact(?:er)?|inkorten|inkort|verkort(?:en)?|kort\b.{0,20}\bin\b/u,
  langer:
    /(?:minder|niet (?:zo|te)) (?:kort|beknopt)|lang(?:er|ere)?|uitgebreid(?:e|er)?|uitvoerig(?:er)?|verleng(?:en)?|uitbreiden|breid\b.{0,20}\buit\b/u,
} satisfies Partial<Record<RuleStep | ModelMode, RegExp>>

/** 'In de u-vorm', 'met u in plaats van je', 'spreek de lezer aan met u'; `here` and `there` are the two forms. */
function addressed(here: string, there: string, alone: string): RegExp {
  const quoted = (form: string) => `[‘'"“]?(?:${form})[’'"”]?`
  return new RegExp(
    `(?:(?:met|gebruik|schrijf) )*${quoted(here)} (?:in plaats van|i\\.p\\.v\\.|ipv) (?:met )?${quoted(there)}|(?:vervang|verander) ${quoted(there)} (?:door|in) ${quoted(here)}|(?:de |in |naar |gebruik |met )*(?:${here})-vorm|(?:spreek|aanspreken|aan) .{0,20}\\b(?:met|als) ${quoted(here)}(?: aan)?|(?:gebruik|met|in|naar|schrijf) ${quoted(here)}${alone}`,
    'u',
  )
}
const ADDRESSES: readonly (readonly [pattern: RegExp, wanted: 'je' | 'u'])[] = [
  [addressed('uw?', 'je|jij|jullie', '(?!\\p{L})|vousvoyeren|vousvoyeer|beleefdheidsvorm'), 'u'],
  // 'Gebruik je eigen woorden' says nothing of the form of address.
  [addressed('je|jij', 'uw?', '(?=[ .!]*$)|tutoyeren|tutoyeer'), 'je'],
]
/** Says nothing about what should change. */
const COURTESY = wordSet(`
  maak maken herschrijf herschrijven schrijf schrijven graag aub alsjeblieft alstublieft svp a u b s v p kun kunt kan je u wil wilt zou willen deze
  dit de het een die dat er van tekst teksten verhaal artikel stuk stukje bericht mail brief alinea versie toon stijl taal taalgebruik taalniveau
  niveau in op naar aan en of maar wat iets meer veel heel zo nog ook een beetje mij me voor mijn ons onze even hem ze zijn is moet worden geschreven
  gemaakt zet om door met te dan ervan hiervan lezer lezers spreek aanspreken aan gebruik gebruiken pas aanpassen verander veranderen als mogelijk
  liever zinnen woorden b1 tekstje helemaal volledig titel caption bijschrift`)
/** In characters; the field holds more, but what rules understand is short. */
const LONGEST = 300
/** Words first, then how much is said, then marks. */
const SEQUENCE: readonly RuleStep[] = [
  'eenvoudiger',
  'formeler',
  'korter',
  'zonder-hashtags',
  'zonder-emoji',
  'zonder-uitroeptekens',
]
const isRule = (wanted: RuleStep | ModelMode): wanted is RuleStep => (SEQUENCE as readonly string[]).includes(wanted)

/**
 * What an instruction asks of rules: 'maak het korter', 'u-vorm', 'haal emoji en uitroeptekens weg'. What rules cannot do is
 * named, also when it is only a part of what is asked ('korter, en voeg een grap toe'): half an order is another one.
 */
export function readInstruction(instruction: string): ReadInstruction | UnreadInstruction {
  if (instruction.length > LONGEST) return { unread: [] }
  let rest = ` ${instruction.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')} `
  const asked = new Set<RuleStep | ModelMode>()
  const take = (pattern: RegExp) => {
    const before = rest
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'gu')
    let taken = ''
    rest = rest.replace(whole, (match) => ((taken += match), ' '))
    return rest === before ? null : taken
  }
  const marks = take(REMOVAL) ?? ''
  if (new RegExp(EMOJI, 'u').test(marks)) asked.add('zonder-emoji')
  if (new RegExp(SHOUTS, 'u').test(marks)) asked.add('zonder-uitroeptekens')
  if (new RegExp(TAGS, 'u').test(marks)) asked.add('zonder-hashtags')
  // 'Niet korter' asks for the opposite of what it names, and rules cannot tell how much.
  const refusal = /(?<!\p{L})(?:niet|geen|nooit) (?!zo |te )[\p{L}\p{N}-]+/u.exec(rest)
  if (refusal) return { unread: [refusal[0]] }
  const addresses = new Set<'je' | 'u'>()
  for (const [pattern, wanted] of ADDRESSES) if (take(pattern) !== null) addresses.add(wanted)
  for (const wanted of Object.keys(STEPS) as (keyof typeof STEPS)[]) if (take(STEPS[wanted]) !== null) asked.add(wanted)
  const unread = rest.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !COURTESY.has(word)) ?? []
  const opposed = asked.has('korter') && asked.has('langer') ? true : asked.has('formeler') && asked.has('informeler')
  if (unread.length > 0 || opposed || addresses.size > 1 || asked.size + addresses.size === 0) return { unread }
  const [needsModel] = [...asked].filter((wanted) => !isRule(wanted)) as ModelMode[]
  if (needsModel !== undefined) return { needsModel, unread: [] }
  const [address = 'keep'] = addresses
  return { steps: SEQUENCE.filter((step) => asked.has(step)), address }
}
