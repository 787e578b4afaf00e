// Shows in the text what was found in it: tinted, or for language with a wavy line. What was found moves along with the text, and a
// click on it is told. Knows no check.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** `wash`: a background; `language`: a wavy line; `hint`: a dotted one. */
/** `machine`: what no person wrote, which is nothing wrong. */
export type TintKind = 'wash' | 'language' | 'hint' | 'machine'

export interface Tint {
  id: string
  kind: TintKind
  /** In the document. */
  from: number
  to: number
}

interface Tinted {
  tints: DecorationSet
  /** Of the finding that is chosen beside the text. */
  chosen: string | null
}

const key = new PluginKey<Tinted>('tints')

type Change = { tints: readonly Tint[] } | { chosen: string | null }

/** Shows these instead of the ones before. */
export const showTints = (tr: Transaction, tints: readonly Tint[]) =>
  tr.setMeta(key, { tints } satisfies Change).setMeta('addToHistory', false)

/** Shows one as chosen. */
export const chooseTint = (tr: Transaction, id: string | null) =>
  tr.setMeta(key, { chosen: id } satisfies Change).setMeta('addToHistory', false)

/** Where what was found stands now; undefined when its words are gone. */
export function tintPlace(state: EditorState, id: string): { from: number; to: number } | undefined {
  const [found] = key.getState(state)?.tints.find(undefined, undefined, (spec) => (spec as Tint).id === id) ?? []
  return found && found.from < found.to ? found : undefined
}

export interface TintOptions {
  onTint: (id: string) => void
}

export const Tints = Extension.create<TintOptions>({
  name: 'tints',
  addOptions: () => ({ onTint: () => {} }),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<Tinted>({
        key,
        state: {
          init: () => ({ tints: DecorationSet.empty, chosen: null }),
          apply: (transaction, before, _old, { doc }) => {
            const change = transaction.getMeta(key) as Change | undefined
            if (!change && !transaction.docChanged) return before
            const chosen = change && 'chosen' in change ? change.chosen : before.chosen
            if (change && 'tints' in change)
              return { chosen, tints: DecorationSet.create(doc, change.tints.map(decoration)) }
            return { chosen, tints: transaction.docChanged ? before.tints.map(transaction.mapping, doc) : before.tints }
          },
        },
        props: {
          decorations: (state) => shown(key.getState(state), state),
          handleClick: (view, pos) => {
            const [found] = key.getState(view.state)?.tints.find(pos, pos) ?? []
            if (found) options.onTint((found.spec as Tint).id)
            return false
          },
        },
      }),
    ]
  },
})

const decoration = (tint: Tint) =>
  Decoration.inline(tint.from, tint.to, { class: `tint-${tint.kind}`, 'data-tint': tint.id }, { ...tint })

function shown(tinted: Tinted | undefined, state: EditorState): DecorationSet | undefined {
  if (!tinted || tinted.chosen === null) return tinted?.tints
  const place = tintPlace(state, tinted.chosen)
  return place
    ? tinted.tints.add(state.doc, [Decoration.inline(place.from, place.to, { class: 'tint-chosen' })])
    : tinted.tints
}
