// Shows in the text what was searched for, and which match one is at. Knows neither the field nor how matches are found.
import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Match } from './find.ts'

interface Marked {
  all: DecorationSet
  current: Match | null
}

const key = new PluginKey<Marked>('search')

/** Shows these matches, one of them as the current one; none closes it. */
export const showMatches = (tr: Transaction, matches: readonly Match[], current: Match | null) =>
  tr.setMeta(key, { matches, current }).setMeta('addToHistory', false)

/** Which of them one is at, from 1; 0 for none. */
export function currentMatch(state: EditorState): number {
  const current = key.getState(state)?.current
  return current ? shownMatches(state).findIndex(({ from }) => from === current.from) + 1 : 0
}

/** Where the matches stand that are shown: they move along with the text. */
export function shownMatches(state: EditorState): Match[] {
  const found = key.getState(state)?.all.find() ?? []
  return found.map(({ from, to }) => ({ from, to })).toSorted((one, other) => one.from - other.from)
}

export const SearchMarks = Extension.create({
  name: 'searchMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ all: DecorationSet.empty, current: null }),
        apply: (transaction, before, _old, { doc }) => {
          const change = transaction.getMeta(key) as { matches: readonly Match[]; current: Match | null } | undefined
          if (change) {
            const all = change.matches.map(({ from, to }) => Decoration.inline(from, to, { class: 'found' }))
            return { all: DecorationSet.create(doc, all), current: change.current }
          }
          if (!transaction.docChanged) return before
          const { mapping } = transaction
          const current = before.current && {
            from: mapping.map(before.current.from),
            to: mapping.map(before.current.to),
          }
          return { all: before.all.map(mapping, doc), current }
        },
      },
      props: {
        decorations: (state) => {
          const marked = key.getState(state)
          if (!marked?.current || marked.current.from >= marked.current.to) return marked?.all
          return marked.all.add(state.doc, [
            Decoration.inline(marked.current.from, marked.current.to, { class: 'found-current' }),
          ])
        },
      },
    }),
  ],
})
