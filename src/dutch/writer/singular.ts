// Finds the word that a Dutch plural or diminutive may come from. Knows nothing of what words mean.
// A guess: not every form it gives is a word.

const VOWEL = /[aeiou]/

/** 'taarten' gives 'taart', 'brieven' 'brief', 'honden' 'hond', 'taartjes' 'taart', "foto's" 'foto'. */
export function singularsOf(word: string): string[] {
  const bare = word.replace(/['’]s?$/u, '')
  const small = /^(\p{L}{3,}?)(?:et|t|p|k)?jes?$/u.exec(bare)
  const found = [bare, ...(small ? [bare.replace(/jes?$/u, ''), small[1] ?? ''] : [])]
  if (/\p{L}{3}s$/u.test(bare)) found.push(bare.slice(0, -1))
  if (/\p{L}{3}en$/u.test(bare)) found.push(...withoutEn(bare.slice(0, -2)))
  return [...new Set(found)].filter((form) => form !== word && form.length > 1)
}

/**
 * The stem before -en, with the spelling it has alone: 'kass' 'kas', 'brod' 'brood', 'wolv' 'wolf', 'roz' 'roos'.
 * A single syllable that ends open is long alone, so that 'molen' is no 'mol'; of a longer stem both are tried.
 */
function withoutEn(stem: string): string[] {
  const last = stem.at(-1) ?? ''
  if (last === stem.at(-2)) return [stem.slice(0, -1)]
  const hard = stem.slice(0, -1) + (last === 'v' ? 'f' : last === 'z' ? 's' : last)
  const [before = '', vowel = ''] = [stem.at(-3), stem.at(-2)]
  const open = VOWEL.test(vowel) && vowel !== 'i' && !VOWEL.test(before) && !VOWEL.test(last)
  if (!open) return [hard]
  const long = hard.slice(0, -1) + vowel + hard.slice(-1)
  return (stem.match(/[aeiou]+/g)?.length ?? 0) > 1 ? [hard, long] : [long]
}
