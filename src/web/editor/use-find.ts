// Find and replace while its bar is open: the matches move along with the text, and are looked for again once the writer pauses. Knows
// no field.
import { closeHistory } from '@tiptap/pm/history'
import { useEffect, useEffectEvent } from 'react'
import { findMatches, replaceMatches, type Match, type Search } from './find.ts'
import { currentMatch, showMatches, shownMatches } from './search-marks.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue } from './use-text-editor.ts'

const AGAIN_MS = 200

export interface Finding {
  count: number
  /** From 1; 0 when there is none. */
  current: number
  step: (by: -1 | 1) => void
  replace: (by: string) => void
  /** @returns how many were replaced. */
  replaceAll: (by: string) => number
}

export function useFind(editor: TextEditor, { words, matchCase, wholeWord }: Search): Finding {
  const { tiptap } = editor
  const count = useEditorValue(editor, () => shownMatches(tiptap.state).length)
  const current = useEditorValue(editor, () => currentMatch(tiptap.state))
  const again = useEffectEvent(() => look(editor, { words, matchCase, wholeWord }, placeNow(editor), false))
  useEffect(() => {
    look(editor, { words, matchCase, wholeWord }, editor.tiptap.state.selection.from, true)
  }, [editor, words, matchCase, wholeWord])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => again(), AGAIN_MS)
    }
    tiptap.on('update', later)
    return () => {
      clearTimeout(timer)
      tiptap.off('update', later)
      if (!tiptap.isDestroyed) tiptap.view.dispatch(showMatches(tiptap.state.tr, [], -1))
    }
  }, [tiptap])
  return {
    count,
    current,
    step: (by) => {
      const matches = shownMatches(tiptap.state)
      if (matches.length > 0) show(editor, matches, (current - 1 + by + matches.length) % matches.length, true)
    },
    replace: (by) => {
      const match = shownMatches(tiptap.state)[current - 1]
      if (!match) return
      tiptap.view.dispatch(closeHistory(replaceMatches(tiptap.state.tr, [match], by)))
      look(editor, { words, matchCase, wholeWord }, match.from + by.length, true)
    },
    replaceAll: (by) => {
      const matches = findMatches(tiptap.state.doc, { words, matchCase, wholeWord })
      if (matches.length === 0) return 0
      tiptap.view.dispatch(closeHistory(replaceMatches(tiptap.state.tr, matches, by)))
      look(editor, { words, matchCase, wholeWord }, 0, false)
      return matches.length
    },
  }
}

const placeNow = ({ tiptap }: TextEditor) => shownMatches(tiptap.state)[currentMatch(tiptap.state) - 1]?.from ?? 0

function show(editor: TextEditor, matches: readonly Match[], at: number, isBrought: boolean): void {
  const current = matches[at]
  editor.tiptap.view.dispatch(showMatches(editor.tiptap.state.tr, matches, current ? at : -1))
  if (current && isBrought) editor.show(current.from)
}

/** Looks again; the current one is the first at or behind `from`. */
function look(editor: TextEditor, search: Search, from: number, isBrought: boolean): void {
  const matches = findMatches(editor.tiptap.state.doc, search)
  show(
    editor,
    matches,
    Math.max(
      0,
      matches.findIndex((match) => match.from >= from),
    ),
    isBrought,
  )
}
