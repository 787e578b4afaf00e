// Turns what stands in the lines of pasted HTML into text with marks: bold, italic, struck through, code and links. Styles, fonts and
// comments stay behind. Knows no blocks.
import type { Mark, Node, Schema } from '@tiptap/pm/model'
import { isSafeLink, isSafePicture } from './safe-address.ts'
import { TooMuch } from './too-much.ts'

interface Reading {
  schema: Schema
  known: (address: string) => string | undefined
  left: number
  picturesLeftOut: number
}

const SKIPPED =
  /^(?:style|script|meta|link|title|template|noscript|iframe|object|svg|math|button|select|textarea|input|o:p)$/
const DEEPEST = 120

/** Paragraphs of inline nodes: two line breaks below each other begin another. */
export function inlineOf(nodes: readonly ChildNode[], reading: Reading): Node[][] {
  const { schema } = reading
  const lines: Node[][] = [[]]
  const add = (node: Node) => lines.at(-1)?.push(node)
  const walk = (node: ChildNode, marks: readonly Mark[], depth: number) => {
    if ((reading.left -= 1) < 0 || depth > DEEPEST) throw new TooMuch()
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, ' ')
      if (text !== '') add(schema.text(text, marks))
      return
    }
    if (node.nodeType !== 1) return
    const element = node as ChildNode & Element
    const name = element.nodeName.toLowerCase()
    if (SKIPPED.test(name) || isLeftOut(element)) return
    if (name === 'br') return void add(schema.node('hardBreak'))
    if (name === 'img') return addPicture(element)
    const within = marksWith(element, name, marks, schema)
    const isBlock = /^(?:p|div|li|h[1-6])$/.test(name)
    if (isBlock && (lines.at(-1)?.length ?? 0) > 0) lines.push([])
    for (const child of Array.from(element.childNodes)) walk(child, within, depth + 1)
    if (isBlock) lines.push([])
  }
  const addPicture = (element: Element) => {
    const src = element.getAttribute('src') ?? ''
    const own = reading.known(src)
    const title = own === undefined ? null : element.getAttribute('title')
    if (own !== undefined || (/^https?:/i.test(src) && isSafePicture(src)))
      add(schema.node('image', { src: own ?? src, alt: element.getAttribute('alt') ?? '', title }))
    else reading.picturesLeftOut += 1
  }
  for (const node of nodes) walk(node, [], 0)
  return lines.flatMap((line) => brokenUp(line)).filter((line) => line.length > 0)
}

/** Whether it is a comment of Word, a mark of one, or hidden. */
export function isLeftOut(element: Element): boolean {
  const style = element.getAttribute('style') ?? ''
  return (
    /mso-(?:element:\s*comment(?:-list)?|comment-|special-character:\s*comment)/i.test(style) ||
    /(?:^|;)\s*display:\s*none/i.test(style) ||
    /(?:^|\s)MsoComment/.test(element.getAttribute('class') ?? '') ||
    /^#_msocom/i.test(element.getAttribute('href') ?? '')
  )
}

function marksWith(element: Element, name: string, before: readonly Mark[], schema: Schema): readonly Mark[] {
  const style = element.getAttribute('style') ?? ''
  // Word's own `mso-bidi-font-weight` says nothing about this text.
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]
  const has = {
    bold: weight === undefined ? name === 'b' || name === 'strong' : /^(?:bold|bolder|[6-9]00)$/i.test(weight),
    italic:
      /font-style:\s*(?:italic|oblique)/i.test(style) ||
      (/^(?:i|em|cite)$/.test(name) && !/font-style:\s*normal/i.test(style)),
    strike: /text-decoration(?:-line)?:[^;]*line-through/i.test(style) || /^(?:s|strike|del)$/.test(name),
    code: /^(?:code|tt|kbd|samp)$/.test(name),
  }
  let marks = before
  for (const [mark, isOn] of Object.entries(has)) if (isOn) marks = schema.mark(mark).addToSet(marks)
  const href = name === 'a' ? (element.getAttribute('href') ?? '').trim() : ''
  // A place on the page it was copied from leads nowhere here.
  if (/^(?:https?:|mailto:|tel:)/i.test(href) && isSafeLink(href)) marks = schema.mark('link', { href }).addToSet(marks)
  return marks
}

/** A line with single breaks in it, and one for each time there are two. Spaces at the ends are no text. */
function brokenUp(line: readonly Node[]): Node[][] {
  const out: Node[][] = [[]]
  for (const [at, node] of line.entries()) {
    const isBreak = node.type.name === 'hardBreak'
    const last = out.at(-1) as Node[]
    if (isBreak && line[at - 1]?.type.name === 'hardBreak') {
      if (last.at(-1)?.type.name === 'hardBreak') last.pop()
      if (last.length > 0) out.push([])
    } else if (!(isBreak && last.length === 0)) last.push(node)
  }
  return out.map(trimmed).filter((nodes) => nodes.length > 0)
}

function trimmed(nodes: readonly Node[]): Node[] {
  const out = [...nodes]
  const isBlank = (node: Node | undefined) =>
    node?.type.name === 'hardBreak' || (node?.isText === true && node.text?.trim() === '')
  while (isBlank(out[0])) out.shift()
  while (isBlank(out.at(-1))) out.pop()
  return out.flatMap((node, at) => {
    if (!node.isText) return [node]
    let text = node.text ?? ''
    const before = out[at - 1]
    if (at === 0 || before?.type.name === 'hardBreak' || (before?.isText && before.text?.endsWith(' ')))
      text = text.replace(/^ +/, '')
    if (at === out.length - 1 || out[at + 1]?.type.name === 'hardBreak') text = text.replace(/ +$/, '')
    return text === '' ? [] : [node.type.schema.text(text, node.marks)]
  })
}
