// How many syllables a Dutch word has, by its letters. Knows no word list: only how vowels join, and the few words from other
// languages that newspapers are full of.

/** Letters that are one vowel together, longest first, and what is left: every vowel by itself. */
const vowels = /eeuw|ieuw|oeu|eau|aai|ooi|oei|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|ai|oi|ay|ey|oy|uy|[aeiouy]/g

/** What is said otherwise than it is written, made so that `vowels` counts it right. In this order. */
const sounds: readonly [RegExp, string][] = [
  [/qu/g, 'kw'],
  [/^y(?=[aeiou])/, 'j'],
  // 'station', 'nationaal', 'pensioen': the i is said as a j.
  [/(?<=[ts])i(?=oe?n)/g, 'j'],
  // 'museum', not as in 'deur'.
  [/(?<=mus|lyc|jubil|petrol|lin)eum/g, 'ejum'],
  [/milieu/g, 'miljeu'],
  // The e that is not heard, in words that came with it; it is heard in 'updaten' and 'gamer'.
  [
    /(?<=(?:on|off|dead|head|time|pipe)lin|websit|(?:soft|hard|mal)war|updat|upgrad|servic|phon|inter?fac|styl|gam|\bliv)e(?![nrdl])|(?<=fac)e(?=book)/g,
    '',
  ],
  [/(?<=rev|aven|barbec)ue/g, 'u'],
  // 'team' and 'coach' beside 'theater' and 'coalitie'.
  [/(?<=t)ea(?=m)|(?<=(?<!i)d)ea(?=l)|(?<=str|dr|cl|sn)ea(?=[mnk])|(?<=l|r)ea(?=de|s[ei])|(?<=b)ea(?=ch|mer)/g, 'e'],
  [/(?<=st|br|p)ea(?=k)|(?<=h|d)ea(?=d)|(?<=j)ea(?=ns)|(?<=f)ea(?=tu)/g, 'e'],
  [/(?<=c)oa(?=ch)|(?<=g)oa(?=l)|(?<=b)oa(?=rd)|(?<=s)oa(?=p)|(?<=t|r)oa(?=st)|(?<=l)oa(?=d)/g, 'o'],
]

/** Letters that are read one by one: 'NOS', but not 'NAVO', which can be said as a word. */
const lettered = /^\p{Lu}{2,4}$/u
const sayable = /[AEIOU][^AEIOU]+[AEIOU]/

/** The syllables of `word`, at least 1. Parts around a hyphen or an apostrophe are counted apart, a digit as one. */
export function countSyllables(word: string): number {
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u)
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + ofPart(part), 0),
  )
}

function ofPart(part: string): number {
  const digits = part.replace(/\P{N}/gu, '').length
  const letters = part.replace(/\p{N}/gu, '')
  if (lettered.test(letters) && !sayable.test(letters)) return digits + letters.length
  const spelled = letters
    .toLowerCase()
    .normalize('NFKD')
    // A trema begins a syllable: 'reünie'. Other accents change nothing: 'één' is one.
    .replace(/([aeiouy])\u0308/g, '|$1')
    .replace(/\p{M}/gu, '')
  const said = sounds.reduce((text, [sound, written]) => text.replace(sound, written), spelled)
  const count = said.match(vowels)?.length ?? 0
  // 'tv' is read by its letters; the s of 'foto’s' is not.
  return digits + (count === 0 && letters.length > 1 ? letters.length : count)
}
