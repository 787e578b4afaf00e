// How what is no text looks in the text: pictures (picture-view.ts) and source blocks; and the way from a chosen picture to its bar. Knows
// no toolbar.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { NodeView } from '@tiptap/pm/view'
import { openPictureBar, pictureView, type PictureViewOptions } from './picture-view.ts'
import { element } from './plain-dom.ts'

export const NodeViews = Extension.create<PictureViewOptions>({
  name: 'nodeViews',
  addOptions: () => ({ shown: (src) => ({ src }), replace: null }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin({
        key: new PluginKey('nodeViews'),
        props: {
          nodeViews: {
            image: (node, view, getPos) => pictureView(node, view, getPos, options),
            source: sourceView,
          },
          // A chosen picture has its bar below it.
          handleKeyDown: (view, { key }) => {
            const { selection } = view.state
            if (key !== 'Enter' || !(selection instanceof NodeSelection) || selection.node.type.name !== 'image')
              return false
            const dom = view.nodeDOM(selection.from)
            if (dom instanceof HTMLElement) openPictureBar(dom)
            return true
          },
        },
      }),
    ]
  },
})

/** Why a block is a source block, in a word. */
function sourceKind(text: string): string {
  if (/^---[ \t]*\n[\w-]+[ \t]*:/.test(text)) return 'Kenmerken'
  if (/^\s*\[\^[^\]]+\]:/.test(text) || /\[\^[^\]\s]+\]/.test(text)) return 'Voetnoot'
  if (/^\s*\[[^\]]+\]:\s/.test(text)) return 'Adres van een link'
  if (/^\s*[-*+] \[[ xX]\]/m.test(text)) return 'Takenlijst'
  return /<[a-z!/]/i.test(text) ? 'HTML' : 'Markdown'
}

function sourceView(first: Node): NodeView {
  const label = element('span', { class: 'source-kind', contenteditable: 'false', 'aria-hidden': 'true' })
  const code = element('code', { spellcheck: 'false' })
  const dom = element('pre', { class: 'source', 'aria-label': 'Markdown' }, label, code)
  const show = (node: Node) => {
    const kind = sourceKind(node.textContent)
    if (label.textContent !== kind) label.textContent = kind
  }
  show(first)
  return {
    dom,
    contentDOM: code,
    update: (node) => {
      if (node.type !== first.type) return false
      show(node)
      return true
    },
    ignoreMutation: (mutation) => mutation.type !== 'selection' && !code.contains(mutation.target),
  }
}
