// The text in the editor as others use it: read and changed as Markdown, with places in its readable text. Knows no screen, and nothing
// of what the text is for.
import { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { bringIntoView } from './bring-into-view.ts'
import { EditorScreen } from './editor-screen.ts'
import { editorExtensions, type Callbacks } from './extensions.ts'
import { gapsOf, type Gap } from './gaps.ts'
import { Insertion, insertionPlace, type InsertPlace } from './insertion.ts'
import { documentOf, openMarkdown, type BlockMark, type KeptSource } from './kept-source.ts'
import { keptText } from './kept-text.ts'
import { marksIn, originsOf } from './origins.ts'
import { changesSince, momentOf } from './places-kept.ts'
import { countWords, offsetAt, posAt, readableText } from './readable-text.ts'
import { renewed, withOriginsOf } from './renewed.ts'
import type { Finding, Reading, TextRange } from './text-reading.ts'
import { chooseTint, showTints, tintPlace } from './tints.ts'

export type { BlockMark } from './kept-source.ts'
export type { Gap } from './gaps.ts'
export type { InsertPlace } from './insertion.ts'
export type { Finding, Reading, TextRange } from './text-reading.ts'

export interface TextEditorOptions extends Callbacks {
  markdown: string
  blocks?: readonly BlockMark[]
  editable?: boolean
  /** What the field is called for who cannot see it. */
  label: string
}

export class TextEditor {
  /** TipTap's own, for the components of this room. */
  readonly tiptap: Editor
  /** Which dialog or bar is open over the text. */
  readonly screen = new EditorScreen()
  /** What the text stands in; the component that shows it puts it on the page. */
  readonly element: HTMLElement
  #source: KeptSource
  readonly #ids = new Set<string>()
  #reading: Reading | undefined
  /** The whole as Markdown while it is edited so; null while it is edited as text. */
  #markdown: string | null = null
  readonly #listeners = new Set<() => void>()
  readonly #onChange: (() => void) | undefined

  constructor(options: TextEditorOptions) {
    const { markdown, blocks = [], editable = true, label } = options
    this.#onChange = options.onChange
    this.element = document.createElement('div')
    this.tiptap = new Editor({
      element: this.element,
      extensions: editorExtensions(options, this.screen),
      editable,
      injectCSS: false,
      enableContentCheck: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          class: 'text-editor',
          lang: 'nl',
        },
      },
      onUpdate: () => this.#changed(),
    })
    this.#source = this.#opened(markdown, blocks)
    const { state } = this.tiptap
    const doc = documentOf(this.#source, state.schema)
    const tr = state.tr.replaceWith(0, state.doc.content.size, doc.content)
    this.#quietly(tr.setSelection(TextSelection.atStart(tr.doc)))
    this.#adopt()
  }

  /** The text now. Costs some ms for a long text: ask when it has to be saved or checked, not for every key. */
  read(): Reading {
    this.#takeMarkdown()
    if (this.#reading) return this.#reading
    const { state } = this.tiptap
    const { markdown, places } = keptText(state.doc, this.#source)
    const readable = readableText(state.doc)
    this.#reading = {
      markdown,
      blocks: marksIn(state.doc, this.#ids, places),
      text: readable.text,
      words: countWords(readable.text),
      moment: momentOf(state),
      readable,
    }
    return this.#reading
  }

  /** Puts another text in its place, as saved elsewhere. The cursor stays; nothing is told; it cannot be undone. */
  replaceAll(markdown: string, blocks?: readonly BlockMark[]): void {
    if (this.#markdown !== null) this.#markdown = markdown
    this.#renew(markdown, blocks)
    this.#tell()
  }

  /** Puts Markdown in, as one step that can be undone. `origins[n]` goes on its n-th block. What comes later goes in its place. */
  insertMarkdown(
    markdown: string,
    { at = 'cursor', origins = [] }: { at?: InsertPlace; origins?: readonly string[] } = {},
  ): Insertion {
    this.#takeMarkdown()
    for (const id of origins) this.#ids.add(id)
    const range = insertionPlace(this.tiptap.state, at)
    this.tiptap.view.dispatch(closeHistory(this.tiptap.state.tr))
    const insertion = new Insertion(this.tiptap, range, (ids) => ids.forEach((id) => this.#ids.add(id)))
    insertion.replace(markdown, origins)
    return insertion
  }

  /**
   * Puts Markdown in the place of the block with this place among the blocks of the Markdown; the ids on it stay.
   * @returns false when there is no such block.
   */
  replaceBlock(at: number, markdown: string): boolean {
    this.#takeMarkdown()
    const { doc } = this.tiptap.state
    const index = keptText(doc, this.#source).places.indexOf(at)
    const node = index === -1 ? null : doc.child(index)
    if (node === null) return false
    const ids = originsOf(node).join(' ')
    this.insertMarkdown(markdown, { at: { from: index, to: index + 1 }, origins: ids === '' ? [] : [ids, ids] })
    return true
  }

  /**
   * The top-level nodes of the blocks from `first` up to `last`, for `insertMarkdown`; undefined when they are not there.
   * @param first and last among the blocks of the Markdown, `last` not included.
   */
  nodesOf(first: number, last: number): { from: number; to: number } | undefined {
    const { doc } = this.tiptap.state
    const { places } = keptText(doc, this.#source)
    const [from, end] = [places.indexOf(first), places.indexOf(last - 1)]
    return from === -1 || end < from ? undefined : { from, to: end + 1 }
  }

  /** Puts an id on the block with this place, beside those it has. */
  mark(at: number, id: string): void {
    const pos = this.#blockPos(at)
    const node = pos === undefined ? null : this.tiptap.state.doc.nodeAt(pos)
    if (pos === undefined || node === null) return
    this.#ids.add(id)
    const { state, view } = this.tiptap
    view.dispatch(state.tr.setNodeAttribute(pos, 'origin', [...originsOf(node), id].join(' ')))
  }

  /** The place of the block with the cursor, among the blocks of the Markdown; null in one that is empty. */
  cursorBlock(): number | null {
    const { doc, selection } = this.tiptap.state
    return keptText(doc, this.#source).places[selection.$from.index(0)] ?? null
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
    const pos = this.#blockPos(at)
    if (pos !== undefined) this.select(pos + 1, pos + 1)
  }

  /** The element of that block on the screen. */
  blockElement(at: number): HTMLElement | null {
    const pos = this.#blockPos(at)
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

  /** Brings a place into view, in the middle of the screen. */
  show(pos: number): void {
    bringIntoView(this.tiptap.view, pos)
  }

  setEditable(editable: boolean): void {
    if (this.tiptap.isEditable !== editable) this.tiptap.setEditable(editable, false)
  }

  /** The whole as Markdown, while it is edited so. */
  get markdown(): string | null {
    return this.#markdown
  }

  /** Goes on in Markdown, or back in the text: blocks that were not changed keep their ids. */
  editMarkdown(on: boolean): void {
    if (on === (this.#markdown !== null)) return
    if (on) this.#markdown = this.read().markdown
    else {
      this.#takeMarkdown()
      this.#markdown = null
    }
    this.#tell()
  }

  /** What is typed in the Markdown. */
  typeMarkdown(markdown: string): void {
    this.#markdown = markdown
    this.#reading = undefined
    this.#tell()
    this.#onChange?.()
  }

  /** Calls when the text, or how it is edited, changed. @returns stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  destroy(): void {
    this.tiptap.destroy()
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

  #blockPos(at: number): number | undefined {
    const places = keptText(this.tiptap.state.doc, this.#source).places
    const index = places.indexOf(at)
    let pos = 0
    for (let before = 0; before < index; before += 1) pos += this.tiptap.state.doc.child(before).nodeSize
    return index === -1 ? undefined : pos
  }

  #opened(markdown: string, blocks: readonly BlockMark[]): KeptSource {
    for (const { id } of blocks) this.#ids.add(id)
    return openMarkdown(markdown, this.tiptap.schema, blocks)
  }

  /** The Markdown that somebody typed, in the document. */
  #takeMarkdown(): void {
    if (this.#markdown !== null && this.#reading?.markdown !== this.#markdown) this.#renew(this.#markdown)
  }

  #renew(markdown: string, blocks?: readonly BlockMark[]): void {
    const { state } = this.tiptap
    const source = this.#opened(markdown, blocks ?? [])
    const fresh = source.blocks.map(({ node }) => node)
    const nodes = blocks ? fresh : withOriginsOf(state.doc.children, fresh)
    this.#source = {
      ...source,
      blocks: source.blocks.map((block, at) => ({ ...block, node: nodes[at] ?? block.node })),
    }
    const tr = renewed(state, documentOf(this.#source, state.schema))
    if (tr) this.#quietly(tr)
    this.#adopt()
  }

  #quietly(tr: Transaction): void {
    this.tiptap.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true).setMeta('renewed', true))
  }

  /** The nodes of the document are what is kept of the source: equal ones were not replaced. */
  #adopt(): void {
    this.#reading = undefined
    const { doc } = this.tiptap.state
    this.#source = {
      ...this.#source,
      blocks: this.#source.blocks.map((block, at) => ({ ...block, node: doc.maybeChild(at) ?? block.node })),
    }
  }

  #changed(): void {
    this.#reading = undefined
    this.#tell()
    this.#onChange?.()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
