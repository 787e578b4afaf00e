// Dutch words that carry the grammar and no subject. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'

export const PREPOSITIONS = wordSet(`
  aan achter beneden bij binnen boven buiten door gedurende in langs met na naar naast om onder op over per rond rondom sinds te tegen tegenover tijdens tot
  tussen uit van vanaf vanuit vanwege via volgens voor voorbij wegens zonder`)

export const CONJUNCTIONS = wordSet(`
  aangezien als alsof behalve dan dat doordat en hoewel indien maar mits nadat noch nu of ofwel omdat opdat tenzij terwijl toen totdat voordat waarbij
  waardoor waarin waarmee waarna waarom waarop want wanneer zodat zodra`)

export const DETERMINERS = wordSet(`
  de het een 't 'n dit dat deze die mijn jouw je uw zijn haar ons onze jullie hun elk elke ieder iedere geen alle sommige veel weinig meer minder
  beide welk welke`)

const PRONOUNS = wordSet(`
  ik jij u hij zij ze we wij wie wat waar hoe er hier daar iets niets iemand niemand alles men zich elkaar hem mij me jou waarvan waarover hierdoor
  daardoor hiermee daarmee`)

const ADVERBS = wordSet(`
  niet nog ook al wel eens weer toch zo heel erg zeer te meer meest steeds altijd nooit vaak soms bijna ongeveer slechts alleen even juist nu dan
  hierbij daarom dus bovendien zelfs verder opnieuw gewoon vooral mogelijk misschien inmiddels namelijk echter weleens zelf`)

/** The commonest verbs that stand with another one. */
export const VERBS_BESIDE = wordSet(`
  is zijn was waren ben bent wordt worden werd werden heeft hebben had hadden hebt heb kan kunnen kon konden kunt kun moet moeten moest moesten
  zal zullen zou zouden mag mogen mocht mochten wil willen wilt wilde wilden gaat gaan ging gingen blijft blijven komt komen
  laat laten doet doen deed ga blijkt lijkt`)

/** They open a clause whose verb is not the sentence's own. */
export const SUBORDINATORS = wordSet(`
  die dat waar waarin waarop waarmee waarbij waarvan waarvoor waardoor waarover waarna waarom wat wie welke hoe als omdat doordat zodat terwijl
  nadat voordat totdat toen zodra zolang hoewel indien mits tenzij sinds wanneer alsof naarmate of behalve aangezien hetgeen opdat zoals`)

/** Articles, pronouns and what else opens a noun phrase, with its noun or alone. */
export const PHRASE_OPENERS = wordSet(`
  de het een deze dit die dat er ik je jij u hij zij ze we wij jullie men mijn jouw uw zijn haar ons onze hun geen alle elke iemand niemand iedereen`)

/** May stand between words of a name: 'Jan van der Berg'. */
export const NAME_PARTICLES = wordSet('van de der den ten ter het la le du di da von')

/** No keyword of a title, and no word to end a cut title on. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  ...CONJUNCTIONS,
  ...DETERMINERS,
  ...PRONOUNS,
  ...ADVERBS,
  ...VERBS_BESIDE,
])

/** Opens a sentence that leans on the one before: it cannot be quoted alone. */
export const LEANING_OPENERS = wordSet(`
  daarom daardoor daarmee daarvan daarover daarvoor daarna daarnaast daarbij daar hierdoor hiermee hierbij hij zij ze dat dit die deze hun haar zijn
  ook maar want toch bovendien verder vervolgens toen zo dus echter en of tevens eveneens anders ten tot beide beiden er sommigen anderen eerst dan
  namelijk zodoende kortom daartoe`)

/** Never a proper name, so it may lose its capital after a colon. */
export const PLAIN_OPENERS: ReadonlySet<string> = new Set([
  ...[...FUNCTION_WORDS].filter((word) => !['u', 'mark', 'sommige'].includes(word)),
  ...wordSet(`vandaag morgen gisteren wie welke hoeveel lees kijk bekijk maak leer kies begin zet gebruik probeer zorg geef
    neem bak kook eenvoudig snel lekker makkelijk simpel heerlijk ideaal perfect handig volop jarenlang kleine grote goede
    nieuwe oude eerste tweede derde twee drie vier vijf zes zeven acht negen tien tientallen honderden duizenden
    mensen kinderen ouders jongeren ouderen vrouwen mannen`),
])

/** Parts that a separable verb carries in front: aanmelden, meldt aan. */
export const PARTICLES = wordSet(`
  aan achter achteruit af bij binnen bijeen bloot boven buiten dicht door fijn gade goed groot in klaar kapot kwijt leeg los mee mis na neer om onder
  op open over plaats samen schoon stil tegen tegemoet teleur terecht terug thuis toe tussen uit vast vol voor vooraf vooruit voort voorbij vrij waar
  weer weg zwart rond rechtop opnieuw omhoog omlaag`)
