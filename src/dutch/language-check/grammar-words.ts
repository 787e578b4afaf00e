// The closed classes of Dutch: words that carry the grammar and no subject. Data only.
import { wordSet } from '#dutch/text/word-lists.ts'
import { AUXILIARIES } from '#dutch/text/finite-verbs.ts'
import { SUBORDINATORS } from '#dutch/text/words/function-words.ts'

/** Opens a noun phrase and is no pronoun, so that no verb can follow at once. */
export const ARTICLES = wordSet("de een geen mijn jouw uw onze elke iedere m'n z'n zo'n")

/** Behind 'je' or 'hun' these begin something else, so that it owns nothing. */
export const BEGINS_ANEW = wordSet(`
  de het een dit dat deze die mijn jouw je uw haar ons onze jullie hun m'n z'n elke iedere geen alle welke zo'n ik mij me hem hen ze iets niets iemand
  niemand alles er ervan erop erin ervoor eraan erbij ermee erover hiervan hierover daarvan daarover of`)
/** May also stand within what 'je' owns: 'je op maat gemaakte kast', 'je toch al drukke leven'. */
export const ADVERBS = wordSet(`
  hier daar ook niet wel nog dan nu vaak altijd nooit soms misschien meestal eigenlijk toch weer even gewoon graag snel zelf samen daarna straks later
  morgen vandaag meteen direct vanzelf echt heel zeker wat`)

/** Joins two main clauses. */
export const COORDINATORS = wordSet('en maar want dus of')

export const NUMBER_WORDS = wordSet(`
  twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig
  vijftig zestig zeventig tachtig negentig honderd tweehonderd driehonderd vierhonderd vijfhonderd duizend tweeduizend tienduizend`)

/** Finite forms that are no noun and no infinitive. */
export const FINITE_VERBS = new Set([
  ...AUXILIARIES,
  ...wordSet(`
  word wou leek leken staat stond stonden ligt lag lagen zit zaten maakt maakte maakten geeft gaf gaven krijgt kreeg kregen vindt vond vonden zegt
  zei zeiden weet wist wisten denkt dacht dachten ziet zag zagen neemt nam namen houdt hield hielden brengt bracht vraagt vroeg werkt werkte
  werkten woont woonde loopt liep liepen gebeurt gebeurde betekent betekende begint begon begonnen stopt helpt hielp zorgt zorgde geldt gold heet
  heette duurt duurde klinkt klonk voelt voelde kost kostte staan liggen zitten`),
])

/** A participle may go with one of these. */
export const HELPERS = wordSet(`
  is was zijn waren ben bent heeft had heb hebt hebben hadden wordt werd word worden werden kan zal zou moet moest`)

/** Words of these classes are never a noun. */
export const CLOSED_CLASSES = [ADVERBS, COORDINATORS, FINITE_VERBS, NUMBER_WORDS, SUBORDINATORS]
