// Puts files as pictures in the text: shows each where it will stand, has its host keep it, two at a time, and puts it there. What fails
// can be tried again. Knows not where files go.
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { arrivalView, type ArrivalView } from './arrival-view.ts'
import { arrive, begin, end, placeAtCursor, type Arrival } from './arrivals.ts'
import type { PictureHost, PlacedPicture } from './picture-host.ts'

/** Most at once: a slow line shares what it has among them. */
const AT_ONCE = 2

/** Where a picture goes: at the cursor, at a place between two blocks, or in the place of the picture that stands there. */
export type PicturePlace = 'cursor' | Arrival['at']

/** Pictures that were put in one after the other with the cursor in the same block, which did not change meanwhile. */
interface Series {
  block: Node | null
  addresses: Set<string>
}

interface Piece {
  id: string
  file: File
  view: ArrivalView
  /** `kept`: it waits until it can go in. */
  state: 'looked at' | 'waiting' | 'under way' | 'kept' | 'failed'
  leaving: AbortController
  series: Series | undefined
}

export class PicturePlacing {
  readonly #view: () => EditorView
  readonly #host: PictureHost
  /** Whether a picture can go in now: while the text is edited as Markdown it waits. */
  readonly #isReady: () => boolean
  readonly #pieces = new Map<string, Piece>()
  readonly #goingIn: (() => void)[] = []
  #count = 0
  #series: Series = { block: null, addresses: new Set() }
  #ended = false

  constructor(view: () => EditorView, host: PictureHost, isReady: () => boolean) {
    this.#view = view
    this.#host = host
    this.#isReady = isReady
  }

  /** Whether files can be put in the text. */
  get isPossible(): boolean {
    return this.#host.files !== undefined
  }

  /** What a dialog for files offers. */
  get accept(): string {
    return this.#host.files?.accept ?? ''
  }

  /** How a text names the picture at this address, when it is kept here. */
  known(address: string): string | undefined {
    return this.#host.known?.(address)
  }

  /** How many have not arrived; those that failed are counted, for they can be tried again. */
  get count(): number {
    return this.#pieces.size
  }

  /** Puts these files in the text. @returns whether any are taken in; those that are refused all the same are told of. */
  place(files: readonly File[], at: PicturePlace = 'cursor'): boolean {
    const view = this.#view()
    const { files: host } = this.#host
    if (!host || !view.editable || files.length === 0) return false
    const series = at === 'cursor' ? this.#seriesAt(view) : undefined
    const where =
      at === 'cursor' ? { pos: placeAtCursor(view.state, (src) => series?.addresses.has(src) ?? false) } : at
    // Only one can take the place of a picture.
    const pieces = ('picture' in where ? files.slice(0, 1) : files).map((file) => this.#piece(file, series))
    begin(
      view,
      pieces.map(({ id, view: { dom } }) => ({ id, dom, at: where })),
    )
    void this.#look(pieces, host.among)
    return true
  }

  /** The text is edited as such again: what has arrived meanwhile goes in. */
  ready(): void {
    for (const goIn of this.#goingIn.splice(0)) goIn()
  }

  /** Breaks off all that is under way; they stay counted. */
  destroy(): void {
    this.#ended = true
    for (const { view, leaving } of this.#pieces.values()) {
      leaving.abort()
      view.destroy()
    }
  }

  /** The next one stands behind those before it, as what is typed does. */
  #seriesAt({ state: { doc, selection } }: EditorView): Series {
    const block = doc.maybeChild(selection.$to.index(0))
    if (block === null || block !== this.#series.block) this.#series = { block, addresses: new Set() }
    return this.#series
  }

  #piece(file: File, series: Series | undefined): Piece {
    this.#count += 1
    const id = `afbeelding ${this.#count}`
    const view = arrivalView(file, {
      onCancel: () => {
        this.#remove(id)
        // The button that had the focus is gone.
        this.#view().focus()
      },
      onRetry: () => this.#retry(id),
    })
    const piece: Piece = { id, file, view, state: 'looked at', leaving: new AbortController(), series }
    view.progress({ words: 'Wacht op haar beurt', share: 0 })
    this.#pieces.set(id, piece)
    return piece
  }

  async #look(pieces: readonly Piece[], among: NonNullable<PictureHost['files']>['among']): Promise<void> {
    const good = await among(pieces.map(({ file }) => file))
    for (const { id, file } of pieces) if (!good.includes(file)) this.#remove(id)
    for (const piece of pieces) if (piece.state === 'looked at') piece.state = 'waiting'
    this.#next()
  }

  #next(): void {
    const pieces = [...this.#pieces.values()]
    let underWay = pieces.filter(({ state }) => state === 'under way').length
    for (const piece of pieces) {
      if (underWay >= AT_ONCE) return
      if (piece.state !== 'waiting') continue
      underWay += 1
      void this.#send(piece)
    }
  }

  async #send(piece: Piece): Promise<void> {
    const { id, file, view, leaving } = piece
    const { files: host } = this.#host
    if (!host) return
    piece.state = 'under way'
    try {
      const { signal } = leaving
      const onProgress = view.progress
      const placed = await host.place(file, { signal, onProgress })
      piece.state = 'kept'
      const goIn = () => this.#arrived(id, placed)
      if (this.#isReady()) goIn()
      else this.#goingIn.push(goIn)
    } catch (error) {
      if (!leaving.signal.aborted && !this.#ended) {
        piece.state = 'failed'
        view.failed(host.messageOf(error), host.isFinal(error))
      }
    } finally {
      if (!this.#ended) this.#next()
    }
  }

  #arrived(id: string, placed: PlacedPicture): void {
    const piece = this.#pieces.get(id)
    if (piece === undefined || this.#ended) return
    this.#pieces.delete(id)
    piece.series?.addresses.add(placed.src)
    arrive(this.#view(), id, placed)
    piece.view.destroy()
  }

  #remove(id: string): void {
    const piece = this.#pieces.get(id)
    if (!piece) return
    this.#pieces.delete(id)
    piece.leaving.abort()
    end(this.#view(), id)
    piece.view.destroy()
    this.#next()
  }

  #retry(id: string): void {
    const piece = this.#pieces.get(id)
    if (piece?.state !== 'failed') return
    piece.state = 'waiting'
    piece.leaving = new AbortController()
    piece.view.progress({ words: 'Wacht op haar beurt', share: 0 })
    this.#next()
  }
}
