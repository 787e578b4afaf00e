// What is pasted and dropped in the editor: text from Word, Google Docs and web pages, Markdown, and an address on chosen words. Knows
// no screen; what was left out is told.
import { Extension } from '@tiptap/core'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { definitionsIn } from './definitions.ts'
import { pastedBlocks } from './pasted-html.ts'
import type { PictureHost } from './picture-host.ts'
import { plainBlocks } from './pasted-plain.ts'
import { addressIn } from './safe-address.ts'

/** What somebody should know of what they pasted. */
export type PasteNotice = 'picturesLeftOut' | 'tooLong' | 'asPlainText'

export interface ClipboardOptions {
  onNotice: (notice: PasteNotice) => void
  /** How a text names the picture at this address, when it is kept here. */
  known: NonNullable<PictureHost['known']>
}

/** In characters: as long as an article may be. */
const LONGEST_PASTE = 1_000_000

/** HTML of more is not read; the plain text beside it is. */
const LONGEST_HTML = 8_000_000

export const Clipboard = Extension.create<ClipboardOptions>({
  name: 'clipboard',
  addOptions: () => ({ onNotice: () => {}, known: () => undefined }),
  addProseMirrorPlugins() {
    const { options } = this
    let isPlain = false
    return [
      new Plugin({
        key: new PluginKey('clipboard'),
        props: {
          handleKeyDown: (_view, event) => {
            isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
            return false
          },
          handleDOMEvents: {
            // Before ProseMirror reads the clipboard itself: of a long text that alone takes seconds.
            paste: (view, event) => {
              const plain = isPlain
              isPlain = false
              if (!view.editable || !event.clipboardData) return false
              const isTaken = taken(view, event.clipboardData, plain, options)
              if (isTaken) event.preventDefault()
              return isTaken
            },
          },
          handleDrop: (view, event, _slice, moved) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (moved || !event.dataTransfer || !at) return false
            const blocks = blocksFrom(view.state, event.dataTransfer, false, options)
            if (!blocks) return false
            event.preventDefault()
            view.dispatch(view.state.tr.replaceRange(at.pos, at.pos, sliceOf(blocks)).setMeta('uiEvent', 'drop'))
            return true
          },
        },
      }),
    ]
  },
})

type Data = Pick<DataTransfer, 'getData'>

function taken(view: EditorView, data: Data, plain: boolean, options: ClipboardOptions): boolean {
  const { state } = view
  const text = data.getData('text/plain')
  if (text.length > LONGEST_PASTE) {
    options.onNotice('tooLong')
    return true
  }
  if (state.selection.$from.parent.type.spec.code) {
    if (text === '') return false
    view.dispatch(state.tr.insertText(text.replace(/\r\n?/g, '\n')).scrollIntoView().setMeta('uiEvent', 'paste'))
    return true
  }
  const linked = plain ? null : linkOnWords(state, text)
  if (linked) {
    view.dispatch(linked)
    return true
  }
  const blocks = blocksFrom(state, data, plain, options)
  if (!blocks) return false
  view.dispatch(inserted(state, blocks).scrollIntoView().setMeta('uiEvent', 'paste').setMeta('paste', true))
  return true
}

/** The words of the selection as a link, when an address and nothing else is pasted on them; on no words the address itself. */
export function linkOnWords(state: EditorState, text: string): Transaction | null {
  const href = addressIn(text)
  const { from, to, empty, $from, $to } = state.selection
  if (href === undefined || !$from.sameParent($to) || !$from.parent.isTextblock) return null
  const link = state.schema.mark('link', { href })
  if (!empty) return state.tr.addMark(from, to, link)
  const marks = link.addToSet($from.marks().filter(({ type }) => type.name !== 'link'))
  return state.tr.replaceSelectionWith(state.schema.text(text.trim(), marks), false).removeStoredMark(link.type)
}

/** The blocks on a clipboard; null for what the editor itself copied, and when there is nothing. */
function blocksFrom(
  state: EditorState,
  data: Data,
  plain: boolean,
  { onNotice, known }: ClipboardOptions,
): Node[] | null {
  const html = plain ? '' : data.getData('text/html')
  const text = data.getData('text/plain')
  if (html.includes('data-pm-slice')) return null
  if (html !== '' && html.length <= LONGEST_HTML) {
    const body = new DOMParser().parseFromString(html, 'text/html').body
    const pasted = pastedBlocks(body, state.schema, known)
    if (pasted && pasted.picturesLeftOut > 0) onNotice('picturesLeftOut')
    if (pasted && pasted.blocks.length > 0) return pasted.blocks
    if (!pasted) onNotice('asPlainText')
  }
  if (text === '') return null
  return plainBlocks(text, state.schema, definitionsIn(state.doc), plain)
}

/** Blocks as they go in: a single paragraph goes into the one with the cursor. */
function sliceOf(blocks: readonly Node[]): Slice {
  const fragment = Fragment.from(blocks)
  const open = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0)
  return new Slice(fragment, open(blocks[0]), open(blocks.at(-1)))
}

function inserted(state: EditorState, blocks: readonly Node[]): Transaction {
  const { $from } = state.selection
  // A table has room for one line only.
  const isInCell = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(({ type }) =>
    type.name.startsWith('table'),
  )
  if (!isInCell) return state.tr.replaceSelection(sliceOf(blocks))
  const line = blocks.flatMap((block, at) => {
    const content: Node[] = []
    block.descendants((node) => {
      if (node.isInline) content.push(node)
      return !node.isInline
    })
    return at === 0 ? content : [state.schema.node('hardBreak'), ...content]
  })
  return state.tr.replaceSelection(new Slice(Fragment.from(line), 0, 0))
}
