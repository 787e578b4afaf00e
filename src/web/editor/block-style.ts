// What kind of block the cursor is in, and making another kind of it. Knows no buttons.
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

export const blockStyles = {
  paragraph: 'Alinea',
  h2: 'Kop 2',
  h3: 'Kop 3',
  h4: 'Kop 4',
  quote: 'Citaat',
  code: 'Code',
} as const

export type BlockStyle = keyof typeof blockStyles

/** The style at the cursor; null for one that the menu does not have, with its own name in `styleName`. */
export function styleOf(editor: Editor): BlockStyle | null {
  const { $from } = editor.state.selection
  const { parent } = $from
  if (parent.type.name === 'heading') {
    const name = `h${String(parent.attrs['level'])}`
    return name in blockStyles ? (name as BlockStyle) : null
  }
  if (parent.type.name === 'codeBlock') return 'code'
  if (parent.type.name === 'source') return null
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === 'blockquote') return 'quote'
  return 'paragraph'
}

/** How the style at the cursor is called. */
export function styleName(editor: Editor): string {
  const style = styleOf(editor)
  if (style) return blockStyles[style]
  const { parent } = editor.state.selection.$from
  return parent.type.name === 'heading' ? `Kop ${String(parent.attrs['level'])}` : 'Markdown'
}

/** Makes the block with the cursor one of this style. What cannot be done is not, and says false. */
export function setBlock(editor: Editor, style: BlockStyle): boolean {
  const now = styleOf(editor)
  const chain = editor.chain().focus()
  switch (style) {
    case 'paragraph':
      return now === 'quote' ? chain.lift('blockquote').run() : chain.setParagraph().run()
    case 'quote':
      return now === 'quote' ? true : chain.clearNodes().wrapIn('blockquote').run()
    case 'code':
      return chain.setCodeBlock().run()
    case 'h2':
    case 'h3':
    case 'h4':
      return chain
        .command(({ tr, state }) => {
          unbroken(state.selection.$from.parent, state.selection.$from.start(), tr)
          return true
        })
        .setHeading({ level: Number(style[1]) as 2 | 3 | 4 })
        .run()
  }
}

/** A heading has one line: words around a line break must not become one. */
function unbroken(
  block: Node,
  start: number,
  tr: { replaceWith: (from: number, to: number, node: Node) => unknown },
): void {
  const places: number[] = []
  block.forEach((node, offset) => {
    if (node.type.name === 'hardBreak') places.push(start + offset)
  })
  for (const place of places.toReversed()) tr.replaceWith(place, place + 1, block.type.schema.text(' '))
}
