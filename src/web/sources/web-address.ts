// Tells an address from a text, and names the site of an address. Pure.
import { webAddress } from '#contract/links/link.ts'

/** The address that `typed` is, completed where the scheme was left out; null when it is a text. */
export function addressIn(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  // Without a scheme only what looks like a site: one word of a text may have a full stop in it too.
  const complete = /^https?:\/\//i.test(text)
    ? text
    : /^(?!.*@)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?(\/.*)?$/iu.test(text)
      ? `https://${text}`
      : ''
  const checked = webAddress.safeParse(complete)
  return checked.success ? checked.data : null
}

/** Anything longer, and anything of several lines, is meant as the text of an article. In characters. */
const LONGEST_LINE = 300

/** A sentence of some length and its end: an abbreviation in a headline ends none. */
const sentence = /[^.!?]{25,}[.!?]["'”’)]*(?=\s|$)/gu

/**
 * Whether `typed` is the text of an article rather than a word or two: long, of several lines, or of two sentences. What
 * stands around it does not count.
 */
export function isText(typed: string): boolean {
  const text = typed.trim()
  return text.length > LONGEST_LINE || text.includes('\n') || (text.match(sentence)?.length ?? 0) > 1
}

/** The name of the site of an address: `lingekoerier.nl`. */
export function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}
