// The text in the editor as others use it: as Markdown, with places in its readable text and on the screen. Knows nothing of what the
// text is for.
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { blockAtPlace, placeOfBlock } from './block-places.ts'
import { bringIntoView } from './bring-into-view.ts'
import { EditedText } from './edited-text.ts'
import { gapsOf, type Gap } from './gaps.ts'
import { originsOf } from './origins.ts'
import { openPictureBar, undescribedIn } from './picture-view.ts'
import { changesSince } from './places-kept.ts'
import { offsetAt, posAt } from './readable-text.ts'
import type { Finding, Reading, TextRange } from './text-reading.ts'
import { chooseTint, showTints, tintPlace } from './tints.ts'

export type { TextEditorOptions } from './edited-text.ts'
export type { BlockMark } from './kept-source.ts'
export type { Gap } from './gaps.ts'
export type { InsertPlace } from './insertion.ts'
export type { Finding, Reading, TextRange } from './text-reading.ts'

export class TextEditor extends EditedText {
  /**
   * Puts Markdown in the place of the block with this place among the blocks of the Markdown; the ids on it stay.
   * @returns false when there is no such block.
   */
  replaceBlock(at: number, markdown: string): boolean {
    const block = blockAtPlace(this.tiptap.state.doc, at)
    if (!block) return false
    const ids = originsOf(block.node).join(' ')
    const place = { from: block.index, to: block.index + 1 }
    this.insertMarkdown(markdown, { at: place, origins: ids === '' ? [] : [ids, ids] })
    return true
  }

  /**
   * The top-level nodes of the blocks from `first` up to `last`, for `insertMarkdown`; undefined when they are not there.
   * @param first and last among the blocks of the Markdown, `last` not included.
   */
  nodesOf(first: number, last: number): { from: number; to: number } | undefined {
    const { doc } = this.tiptap.state
    const [from, end] = [blockAtPlace(doc, first), blockAtPlace(doc, last - 1)]
    return from && end && end.index >= from.index ? { from: from.index, to: end.index + 1 } : undefined
  }

  /** Puts an id on the block with this place, beside those it has. */
  mark(at: number, id: string): void {
    const block = blockAtPlace(this.tiptap.state.doc, at)
    if (!block) return
    this.know([id])
    const { state, view } = this.tiptap
    view.dispatch(state.tr.setNodeAttribute(block.pos, 'origin', [...originsOf(block.node), id].join(' ')))
  }

  /** The place of the block with the cursor, among the blocks of the Markdown; null in one that is empty. Cheap: for every key. */
  cursorBlock(): number | null {
    const { doc, selection } = this.tiptap.state
    return placeOfBlock(doc, selection.$from.index(0))
  }

  /**
   * Replaces words by others, with the marks they have.
   * @returns false when those words were changed since the reading: then nothing happens.
   */
  replaceRange(reading: Reading, range: TextRange, by: string): boolean {
    const place = this.placeOf(reading, range)
    const { state, view } = this.tiptap
    if (!place || !this.#isStill(reading, range, place)) return false
    const marks = state.doc.nodeAt(place.from)?.marks ?? []
    const tr =
      by === ''
        ? state.tr.delete(place.from, place.to)
        : state.tr.replaceWith(place.from, place.to, state.schema.text(by, marks))
    view.dispatch(closeHistory(tr))
    return true
  }

  /** Shows what was found in a reading, instead of what was shown before. What was typed in since is not shown. */
  tint(reading: Reading, findings: readonly Finding[]): void {
    const tints = findings.flatMap(({ id, kind, from, to }) => {
      const place = this.placeOf(reading, { from, to })
      return place && place.from < place.to ? [{ id, kind, ...place }] : []
    })
    this.tiptap.view.dispatch(showTints(this.tiptap.state.tr, tints))
  }

  /** Shows one of the findings as chosen, and brings it into view. */
  choose(id: string | null): void {
    this.tiptap.view.dispatch(chooseTint(this.tiptap.state.tr, id))
    const place = id === null ? undefined : tintPlace(this.tiptap.state, id)
    if (place) this.show(place.from)
  }

  /** Brings words of a reading into view, and places the cursor on them. */
  scrollTo(reading: Reading, range: TextRange): void {
    const place = this.placeOf(reading, range)
    if (!place) return
    this.select(place.from, place.to)
  }

  /** Brings the block with this place among the blocks of the Markdown into view. */
  scrollToBlock(at: number): void {
    const pos = blockAtPlace(this.tiptap.state.doc, at)?.pos
    if (pos !== undefined) this.select(pos + 1, pos + 1)
  }

  /** The element of that block on the screen. */
  blockElement(at: number): HTMLElement | null {
    const pos = blockAtPlace(this.tiptap.state.doc, at)?.pos
    const dom = pos === undefined ? null : this.tiptap.view.nodeDOM(pos)
    return dom instanceof HTMLElement ? dom : null
  }

  /** The words that are selected, as a part of a reading's text; null when none are. */
  selection(reading: Reading): TextRange | null {
    const { from, to, empty } = this.tiptap.state.selection
    if (empty || reading !== this.read()) return null
    const range = { from: offsetAt(reading.readable, from), to: offsetAt(reading.readable, to) }
    return range.from < range.to ? range : null
  }

  gaps(): Gap[] {
    return gapsOf(this.tiptap.state)
  }

  /** Selects the first gap behind the cursor, or else the first of all. */
  goToNextGap(): void {
    const gaps = this.gaps()
    const gap = gaps.find(({ from }) => from > this.tiptap.state.selection.from) ?? gaps[0]
    if (gap) this.select(gap.from, gap.to)
  }

  /** Selects the gap with this place among them; nothing when it was filled in meanwhile. */
  goToGap(at: number): void {
    const gap = this.gaps()[at]
    if (gap) this.select(gap.from, gap.to)
  }

  /** Selects a part of the document and brings it into view. */
  select(from: number, to = from): void {
    const { state, view } = this.tiptap
    const size = state.doc.content.size
    const selection = TextSelection.between(
      state.doc.resolve(Math.min(from, size)),
      state.doc.resolve(Math.min(to, size)),
    )
    view.dispatch(state.tr.setSelection(selection))
    view.focus()
    this.show(from)
  }

  /** Brings the first picture without a description in this block into view, with the field for that; else the block. */
  describePicture(block: number): void {
    const found = blockAtPlace(this.tiptap.state.doc, block)
    if (!found) return
    const pos = undescribedIn(found.node, found.pos)
    if (pos === undefined) return this.scrollToBlock(block)
    this.show(pos)
    const dom = this.tiptap.view.nodeDOM(pos)
    if (dom instanceof HTMLElement) openPictureBar(dom)
  }

  /** Brings a place into view, in the middle of the screen. */
  show(pos: number): void {
    bringIntoView(this.tiptap.view, pos)
  }

  /** Where words of a reading stand now; undefined when they are gone, or the reading is too old. */
  placeOf(reading: Reading, { from, to }: TextRange): { from: number; to: number } | undefined {
    const [start, end] = [posAt(reading.readable, from), posAt(reading.readable, to, true)]
    const changes = changesSince(this.tiptap.state, reading.moment)
    if (start === undefined || end === undefined || !changes) return undefined
    return { from: changes.map(start, 1), to: changes.map(Math.max(start, end), -1) }
  }

  #isStill({ text }: Reading, { from, to }: TextRange, place: { from: number; to: number }): boolean {
    const now = this.tiptap.state.doc.textBetween(place.from, place.to, '\n', '\n')
    return place.from <= place.to && now.replace(/\s+/g, ' ') === text.slice(from, to).replace(/\s+/g, ' ')
  }
}
