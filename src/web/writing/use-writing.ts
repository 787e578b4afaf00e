// Has a text written by a tool that streams, straight into the editor: block by block it gets an id, so that what was the machine's
// stays known. Can be stopped; what came stays. Knows no article.
import { keptId } from '#contract/tools/define.ts'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { listGenerations } from '#contract/history/endpoints.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { articleDraft } from '#contract/tools/article-draft.ts'
import { articleSection } from '#contract/tools/article-section.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { InsertPlace, TextEditor } from '#web/editor/text-editor.ts'
import { call, failureMessage, wasAborted } from '#web/http/call.ts'
import { stream, type Piece } from '#web/http/stream.ts'
import { useAiCounter } from '#web/session/use-user.ts'

/** Between two updates of the text on the screen, in ms: a model sends a word at a time. */
const SHOWN_EVERY_MS = 120

export interface WritingState {
  isWriting: boolean
  /** Why it ended before it was done, in Dutch; undefined when it did not. */
  problem: string | undefined
}

/** @param onMarks tells which blocks are the machine's, each time something more of them is known. */
export function useWriting(editor: TextEditor | null, onMarks: (marks: readonly MachineBlock[]) => void) {
  const counter = useAiCounter()
  const [state, setState] = useState<WritingState>({ isWriting: false, problem: undefined })
  const leaving = useRef<AbortController>(undefined)

  type Draft = z.input<(typeof articleDraft.endpoint)['body']>
  type Section = z.input<(typeof articleSection.endpoint)['body']>

  /** Writes at `at`. Resolves when it is done, stopped or failed: whether all of it came. */
  async function write(
    asked: { tool: 'article-draft'; body: Draft } | { tool: 'article-section'; body: Section },
    at: InsertPlace,
  ): Promise<boolean> {
    if (editor === null || leaving.current !== undefined) return false
    const controller = new AbortController()
    leaving.current = controller
    setState({ isWriting: true, problem: undefined })
    const shown = showingIn(editor, at)
    const name = crypto.randomUUID?.().slice(0, 8) ?? String(Date.now()).slice(-8)
    const idsFor = (text: string) => blocksOf(text).map((_, place) => `${name}-${place}`)
    const tell = (text: string, by: Pick<MachineBlock, 'model' | 'generationId'>) =>
      onMarks(idsFor(text).map((id) => ({ id, at: null, ...by })))
    let text = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = undefined
      if (text === '') return
      tell(text, unknown)
      shown.replace(text, idsFor(text))
    }
    try {
      editor.setEditable(false)
      const { signal } = controller
      const hear = (piece: Piece) => {
        text = 'text' in piece ? text + piece.text : ''
        timer ??= setTimeout(show, SHOWN_EVERY_MS)
      }
      const reply =
        asked.tool === 'article-draft'
          ? await stream(articleDraft.endpoint, { body: asked.body, signal }, hear)
          : await stream(articleSection.endpoint, { body: asked.body, signal }, hear)
      const made = (asked.tool === 'article-draft' ? articleDraft : articleSection).open(reply)
      ;({ text } = made)
      show()
      tell(text, { model: made.model, generationId: keptId(made) })
      setState({ isWriting: false, problem: undefined })
      return true
    } catch (error) {
      show()
      if (text !== '') tell(text, await lastOf(asked.tool))
      const problem = wasAborted(error) || controller.signal.aborted ? undefined : failureMessage(error)
      setState({ isWriting: false, problem })
      return false
    } finally {
      clearTimeout(timer)
      leaving.current = undefined
      editor.setEditable(true)
      void counter.refresh()
    }
  }
  return { ...state, write, stop: () => leaving.current?.abort() }
}

/** Until the reply says by whom a text was written. */
const unknown = { model: '', generationId: null } as const

/** Nothing is taken away before the first words have come. */
function showingIn(editor: TextEditor, at: InsertPlace) {
  let insertion: ReturnType<TextEditor['insertMarkdown']> | undefined
  return {
    replace(text: string, ids: readonly string[]) {
      if (insertion === undefined) insertion = editor.insertMarkdown(text, { at, origins: ids })
      else insertion.replace(text, ids)
    },
  }
}

/** Who wrote a text that was stopped: the history keeps what came of it, and nobody told its number. */
async function lastOf(
  tool: 'article-draft' | 'article-section',
): Promise<Pick<MachineBlock, 'model' | 'generationId'>> {
  try {
    const [last] = await call(listGenerations, { query: { tool, limit: 1 } })
    return last === undefined ? unknown : { model: last.model, generationId: last.id }
  } catch {
    return unknown
  }
}
