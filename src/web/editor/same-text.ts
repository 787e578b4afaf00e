// Whether two blocks say the same, as far as Markdown can tell: ids, signs of lists and spaces at the ends of lines do not count. A bare
// address is the same with a link on it and without, because Markdown makes a link of it either way. Knows no signs of Markdown.
import type { Mark, Node } from '@tiptap/pm/model'
import { runsOf, type Run } from './runs.ts'

/** A text for each block; two that say the same have the same. */
export function fingerprint(node: Node): string {
  return JSON.stringify(formOf(node))
}

/** Whether a link is on nothing but its own address. */
export function isBareLink(text: string, href: string): boolean {
  return href === text || href === `mailto:${text}` || (/^www\./i.test(text) && href === `http://${text}`)
}

type Form = readonly (string | number | boolean | null | Form)[]

function formOf(node: Node): Form {
  const { type, attrs } = node
  if (type.name === 'source' || type.name === 'codeBlock')
    return [type.name, textAttr(attrs['language']), node.textContent]
  if (node.isTextblock) return [type.name, type.name === 'heading' ? Number(attrs['level']) : 0, ...runForms(node)]
  const children: Form[] = []
  node.forEach((child) => {
    // A paragraph with nothing in it is nothing, unless it is all there is.
    if (isBlank(child) && !isCell(type.name) && !(type.name === 'listItem' && node.firstChild === child)) return
    children.push(formOf(child))
  })
  return [type.name, ...ownOf(node), ...children]
}

const isCell = (name: string) => name === 'tableCell' || name === 'tableHeader'

export const isBlank = (node: Node) => node.type.name === 'paragraph' && runsOf(node).length === 0

const textAttr = (value: unknown) => (typeof value === 'string' ? value : '')

function ownOf({ type, attrs }: Node): Form {
  if (type.name === 'orderedList') return [Number(attrs['start'])]
  return isCell(type.name) ? [textAttr(attrs['align'])] : []
}

function runForms(block: Node): Form[] {
  const forms: Form[] = []
  for (const run of runsOf(block)) {
    const form = formOfRun(run)
    const last = forms.at(-1)
    // Text that is apart only because of the link on it is not apart.
    if (last?.[0] === 'text' && form[0] === 'text' && last[1] === form[1])
      forms[forms.length - 1] = ['text', form[1] ?? '', `${textAttr(last[2])}${textAttr(form[2])}`]
    else forms.push(form)
  }
  return forms
}

function formOfRun(run: Run): Form {
  const isBare = (mark: Mark) =>
    mark.type.name === 'link' && run.kind === 'text' && isBareLink(run.text, textAttr(mark.attrs['href']))
  const marks = run.marks
    .filter((mark) => !isBare(mark))
    .map(({ type, attrs }) =>
      type.name === 'link' ? `link ${JSON.stringify([attrs['href'], attrs['title'] ?? ''])}` : type.name,
    )
    .toSorted()
    .join(' ')
  if (run.kind === 'picture') {
    const { src, alt, title } = run.node.attrs
    return ['picture', marks, textAttr(src), textAttr(alt).trim(), textAttr(title)]
  }
  return run.kind === 'break' ? ['break'] : ['text', marks, run.text]
}
