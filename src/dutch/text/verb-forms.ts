// The forms of common Dutch verbs.
// Knows no sentence; what stands around a form is for the caller.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { PARTICLES } from './words/function-words.ts'
import { IRREGULAR, PLAIN, REGULAR } from './words/infinitives.ts'
import { PAST_PLURALS, STRONG_PARTICIPLES } from './words/verbs.ts'

/** Stem -> form with -t: loop -> loopt, vind -> vindt, zit -> zit. */
const POLITE_FORMS = new Map<string, string>()
/** Form with -t -> stem: loopt -> loop. The reverse of `POLITE_FORMS`. */
export const STEMS = new Map<string, string>()
/** Infinitive -> form with -t: lopen -> loopt. */
export const SINGULARS = new Map<string, string>()
const PARTICIPLES = new Set(STRONG_PARTICIPLES)

/** Participles that sound like the present tense, which has a t: 'beloofd', 'verhuisd'. */
const ALIKE = new Set<string>()

/** Weak pasts: maakte, maakten, leefde. */
export const PASTS = new Set<string>()

const UNVOICED = /(?:[pksfxc]|ch|t)$/

/** Loses the double consonant or gains the double vowel that the open syllable hid. */
function stemOf(infinitive: string): string {
  const base = infinitive.slice(0, -2)
  const last = base.at(-1) ?? ''
  const voiced = last === 'v' ? 'f' : last === 'z' ? 's' : last
  if (base.at(-2) === last) return base.slice(0, -1)
  const open = /(?:^|[^aeiouy])([aeou])[^aeiouyjwx]$/.exec(base)
  return base.slice(0, -1) + (open?.[1] ?? '') + voiced
}

function add(infinitive: string, stem: string, polite: string): void {
  POLITE_FORMS.set(stem, polite)
  if (!STEMS.has(polite)) STEMS.set(polite, stem)
  SINGULARS.set(infinitive, polite)
}

function addRegular(infinitive: string, stem: string): void {
  add(infinitive, stem, stem.endsWith('t') ? stem : `${stem}t`)
  const base = infinitive.slice(0, -2)
  // 't kofschip counts on the infinitive's own consonant: leven - geleefd, though the stem ends in -f.
  const ending = stem.endsWith('t') || stem.endsWith('d') ? '' : UNVOICED.test(base) ? 't' : 'd'
  const prefix = /^(?:be|ver|ont|her|ge|er)(?=.{3})/.test(stem) ? '' : 'ge'
  PARTICIPLES.add(prefix + stem + ending)
  if (prefix === '' && ending === 'd') ALIKE.add(`${stem}d`)
  const past = stem + (ending || stem.slice(-1)) + 'e'
  PASTS.add(past).add(past + 'n')
}

for (const infinitive of REGULAR.trim().split(/\s+/)) addRegular(infinitive, stemOf(infinitive))
for (const infinitive of PLAIN.trim().split(/\s+/)) addRegular(infinitive, infinitive.slice(0, -2))
for (const verb of IRREGULAR.trim().split(/;\s*/)) {
  const [infinitive = '', stem = '', polite = ''] = verb.split(' ')
  add(infinitive, stem, polite)
}
// By far more often a noun, an adjective or a present tense than a participle, if it is one at all.
for (const other of wordSet(`
  gedicht gebied gevecht gezond gericht gerust gelijk geschil gewicht besluit behoud geluid geduld gelaat ontbijt betreft bevat geniet vergeet bekend verwijt`))
  PARTICIPLES.delete(other)
// 'was je' is the past of zijn far more often than washing; 'hoe duur je huis is' and 'dood je' turn on no verb.
for (const other of ['was', 'duur', 'dood']) POLITE_FORMS.delete(other)
// Spoken stems without their -d, and the second form of two auxiliaries.
for (const [stem, polite] of wordMap('hou:houdt rij:rijdt snij:snijdt glij:glijdt kan:kunt zal:zult'))
  POLITE_FORMS.set(stem, polite)

/** Plural past -> singular: waren -> was. */
export const PAST_SINGULARS = wordMap(PAST_PLURALS)

/** The separable part in front of a form, or '' when there is none: 'aan' of 'aanmeldt'. */
function particleOf(word: string, forms: { has(word: string): boolean }): string {
  for (let length = Math.min(8, word.length - 2); length >= 2; length--) {
    const part = word.slice(0, length)
    if (PARTICLES.has(part) && forms.has(word.slice(length))) return part
  }
  return ''
}

/** True for a form with -t, alone or with a separable part in front: loopt, aanmeldt. */
export function isSingularForm(word: string): boolean {
  return STEMS.has(word) || particleOf(word, STEMS) !== ''
}

/** True for an infinitive (or plural), alone or with a separable part in front. */
export function isInfinitive(word: string): boolean {
  return SINGULARS.has(word) || particleOf(word, SINGULARS) !== '' || /^\p{L}+ zijn$/u.test(word)
}

/** True for a past participle: gekozen, betaald, aangemeld. */
export function isParticiple(word: string): boolean {
  // 'geëist' is 'ge' before 'eist'.
  const joined = word.replace('geë', 'gee').replace('geï', 'gei')
  return PARTICIPLES.has(joined) || particleOf(joined, PARTICIPLES) !== ''
}

/** True for a participle that sounds like the present tense of its verb: 'beloofd', 'uitbetaald'. */
export function soundsLikePresent(word: string): boolean {
  return ALIKE.has(word) || particleOf(word, ALIKE) !== ''
}

/** Ends like the stem of a verb in -eren, but is none. */
const NO_STEM = wordSet('wanneer meneer verkeer sfeer atmosfeer onweer mijnheer alweer zozeer zoveel elkeer karweer')

/** True for a bare stem: loop, vind, combineer. */
export function isStem(word: string): boolean {
  return POLITE_FORMS.has(word) || (/^\p{L}{3,}[^aeou]eer$/u.test(word) && !NO_STEM.has(word))
}

/** The form with -t of a stem that `isStem` knows. */
export function politeForm(stem: string): string {
  return POLITE_FORMS.get(stem) ?? `${stem}t`
}

/** The stem of a form with -t, or undefined when it cannot be told: 'chat' may be 'chat' or 'cha' plus -t. */
export function stemOfForm(form: string): string | undefined {
  return STEMS.get(form) ?? (/^\p{L}{3,}[^aeou]eert$|^\p{L}+dt$/u.test(form) ? form.slice(0, -1) : undefined)
}
