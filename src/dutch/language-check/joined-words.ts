// How two parts of a compound are joined. Knows no compound.

/** Vowels that would be read as one sound (Leidraad van de Taalunie, 6.4): 'auto-ongeluk', 'zee-egel'. */
const CLASH = /(?:a[aeiu]|e[eiu]|i[eij]|o[eiou]|u[iu])$/
const ABBREVIATION = /^(?:tv|cv|pc|wc|ov|gps|cd|dvd|sms)$/

/** The two parts as one word, with a hyphen where the spelling asks for one. */
export function joined(first: string, second: string): string {
  const clashes = CLASH.test(first.slice(-1) + second.slice(0, 1))
  return clashes || ABBREVIATION.test(first) ? `${first}-${second}` : first + second
}
