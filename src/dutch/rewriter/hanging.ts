// Tells how a sentence hangs on the one before it: 'Ze traint ...', 'Dat is ...', '... daarna ...'.
// Unsure hangs: then both stay or both go.
import { hangsOnBefore } from '#dutch/source/hanging.ts'
import { isStem, STEMS } from '#dutch/text/verb-forms.ts'
import { hasFinite, isFinite } from './finite-verbs.ts'
import type { Sentence } from './sentences.ts'
import { isVerbForm } from './word-kinds.ts'

/** What opens with one of these takes back or limits what stands before it, which would say too much alone. */
const CONTRASTS = /^(?:maar|echter|toch|wel|alleen|behalve|desondanks|niettemin|daarentegen|tenzij|mits|nee)$/
/** 'Aanmelden kan via ...': for what, the sentence before it told. */
const WAYS_IN =
  /^(?:aanmelden|opgeven|inschrijven|reserveren|bestellen|verzamelen|kaarten|kaartjes|toegang|entree|aanvang)$/
const PERSONS = /^(?:hij|zij|ze|hem|hen|zijn|haar|hun)$/
/** 'Deze week', 'dit artikel': told by the day of reading. */
const THIS_TIME =
  /^(?:dit|deze) (?:week|weken|maand|jaar|zomer|winter|herfst|lente|voorjaar|najaar|ochtend|middag|avond|weekend|eeuw|seizoen|dagen|tijd|artikel|stuk|gids|overzicht|blog|nieuwsbrief|brief|pagina|site|keer)(?!\p{L})/iu
/** 'Het bedrag' and 'de man' stand for something or somebody named before, unless more is told of them. */
const SHELLS =
  /(?<!\p{L})(?:de|het) (?:man|vrouw|jongen|meisje|kind|verdachte|slachtoffer|dader|bestuurder|plan|besluit|maatregel|regel|voorstel|dier|dieren|bedrag|groep|proef|bedrijf|actie|idee|methode|aanpak|probleem|oplossing|resultaat|reden|gevolg|verschil|vraag|antwoord|mix|mengsel|truc)(?!\p{L}| (?:van|dat|die|om|uit|voor|met|in) )/iu

/** In words: a longer command, or a longer line without a verb, is more than a title. */
const SHORT_COMMAND = 5
const TITLE_WORDS = 6

export interface Hold {
  /** Needs what stands before it. */
  back: boolean
  /** Speaks of a person by 'hij' or 'ze': whoever it is, was named before. */
  person: boolean
  /** A question, a short command or a line without a verb: at the head of a paragraph it is a title for what follows. */
  heads: boolean
  /** Limits what stands before it: that may not stay without it. */
  limits: boolean
}

/** How a sentence hangs on the one before it. */
export function holdOf({ text, words, quoted }: Sentence): Hold {
  const [first] = words
  if (!first) return { back: true, person: false, heads: true, limits: false }
  const limits = CONTRASTS.test(first.lower) || words.some(({ lower }) => lower === 'echter' || lower === 'daarentegen')
  // 'Klaar in drie kwartier.' is a piece of the sentence before it.
  const piece = words.length < 6 && !hasFinite(words) && !words.some(({ lower }) => isVerbForm(lower))
  const hangs = hangsOnBefore(text.replace(THIS_TIME, 'Vandaag')) || SHELLS.test(text)
  const back = hangs || quoted || piece || WAYS_IN.test(first.lower)
  const person = hangs && words.some(({ lower }) => PERSONS.test(lower))
  const command = isStem(first.lower) && words.length <= SHORT_COMMAND
  const title = words.length <= TITLE_WORDS && !words.some(({ lower }) => isFinite(lower) || STEMS.has(lower))
  return { back, person, heads: piece || command || title || text.endsWith('?'), limits }
}
