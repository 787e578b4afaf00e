// The menu of blocks that opens when somebody types `/`: when it is open, and what was typed behind it. Knows neither the blocks nor the
// screen.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'

export interface Slash {
  /** Where the slash stands, and where the words behind it end. */
  from: number
  to: number
  words: string
}

interface SlashState {
  open: Slash | null
  /** Where a slash stands whose menu was closed. */
  closed: number | null
}

const key = new PluginKey<SlashState>('slash')

/** The menu, when it is open. */
export const slashOf = (state: EditorState): Slash | null => key.getState(state)?.open ?? null

/** Closes the menu; the slash stays as text. */
export const closeSlash = (state: EditorState) => state.tr.setMeta(key, 'close').setMeta('addToHistory', false)

/** Answers keys while the menu is open; true when it did something with one. */
export interface SlashOptions {
  onKey: (event: KeyboardEvent) => boolean
}

/** A slash at the start of a block or behind a space, with a word or two behind it, up to the cursor. */
function slashAt(state: EditorState): Slash | null {
  const { $from, empty } = state.selection
  if (!empty || $from.parent.type.name !== 'paragraph') return null
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n')
  const words = /(?:^|\s)\/([\p{L}\d]*(?: [\p{L}\d]+)?)$/u.exec(before)?.[1]
  return words === undefined || words.length > 20 ? null : { from: $from.pos - words.length - 1, to: $from.pos, words }
}

export const SlashMenu = Extension.create<SlashOptions>({
  name: 'slash',
  addOptions: () => ({ onKey: () => false }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<SlashState>({
        key,
        state: {
          init: () => ({ open: null, closed: null }),
          apply: (transaction, { open, closed }, _old, state) => {
            const from = closed === null ? null : transaction.mapping.map(closed, -1)
            if (transaction.getMeta(key) === 'close') return { open: null, closed: open?.from ?? from }
            const found = slashAt(state)
            if (!found) return { open: null, closed: null }
            if (found.from === from) return { open: null, closed: from }
            // It opens by typing, and not when the cursor comes by.
            const isTyped =
              transaction.docChanged &&
              transaction.getMeta('uiEvent') === undefined &&
              transaction.getMeta('history$') === undefined
            return open || (isTyped && found.words === '')
              ? { open: found, closed: null }
              : { open: null, closed: null }
          },
        },
        props: {
          handleKeyDown: (view, event) => slashOf(view.state) !== null && !event.isComposing && options.onKey(event),
          handleDOMEvents: {
            blur: (view) => {
              if (slashOf(view.state)) view.dispatch(closeSlash(view.state))
              return false
            },
          },
        },
      }),
    ]
  },
})
