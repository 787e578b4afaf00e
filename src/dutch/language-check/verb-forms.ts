// Common verbs by how their forms of one person are mistaken for those of another. Data and the lookups on it only.
// A stem is the form with 'ik'. Left out are stems that are a past tense as well ('vond', 'zond').
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { FINITE_VERBS } from './grammar-words.ts'

/** Stems in -d that are nothing but a stem, so that 'hij' or 'jij' before one is always a mistake. */
const D_STEMS = wordSet(`
  word vind houd rijd bied leid zend wend bind verbind ontbind verzend bevind ondervind meld bestrijd vermijd verbied beantwoord onthoud lijd snijd
  glijd treed betreed overtreed laad voed smeed kneed schud duid scheid schaad breid mijd aanbied schrijd ontbied doorsnijd uitbreid optreed vasthoud
  bijhoud volhoud afrond overlijd bevroed`)

/** Stems in -d that are a noun, an adjective or a past participle as well. */
const D_STEMS_WITH_DOUBLE = wordSet(`
  antwoord besteed begeleid verleid misleid vermeld strijd behoud raad onderscheid verspreid bevrijd brand land verwond aanvaard download upload
  bekleed vergoed verbreed bereid ontleed beland kleed verraad strand vermoord benijd verzand red wed broed`)

/** Other stems that are nothing but a stem. */
const STEMS = wordSet(`
  denk geef neem krijg maak vertel lees schrijf speel leef woon drink begrijp verdien betaal bestel ontvang voel blijf volg oefen probeer controleer
  snap verander ontdek herken beteken erken ontken besef betwijfel ervaar beleef bekijk verbeter vertrouw beloof`)

/** Other stems that are a noun or an exclamation as well. */
const STEMS_WITH_DOUBLE = wordSet(`
  loop werk zoek koop vraag bel stuur bezoek verkoop slaap kook ren leer reis deel kies kijk help stop luister kom begin gebruik fiets wandel droom
  schrik twijfel merk geloof`)

/** What follows no regular pattern: the form that is written, and what it should be. */
const WITH_IK = wordMap(`
  hebt:heb heeft:heb bent:ben gaat:ga staat:sta doet:doe ziet:zie slaat:sla kunt:kan zult:zal wilt:wil kent:ken zegt:zeg hoort:hoor wint:win`)
const WITH_JIJ = wordMap('heb:hebt ben:bent ga:gaat sta:staat doe:doet zie:ziet')
const WITH_HIJ = wordMap('heb:heeft ben:is ga:gaat sta:staat doe:doet zie:ziet')
/** Behind the verb 'jij' takes the form of 'ik', but for these. */
const BEFORE_JIJ = wordMap('hebt:heb bent:ben gaat:ga staat:sta doet:doe ziet:zie kunt:kun wilt:wil zult:zul')

/** 'wordt' -> 'word', for 'ik'; null when the form is no mistake, or none we know. */
export function formWithIk(form: string): string | null {
  return WITH_IK.get(form) ?? stemOf(form)
}

/** 'word' -> 'wordt', for 'jij', 'u' and 'hij'. `verbPlace`: only a verb can stand there, so a stem that is a noun too counts. */
export function formWithT(form: string, person: 'jij' | 'hij', verbPlace: boolean): string | null {
  const irregular = (person === 'jij' ? WITH_JIJ : WITH_HIJ).get(form)
  if (irregular !== undefined) return irregular
  const known = D_STEMS.has(form) || STEMS.has(form)
  const double = D_STEMS_WITH_DOUBLE.has(form) || STEMS_WITH_DOUBLE.has(form)
  return known || (double && verbPlace) ? `${form}t` : null
}

/** 'word' -> 'wordt', for a stem in -d that is nothing else. */
export function dFormWithT(form: string): string | null {
  return D_STEMS.has(form) ? `${form}t` : null
}

/** 'antwoord' -> 'antwoordt', for a stem in -d behind a name, where no noun stands. */
export function dStemWithT(form: string): string | null {
  return D_STEMS.has(form) || D_STEMS_WITH_DOUBLE.has(form) ? `${form}t` : null
}

/** 'maak' -> 'maakt', for a stem that is nothing else. */
export function stemWithT(form: string): string | null {
  return D_STEMS.has(form) || STEMS.has(form) ? `${form}t` : null
}

/** 'wordt' -> 'word', for 'jij' behind the verb. */
export function formBeforeJij(form: string): string | null {
  return BEFORE_JIJ.get(form) ?? stemOf(form)
}

/** Whether the form can be the verb of a sentence, with or without its t. */
export function isVerbForm(form: string): boolean {
  return FINITE_VERBS.has(form) || isStem(form) || stemOf(form) !== null
}

function isStem(form: string): boolean {
  return [D_STEMS, D_STEMS_WITH_DOUBLE, STEMS, STEMS_WITH_DOUBLE].some((stems) => stems.has(form))
}

function stemOf(form: string): string | null {
  const stem = form.slice(0, -1)
  return form.endsWith('t') && isStem(stem) ? stem : null
}
