// What was searched for, and which match one is at: kept here alone, moved along with the text, and shown in it. Knows neither the field
// nor how matches are found.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Match } from './find.ts'

interface Marked {
  /** In order. */
  matches: readonly Match[]
  /** The place of the current one among them; -1 for none. */
  at: number
  shown: DecorationSet
}

const key = new PluginKey<Marked>('search')

const none: Marked = { matches: [], at: -1, shown: DecorationSet.empty }

/** Shows these matches, the one with this place among them as the current one; an empty list closes it. */
export const showMatches = (tr: Transaction, matches: readonly Match[], at: number) =>
  tr.setMeta(key, { matches, at }).setMeta('addToHistory', false)

/** Which of them one is at, from 1; 0 for none. */
export const currentMatch = (state: EditorState): number => (key.getState(state)?.at ?? -1) + 1

/** Where the matches stand now, in order. */
export const shownMatches = (state: EditorState): readonly Match[] => key.getState(state)?.matches ?? []

/** Those of which words are left; without the current one there is no current one. */
function moved({ matches, at }: Marked, mapping: Mapping): Pick<Marked, 'matches' | 'at'> {
  const all = matches.map(({ from, to }) => ({ from: mapping.map(from, 1), to: mapping.map(to, -1) }))
  const left = all.filter(({ from, to }) => from < to)
  const current = all[at]
  return { matches: left, at: current ? left.indexOf(current) : -1 }
}

export const SearchMarks = Extension.create({
  name: 'searchMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => none,
        apply: (transaction, before, _old, { doc }) => {
          const change = transaction.getMeta(key) as Pick<Marked, 'matches' | 'at'> | undefined
          if (change) {
            const found = change.matches.map(({ from, to }) => Decoration.inline(from, to, { class: 'found' }))
            return { ...change, shown: DecorationSet.create(doc, found) }
          }
          if (!transaction.docChanged || before.matches.length === 0) return before
          const { mapping } = transaction
          return { ...moved(before, mapping), shown: before.shown.map(mapping, doc) }
        },
      },
      props: {
        decorations: (state) => {
          const marked = key.getState(state)
          const current = marked?.matches[marked.at]
          if (!marked || !current) return marked?.shown
          return marked.shown.add(state.doc, [Decoration.inline(current.from, current.to, { class: 'found-current' })])
        },
      },
    }),
  ],
})
