// Which addresses a link or a picture in a text may have. Knows no Markdown.

/**
 * Whether a link may lead there: a page, a mail address, a telephone number, or a place on the same site. `javascript:`, `data:`
 * and every scheme that is not known are refused, also when white space or control characters hide them, as browsers skip those.
 */
export function isSafeLink(address: string): boolean {
  return hasScheme(address, /^(?:https?|mailto|tel|sms)$/)
}

/** Whether a picture may be read from there: over http or https, or from the same site. */
export function isSafePicture(address: string): boolean {
  return hasScheme(address, /^https?$/)
}

function hasScheme(address: string, allowed: RegExp): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers skip those when they read a scheme
  const bare = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200d\u2028\u2029\ufeff]/g, '').toLowerCase()
  // A colon behind a slash, a question mark or a hash ends no scheme. `\` counts as a slash in browsers.
  const scheme = /^([^/\\?#]*?)(?::|&colon;|%3a)/.exec(bare)?.[1]
  return scheme === undefined || allowed.test(scheme)
}

const PASTED = /^(?:https?:\/\/|www\.)[^\s<>"]+$|^mailto:\S+@\S+$/i

/**
 * The address that a text is, when it is nothing else: for words on which an address is pasted, and for what is typed in a field.
 * @returns with a scheme, or undefined.
 */
export function addressIn(text: string): string | undefined {
  const bare = text.trim()
  if (!PASTED.test(bare) || !isSafeLink(bare)) return undefined
  return /^www\./i.test(bare) ? `https://${bare}` : bare
}

/** What somebody typed in a field for an address, as an address: without a scheme it is a page, with an @ a mailbox. */
export function addressTyped(text: string): string | undefined {
  const bare = text.trim()
  if (bare === '' || !isSafeLink(bare)) return undefined
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(bare)) return /\s/.test(bare) ? bare.replace(/\s/g, '%20') : bare
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(bare)) return `mailto:${bare}`
  return /^[^\s/]+\.[^\s/]{2,}/.test(bare) ? `https://${bare.replace(/\s/g, '%20')}` : undefined
}
