// Makes plain text of an article, to be read as it stands: no signs of Markdown, addresses behind the words of their links.
import type { Targets } from '#contract/markdown/definitions.ts'
import { piecesOf } from '#contract/markdown/inline.ts'
import { safeLink } from '#contract/markdown/safe-addresses.ts'
import { readMarkdown, type Item, type Node } from '#contract/markdown/tree.ts'
import { storedAt } from '#contract/articles/stored-pictures.ts'
import { pictureWords } from '../markdown/html.ts'
import { closingLine, oneLine, textBelowTitle, type ExportedArticle } from './export-article.ts'

const RULE = '* * *'

export function textExport(article: ExportedArticle): string {
  const { blocks, targets } = readMarkdown(textBelowTitle(article))
  const parts = [oneLine(article.title), textOfNodes(blocks, targets), closingLine(article) ?? '']
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const textOfNodes = (nodes: readonly Node[], targets: Targets, between = '\n\n'): string =>
  nodes
    .map((node) => textOfNode(node, targets))
    .filter(Boolean)
    .join(between)

function textOfNode(node: Node, targets: Targets): string {
  switch (node.type) {
    case 'heading':
      return textOfLine(node.text, targets)
    case 'paragraph':
      return `${node.note === undefined ? '' : `[${node.note}] `}${textOfLine(node.text, targets)}`.trim()
    case 'list':
      return node.items
        .map((item, at) => itemText(item, node.ordered ? `${node.start + at}. ` : '- ', node.loose, targets))
        .join(node.loose ? '\n\n' : '\n')
    case 'blockquote':
      return indented(textOfNodes(node.nodes, targets), '    ')
    case 'table':
      return [node.head, ...node.rows]
        .map((row) => row.map((cell) => oneLine(textOfLine(cell, targets))).join(' | '))
        .join('\n')
    case 'code':
      return indented(node.text, '    ')
    case 'hr':
      return RULE
    case 'html':
    case 'def':
    case 'frontmatter':
      return ''
  }
}

function itemText({ done, nodes }: Item, sign: string, loose: boolean, targets: Targets): string {
  const box = done === null ? '' : done ? '[x] ' : '[ ] '
  const text = textOfNodes(nodes, targets, loose ? '\n\n' : '\n')
  return `${sign}${box}${indented(text, ' '.repeat(sign.length)).trimStart()}`.trimEnd()
}

const indented = (text: string, by: string) => text.replace(/^(?=[^\n])/gm, by)

/** What stands within lines: `woorden (adres)` for a link that does not show its address, a picture by what it shows. */
function textOfLine(source: string, targets: Targets): string {
  let text = ''
  let words: string | undefined
  const say = (more: string) => {
    if (words === undefined) text += more
    else words += more
  }
  for (const piece of piecesOf(source, targets)) {
    if (piece.kind === 'text') say(piece.text.replaceAll('\n', ' '))
    else if (piece.kind === 'code') say(piece.text)
    else if (piece.kind === 'break') say('\n')
    else if (piece.kind === 'note') say(`[${piece.label}]`)
    else if (piece.kind === 'image')
      say(storedAt(piece.address) ? pictureWords(piece.text, piece.title) : withAddress(piece.text, piece.address))
    else if (piece.mark.kind === 'link') {
      if (piece.kind === 'close') text += withAddress(words ?? '', piece.mark.address)
      words = piece.kind === 'open' ? '' : undefined
    }
  }
  return text.trim()
}

function withAddress(words: string, address: string): string {
  const bare = safeLink(address)?.replace(/^(?:mailto|tel):/i, '')
  if (bare === undefined) return words
  const shown = words.trim()
  if (shown === '') return bare
  return shown === bare || `http://${shown}` === bare ? words : `${words} (${bare})`
}
