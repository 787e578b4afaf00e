// Makes plain text of what a feed says, at most so many characters. Knows nothing of feeds.
import { Tokenizer } from 'htmlparser2'
import { characterCount } from '#contract/text.ts'

/** How much of a longer text is looked at, in UTF-16 units: the markup in front of its first words may be long. */
const LOOKED_AT = 20_000

/** Elements whose text is none for people. */
const silent = new Set(['script', 'style', 'noscript', 'template', 'svg', 'title', 'head'])

/** Elements within a line; every other one keeps words apart. */
const inline = new Set('a abbr b bdi cite code em font i kbd mark q s small span strong sub sup u wbr'.split(' '))

/** The words of HTML, on one line. */
export function textOfHtml(html: string): string {
  const start = html.slice(0, LOOKED_AT)
  if (!/[<&]/.test(start)) return oneLine(start)
  const parts: string[] = []
  let tag = ''
  /** The silent element that is open. */
  let within: string | undefined
  const part = (from: number, to: number) => start.slice(from, to)
  const say = (text: string) => void (within === undefined && parts.push(text))
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(from, to) {
        tag = part(from, to).toLowerCase()
        if (!inline.has(tag)) say(' ')
      },
      onopentagend() {
        if (within === undefined && silent.has(tag)) within = tag
      },
      onclosetag(from, to) {
        const closed = part(from, to).toLowerCase()
        if (closed === within) within = undefined
        else if (!inline.has(closed)) say(' ')
      },
      ontext: (from, to) => say(part(from, to)),
      ontextentity: (codePoint) => say(String.fromCodePoint(codePoint)),
      onselfclosingtag: nothing,
      onattribname: nothing,
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  )
  tokenizer.write(start)
  tokenizer.end()
  return oneLine(parts.join(''))
}

/** Whether an element within a text keeps the words around it apart. */
export const isApart = (name: string) => !inline.has(name)

/** Whether the text of an element is none for people. */
export const isSilent = (name: string) => silent.has(name)

/** Makes every run of white space and control characters one space, and takes invisible characters out. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
}

/** At most `most` characters: cut between words where that leaves most of it, and marked as cut. */
export function shortened(text: string, most: number): string {
  // A character has at most two UTF-16 units.
  const start = text.slice(0, 2 * (most + 1))
  if (characterCount(start) <= most) return start
  const kept = [...start].slice(0, most - 1).join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).replace(/[\s,;:.–-]+$/, '')}…`
}
