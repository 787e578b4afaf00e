// How a picture and a source block look in the text, with what can be done with them there. Plain DOM: a text may have many. Knows no
// toolbar.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'

export interface NodeViewOptions {
  /** The address at which the browser may show the picture of this address: the policy of the site blocks others. */
  pictureAddress: (address: string) => string
}

export const NodeViews = Extension.create<NodeViewOptions>({
  name: 'nodeViews',
  addOptions: () => ({ pictureAddress: (address) => address }),
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
        },
      }),
    ]
  },
})

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (HTMLElement | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function pictureView(
  first: Node,
  view: EditorView,
  getPos: () => number | undefined,
  options: NodeViewOptions,
): NodeView {
  let node = first
  const picture = element('img', { decoding: 'async', loading: 'lazy' })
  const missing = element('span', { class: 'picture-missing' }, 'Deze afbeelding is niet te laden.')
  const alt = element('input', {
    class: 'picture-alt',
    'aria-label': 'Omschrijving van de afbeelding',
    placeholder: 'Omschrijf de afbeelding voor wie haar niet ziet',
    maxlength: '500',
  })
  const remove = element('button', { class: 'picture-remove', type: 'button' }, 'Verwijder')
  const tools = element('span', { class: 'picture-tools' }, alt, remove)
  const dom = element('span', { class: 'picture', contenteditable: 'false' }, picture, missing, tools)
  // What is typed in one visit to the field is one step to undo.
  let visit = {}
  const show = () => {
    const [src, words] = [String(node.attrs['src']), String(node.attrs['alt'] ?? '')]
    const shown = options.pictureAddress(src)
    if (picture.getAttribute('src') !== shown) picture.src = shown
    picture.alt = words
    if (alt.value !== words && document.activeElement !== alt) alt.value = words
  }
  picture.addEventListener('error', () => dom.classList.add('is-missing'))
  picture.addEventListener('load', () => dom.classList.remove('is-missing'))
  alt.addEventListener('focus', () => (visit = {}))
  // At every letter: who leaves the page from the field has told no end of it.
  alt.addEventListener('input', () => {
    const [pos, words] = [getPos(), alt.value.trim()]
    if (pos === undefined || !view.editable || words === node.attrs['alt']) return
    view.dispatch(view.state.tr.setNodeAttribute(pos, 'alt', words).setMeta('composition', visit))
  })
  alt.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const pos = getPos()
    if (pos !== undefined) view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)))
    view.focus()
  })
  remove.addEventListener('click', () => {
    const pos = getPos()
    if (pos === undefined || !view.editable) return
    view.dispatch(view.state.tr.delete(pos, pos + node.nodeSize))
    view.focus()
  })
  show()
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    stopEvent: (event) => event.target === alt || event.target === remove,
    ignoreMutation: () => true,
  }
}

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
