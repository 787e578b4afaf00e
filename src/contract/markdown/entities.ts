// The names of signs in HTML, such as `&euml;`: those of HTML 4 (24.2 to 24.4) that can stand in a text. Knows no markup.

/** From U+00A0 on, in order. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc
Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc
otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/)

const others =
  `amp & lt < gt > quot " apos ' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ensp \u2002 emsp \u2003
thinsp \u2009 ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′
Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥
sum ∑ radic √ check ✓ star ☆ alpha α beta β gamma γ delta δ pi π omega ω Omega Ω mu μ Delta Δ`.split(/[ \n]+/)

const names = new Map<string, string>([
  ...latin.map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)]),
  ...others.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, others[at + 1] ?? '']] : [])),
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
])

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y

/** The sign that is named here, and where its name ends; undefined when none is. */
export function entityAt(source: string, at: number): { text: string; to: number } | undefined {
  ENTITY.lastIndex = at
  const found = ENTITY.exec(source)
  if (found === null) return undefined
  const [, decimal, hexadecimal, name] = found
  const text =
    name === undefined
      ? signOf(Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10))
      : names.get(name)
  return text === undefined ? undefined : { text, to: ENTITY.lastIndex }
}

/** A text with the signs instead of their names. */
export const decoded = (text: string) =>
  text.includes('&') ? text.replace(/&[#\w]{2,32};/g, (name) => entityAt(name, 0)?.text ?? name) : text

const signOf = (code: number) =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code)
