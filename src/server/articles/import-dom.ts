// Reads what stands within lines of a tree of HTML. Knows no blocks, and writes nothing.
import type { DomNode } from '../sources/article-text.ts'
import { PICTURE } from './docx-styles.ts'
import type { Run } from './import-runs.ts'

/** An element with its attributes. */
export interface DomElement extends DomNode {
  getAttribute(name: string): string | null
}

const TEXT = 3
const ELEMENT = 1

export const isElement = (node: DomNode): node is DomElement => node.nodeType === ELEMENT
export const nameOf = (node: DomNode) => node.nodeName.toUpperCase()

type Marks = Pick<Run, 'em' | 'strong' | 'del' | 'address' | 'title'>
const none: Marks = { em: false, strong: false, del: false, address: '' }

/** The runs of what stands within lines. */
export function runsOf(nodes: readonly DomNode[], marks: Marks = none): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.nodeType === TEXT) return [{ kind: 'text', text: visible(node.textContent ?? ''), ...marks }]
    if (!isElement(node)) return []
    const inner = (more: Partial<Marks> = {}) => runsOf([...node.childNodes], { ...marks, ...more })
    switch (nameOf(node)) {
      case 'BR':
        return [{ kind: 'break', text: '', ...marks }]
      case 'IMG':
        return [
          {
            kind: 'image',
            text: visible(node.getAttribute('alt') ?? ''),
            ...marks,
            source: node.getAttribute('src') ?? '',
            caption: visible(node.getAttribute('title') ?? ''),
          },
        ]
      case 'B':
      case 'STRONG':
        return inner({ strong: true })
      case 'I':
      case 'EM':
      case 'CITE':
        return inner({ em: true })
      case 'S':
      case 'DEL':
      case 'STRIKE':
        return inner({ del: true })
      case 'CODE':
      case 'KBD':
      case 'SAMP':
      case 'TT':
        return [{ kind: 'code', text: visible(node.textContent ?? ''), ...marks }]
      case 'SUP':
      case 'SUB':
        return node.getAttribute('data-note') === null
          ? inner().map((run) => ({ ...run, text: raised(run.text, nameOf(node) === 'SUP') }))
          : [{ kind: 'note', text: (node.textContent ?? '').trim(), ...none }]
      case 'A': {
        const address = node.getAttribute('href') ?? ''
        const shown = node.textContent ?? ''
        // A picture of ours in a Word document, where it stands as a link.
        return shown.startsWith(PICTURE) && /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(address)
          ? [{ kind: 'image', text: visible(shown.slice(PICTURE.length)), ...marks, source: address }]
          : inner({ address, title: visible(node.getAttribute('title') ?? '') })
      }
      case 'P':
      case 'DIV':
      case 'LI':
      case 'TD':
      case 'TH':
        return [...inner(), { kind: 'break', text: '', ...none }]
      default:
        return inner()
    }
  })
}

const above = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const below = '₀₁₂₃₄₅₆₇₈₉'

/** Digits as signs of their own: 'm2' and 'CO2' would be something else. */
const raised = (text: string, isAbove: boolean) =>
  /^\d{1,4}$/.test(text.trim())
    ? text.trim().replace(/\d/g, (digit) => (isAbove ? above : below)[Number(digit)] ?? digit)
    : text

/** Without signs that nobody sees, hard spaces as spaces. */
const visible = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[^\P{Cc}\t\n\r]|\u00a0/gu, ' ')
