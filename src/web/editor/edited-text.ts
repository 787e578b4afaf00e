// The text in the editor: read and changed as Markdown. Where it stands on the screen is for text-editor.ts; what it is for, nobody here
// knows.
import { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { EditorScreen } from './editor-screen.ts'
import { editorExtensions, type Callbacks } from './extensions.ts'
import { Insertion, insertionPlace, type InsertPlace } from './insertion.ts'
import { documentOf, openMarkdown, type BlockMark, type KeptSource } from './kept-source.ts'
import { keptText } from './kept-text.ts'
import { withLineEndsOf } from './line-ends.ts'
import { marksIn } from './origins.ts'
import { PicturePlacing } from './picture-placing.ts'
import { momentOf } from './places-kept.ts'
import { blockStarts, countWords, readableText } from './readable-text.ts'
import { renewed, withOriginsOf } from './renewed.ts'
import type { Reading } from './text-reading.ts'

export interface TextEditorOptions extends Callbacks {
  markdown: string
  blocks?: readonly BlockMark[]
  editable?: boolean
  /** What the field is called for who cannot see it. */
  label: string
}

export class EditedText {
  /** TipTap's own, for the components of this room. */
  readonly tiptap: Editor
  /** Which dialog or bar is open over the text. */
  readonly screen = new EditorScreen()
  /** Files that become pictures in the text. */
  readonly pictures: PicturePlacing
  /** What the text stands in; the component that shows it puts it on the page. */
  readonly element: HTMLElement
  #source: KeptSource
  readonly #ids = new Set<string>()
  #editable: boolean
  #reading: Reading | undefined
  /** The whole as Markdown while it is edited so; null while it is edited as text. */
  #markdown: string | null = null
  readonly #listeners = new Set<() => void>()
  readonly #onChange: (() => void) | undefined

  constructor(options: TextEditorOptions) {
    const { markdown, blocks = [], editable = true, label } = options
    this.#onChange = options.onChange
    this.#editable = editable
    this.element = document.createElement('div')
    this.pictures = new PicturePlacing(
      () => this.tiptap.view,
      options.pictures ?? {},
      () => this.#markdown === null,
    )
    this.tiptap = new Editor({
      element: this.element,
      extensions: editorExtensions(options, this.screen, () => this.pictures),
      editable,
      injectCSS: false,
      enableContentCheck: false,
      editorProps: {
        attributes: () => ({
          ...(this.#editable
            ? { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }
            : { role: 'document', 'aria-label': label }),
          class: 'text-editor',
          lang: 'nl',
        }),
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
      starts: blockStarts(state.doc, places, readable),
      blocks: marksIn(state.doc, this.#ids, places),
      text: readable.text,
      words: countWords(readable.text),
      moment: momentOf(state),
      readable,
    }
    return this.#reading
  }

  /**
   * Puts another text in its place. The cursor stays, and nothing is told.
   * @param how.undoable as one step, of what the user chose; left out, what was typed before is undone within the other text, as of a
   * save elsewhere.
   */
  replaceAll(markdown: string, blocks?: readonly BlockMark[], { undoable = false } = {}): void {
    if (this.#markdown !== null) this.#markdown = markdown
    this.#renew(markdown, blocks, undoable)
    this.#tell()
  }

  /** Puts Markdown in, as one step that can be undone. `origins[n]` goes on its n-th block. What comes later goes in its place. */
  insertMarkdown(
    markdown: string,
    { at = 'cursor', origins = [] }: { at?: InsertPlace; origins?: readonly string[] } = {},
  ): Insertion {
    this.#takeMarkdown()
    const range = insertionPlace(this.tiptap.state, at)
    this.tiptap.view.dispatch(closeHistory(this.tiptap.state.tr))
    const insertion = new Insertion(this.tiptap, range, (ids) => this.know(ids))
    insertion.replace(markdown, origins)
    return insertion
  }

  setEditable(editable: boolean): void {
    if (this.#editable === editable) return
    this.#editable = editable
    this.tiptap.setEditable(editable, false)
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
      this.pictures.ready()
    }
    this.#tell()
  }

  /**
   * What is typed in the Markdown.
   * @param typed as a field has it: with LF only.
   */
  typeMarkdown(typed: string): void {
    this.#markdown = withLineEndsOf(this.#markdown ?? '', typed)
    this.#reading = undefined
    this.#tell()
    this.#onChange?.()
  }

  /** Calls when the text, or how it is edited, changed. @returns stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** It can be read as it was, but not changed any more. */
  destroy(): void {
    this.#takeMarkdown()
    this.pictures.destroy()
    this.tiptap.destroy()
  }

  /** Takes ids along that were not there when the text was opened; several may stand in one, with a space between. */
  protected know(ids: readonly string[]): void {
    for (const id of ids.flatMap((one) => one.split(' '))) if (id !== '') this.#ids.add(id)
  }

  #opened(markdown: string, blocks: readonly BlockMark[]): KeptSource {
    for (const { id } of blocks) this.#ids.add(id)
    return openMarkdown(markdown, this.tiptap.schema, blocks)
  }

  /** The Markdown that somebody typed, in the document. */
  #takeMarkdown(): void {
    if (this.tiptap.isDestroyed) return
    if (this.#markdown !== null && this.#reading?.markdown !== this.#markdown) this.#renew(this.#markdown)
  }

  #renew(markdown: string, blocks?: readonly BlockMark[], undoable = false): void {
    const { state } = this.tiptap
    const source = this.#opened(markdown, blocks ?? [])
    const fresh = source.blocks.map(({ node }) => node)
    const nodes = blocks ? fresh : withOriginsOf(state.doc.children, fresh)
    this.#source = {
      ...source,
      blocks: source.blocks.map((block, at) => ({ ...block, node: nodes[at] ?? block.node })),
    }
    const tr = renewed(state, documentOf(this.#source, state.schema))
    if (tr && undoable) {
      const { view } = this.tiptap
      view.dispatch(closeHistory(tr).setMeta('preventUpdate', true).setMeta('renewed', true))
      // What is typed next is a step of its own.
      view.dispatch(closeHistory(view.state.tr))
    } else if (tr) this.#quietly(tr)
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
