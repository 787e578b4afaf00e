// What a reader sees of HTML, a paragraph per line: to compare what stands on a site with what was sent. Knows no site.
import { hash } from 'node:crypto'
import { decoded } from '#contract/markdown/entities.ts'

/** What is not shown begins so, whatever stands in it. */
const UNSEEN = /<(script|style|template)\b|<!--/gi

/** Looked for piece by piece: one expression for all of it would take quadratic time for a page of beginnings without an end. */
function withoutUnseen(html: string): string {
  const lower = html.toLowerCase()
  let kept = ''
  let at = 0
  for (const { 0: found, 1: name, index } of html.matchAll(UNSEEN)) {
    if (index < at) continue
    const end = name === undefined ? '-->' : `</${name.toLowerCase()}`
    const from = lower.indexOf(end, index + found.length)
    kept += html.slice(at, index)
    if (from < 0) return kept
    const close = name === undefined ? from + end.length : lower.indexOf('>', from) + 1
    if (close === 0) return kept
    at = close
  }
  return kept + html.slice(at)
}

/** What begins on a new line. */
const BREAKS = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|figure|figcaption|table|tr|div|section|hr|br)\b[^<>]*>/gi

const PICTURE = /<img\b[^<>]*>/gi
const ALT = /\salt="([^"]*)"/i

/** The text, with the words of each picture on a line of its own. Time in proportion to the HTML. */
export function textOfHtml(html: string): string {
  const seen = withoutUnseen(html)
    // Within a paragraph lines of the source are no lines.
    .replace(/\s+/g, ' ')
    .replace(PICTURE, (image) => `<br>[Beeld: ${ALT.exec(image)?.[1] ?? ''}]<br>`)
    .replace(BREAKS, '\n')
    .replace(/<\/t[dh]>\s*<t[dh]\b[^<>]*>/gi, ' | ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
  return decoded(seen)
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** A hash of all of it, also of what a reader does not see. */
export const htmlHash = (title: string, html: string) => hash('sha256', `${title}\n${html}`, 'base64url')

/** A hash of the words, whatever stands between them: some sites write HTML in their own way. */
export const wordsHash = (title: string, html: string) =>
  hash('sha256', `${title}\n${textOfHtml(html)}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(), 'base64url')
