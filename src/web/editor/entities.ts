// The characters that HTML names, as far as people write those names in Dutch texts. Knows no Markdown.

/** Names of HTML (13.5) with what they stand for: the accents of Dutch and its neighbours, signs, spaces and quotation marks. */
const NAMED =
  'amp=& lt=< gt=> quot=" apos=\' nbsp=\u00a0 iexcl=¡ cent=¢ pound=£ curren=¤ yen=¥ brvbar=¦ sect=§ uml=¨ copy=© ordf=ª laquo=« not=¬ shy=\u00ad reg=® macr=¯ deg=° plusmn=± sup2=² sup3=³ acute=´ micro=µ para=¶ middot=· cedil=¸ sup1=¹ ordm=º raquo=» frac14=¼ frac12=½ frac34=¾ iquest=¿ Agrave=À Aacute=Á Acirc=Â Atilde=Ã Auml=Ä Aring=Å AElig=Æ Ccedil=Ç Egrave=È Eacute=É Ecirc=Ê Euml=Ë Igrave=Ì Iacute=Í Icirc=Î Iuml=Ï Ntilde=Ñ Ograve=Ò Oacute=Ó Ocirc=Ô Otilde=Õ Ouml=Ö times=× Oslash=Ø Ugrave=Ù Uacute=Ú Ucirc=Û Uuml=Ü Yacute=Ý szlig=ß agrave=à aacute=á acirc=â atilde=ã auml=ä aring=å aelig=æ ccedil=ç egrave=è eacute=é ecirc=ê euml=ë igrave=ì iacute=í icirc=î iuml=ï ntilde=ñ ograve=ò oacute=ó ocirc=ô otilde=õ ouml=ö divide=÷ oslash=ø ugrave=ù uacute=ú ucirc=û uuml=ü yacute=ý yuml=ÿ OElig=Œ oelig=œ Scaron=Š scaron=š ensp=\u2002 emsp=\u2003 thinsp=\u2009 zwnj=\u200c zwj=\u200d ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ dagger=† Dagger=‡ bull=• hellip=… permil=‰ prime=′ Prime=″ lsaquo=‹ rsaquo=› euro=€ trade=™ larr=← uarr=↑ rarr=→ darr=↓ harr=↔ minus=− infin=∞ asymp=≈ ne=≠ le=≤ ge=≥'

const named = new Map(NAMED.split(' ').map((pair) => pair.split(/=(.*)/s) as [string, string]))

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]*));/g

/** The text with characters instead of their names and numbers; null when it has a name that is not known here. */
export function withoutEntities(text: string): string | null {
  if (!text.includes('&')) return text
  let isKnown = true
  const plain = text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name === undefined) return ofCode(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
    const character = named.get(name)
    if (character === undefined) isKnown = false
    return character ?? whole
  })
  return isKnown ? plain : null
}

/** CommonMark 2.5: what is no character becomes the sign of replacement. */
function ofCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}
