// Markdown that was put in the text and may still grow, as it is written by a model: what comes later goes in the place of what came
// before. Knows not where it comes from.
import type { Editor } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { Fragment } from '@tiptap/pm/model'
import { definitionsIn } from './definitions.ts'
import { blocksOf, withOrigin } from './kept-source.ts'
import { changesSince, momentOf } from './places-kept.ts'

/** Where it goes: in the place of the selection, at the end, behind a heading's section or instead of these top-level nodes. */
export type InsertPlace = 'cursor' | 'end' | { from: number; to: number }

/** The part of the document that is replaced: whole blocks. An empty paragraph gives way. */
export function insertionPlace({ doc, selection }: EditorState, place: InsertPlace): { from: number; to: number } {
  if (typeof place === 'object') {
    const posOf = (index: number) => doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    return { from: posOf(place.from), to: posOf(place.to) }
  }
  const size = doc.content.size
  const index = place === 'end' ? doc.childCount - 1 : Math.min(selection.$to.index(0), doc.childCount - 1)
  const block = doc.child(index)
  const to = place === 'end' ? size : doc.children.slice(0, index + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const isEmpty = block.type.name === 'paragraph' && block.content.size === 0
  return { from: isEmpty ? to - block.nodeSize : to, to }
}

export class Insertion {
  readonly #editor: Editor
  readonly #know: (ids: readonly string[]) => void
  #range: { from: number; to: number }
  #moment: number
  /** Names what is undone as one, as the history tells the letters of one composition from others. */
  #run = {}

  constructor(editor: Editor, range: { from: number; to: number }, know: (ids: readonly string[]) => void) {
    this.#editor = editor
    this.#know = know
    this.#range = range
    this.#moment = momentOf(editor.state)
  }

  /**
   * Puts this in the place of what it was; blocks that are the same stay.
   * @param origins the ids for its blocks, in order.
   * @returns false when what it was is gone from the text, or moved too much to find.
   */
  replace(markdown: string, origins: readonly string[] = []): boolean {
    const { state, view } = this.#editor
    const changes = changesSince(state, this.#moment)
    if (!changes) return false
    // What the writer typed meanwhile is undone by itself.
    if (momentOf(state) !== this.#moment) this.#run = {}
    this.#know(origins)
    const from = changes.map(this.#range.from, -1)
    const to = Math.max(from, changes.map(this.#range.to, 1))
    const blocks = blocksOf(markdown, state.schema, definitionsIn(state.doc)).map((node, at) =>
      withOrigin(node, origins[at] ?? ''),
    )
    const content = Fragment.from(
      blocks.length > 0 || to - from < state.doc.content.size ? blocks : [state.schema.node('paragraph')],
    )
    const before = state.doc.slice(from, to).content
    const start = before.findDiffStart(content)
    const stays = start === null ? content.size : wholeBlocks(content, Math.min(start, before.size))
    const tr = state.tr.replaceWith(from + stays, to, content.cut(stays).content)
    view.dispatch(tr.setMeta('composition', this.#run))
    this.#range = { from, to: from + content.size }
    this.#moment = momentOf(this.#editor.state)
    return true
  }
}

/** The size of the blocks that lie wholly before this place. */
function wholeBlocks(content: Fragment, place: number): number {
  let size = 0
  for (const { nodeSize } of content.content) {
    if (size + nodeSize > place) break
    size += nodeSize
  }
  return size
}
