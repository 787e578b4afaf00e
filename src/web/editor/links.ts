// Links in the editor: typing an address and going on makes one, and the mark under the cursor is found, set and taken away. Knows no
// dialog.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { addressIn, isSafeLink } from './safe-address.ts'

export interface FoundLink {
  from: number
  to: number
  href: string
  text: string
}

/** The link that the cursor stands in, or that the selection is within. */
export function linkAt(state: EditorState): FoundLink | undefined {
  const { $from, from, to } = state.selection
  const type = state.schema.marks['link']
  const mark =
    type &&
    ($from.marks().find((one) => one.type === type) ?? state.doc.nodeAt(from)?.marks.find((one) => one.type === type))
  if (!type || !mark || !$from.parent.isTextblock) return undefined
  let found: FoundLink | undefined
  const start = $from.start()
  $from.parent.forEach((node, offset) => {
    const [begins, ends] = [start + offset, start + offset + node.nodeSize]
    if (!mark.isInSet(node.marks)) return
    if (found?.to === begins) found = { ...found, to: ends, text: found.text + node.textContent }
    else if (!found || found.to < from)
      found = { from: begins, to: ends, href: String(mark.attrs['href']), text: node.textContent }
  })
  return found && found.from <= from && found.to >= to ? found : undefined
}

/** The selected words, or the link there is, lead to `href`; without words the address is what is written. */
export function withLink(state: EditorState, href: string): Transaction | null {
  if (!isSafeLink(href)) return null
  const found = linkAt(state)
  const { from, to, empty } = state.selection
  const mark = state.schema.mark('link', { href })
  if (found) return state.tr.removeMark(found.from, found.to, mark.type).addMark(found.from, found.to, mark)
  if (!empty) return state.tr.addMark(from, to, mark)
  return state.tr.replaceSelectionWith(state.schema.text(href.replace(/^mailto:/, ''), [mark]), false)
}

/** The words without the link they have. */
export function withoutLink(state: EditorState): Transaction | null {
  const found = linkAt(state)
  const type = state.schema.marks['link']
  return found && type ? state.tr.removeMark(found.from, found.to, type) : null
}

/** An address that was just typed before a space or a new line, as a link; an ending dot or comma is not part of it. */
export function typedLink(state: EditorState): Transaction | null {
  const { $from, empty } = state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n')
  const typed = /(?:^|[\s(])((?:https?:\/\/|www\.)\S+)$/i.exec(before)?.[1]?.replace(/[.,;:!?)'"’”]+$/, '')
  const href = typed === undefined ? undefined : addressIn(typed)
  if (typed === undefined || href === undefined || !/\.[^.]{2,}/.test(typed)) return null
  const from = $from.start() + before.lastIndexOf(typed)
  const type = state.schema.marks['link']
  const isMarked = type === undefined || state.doc.rangeHasMark(from, from + typed.length, type)
  // As Markdown reads a bare address, so that it stays bare there.
  const address = /^www\./i.test(typed) ? `http://${typed}` : href
  return isMarked
    ? null
    : state.tr.addMark(from, from + typed.length, type.create({ href: address })).removeStoredMark(type)
}

export const Links = Extension.create({
  name: 'links',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('links'),
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const linked = text === ' ' ? typedLink(view.state) : null
          if (linked) view.dispatch(linked)
          return false
        },
        handleKeyDown: (view, event) => {
          const linked = event.key === 'Enter' && !event.isComposing ? typedLink(view.state) : null
          if (linked) view.dispatch(linked)
          return false
        },
        // A click places the cursor; with Ctrl or Cmd it follows the link.
        handleClick: (view, _pos, event) => {
          const link = event.target instanceof Element ? event.target.closest('a[href]') : null
          if (!(link instanceof HTMLAnchorElement) || !isSafeLink(link.href)) return false
          if (!(event.metaKey || event.ctrlKey) && view.editable) return false
          window.open(link.href, '_blank', 'noopener,noreferrer')
          return true
        },
        handleDOMEvents: {
          click: (_view, event) => {
            if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
            return false
          },
        },
      },
    }),
  ],
})
