// When what is typed is kept on the device and sent to the server, and how it stands with it. Knows no editor, no storage and
// no call: those are its ports. One saver for one text in one window.

/** Rest after the last key before the text is sent, in ms. */
const REST_MS = 3_000

/** Longest that typed text waits to be sent while the typing goes on, in ms. */
const LONGEST_WAIT_MS = 20_000

/** Longest that typed text waits to be kept on the device, in ms. */
const KEEP_MS = 700

/** The first pause after a save that failed, in ms; each next is twice as long, up to the last. */
const RETRY_MS = { first: 5_000, last: 60_000 }

/** How it stands with the text. */
export type SaveState =
  /** Everything is on the server; `at`: since when, null when nothing was saved in this window yet. */
  | { kind: 'saved'; at: number | null }
  /** Something was typed and waits to be sent. */
  | { kind: 'typed' }
  | { kind: 'sending' }
  /** Too short to be sent: it is kept on the device until it has a title and a text. */
  | { kind: 'short' }
  /** The server was not reached, or could not do it now: it is tried again. */
  | { kind: 'waiting' }
  /** Somebody saved a newer version: the user has to choose. */
  | { kind: 'conflict' }
  /** The server will not take it like this; `message` says why. `isGone`: it has no such text any more. */
  | { kind: 'refused'; message: string; isGone: boolean }

/** Whether a save came through; what was typed meanwhile is for the next. */
export const cameThrough = ({ kind }: SaveState) => kind === 'saved' || kind === 'typed'

/** What became of one attempt to send. */
export type Sent = 'saved' | 'waiting' | 'conflict' | { refused: string; isGone?: boolean }

export interface SaverPorts<Text> {
  /** The text as it is now. Called when it is kept or sent, never per key. */
  read: () => Text
  /** Whether it has what the server wants of it. */
  isWhole: (text: Text) => boolean
  isSame: (one: Text, other: Text) => boolean
  /** Sends it; never rejects. */
  send: (text: Text, how: { close: boolean }) => Promise<Sent>
  /** Keeps it on the device, and takes what was kept away once it is on the server. Never reject. */
  keep: (text: Text) => Promise<void>
  forget: () => Promise<void>
  now: () => number
  tell: (state: SaveState) => void
}

export class Saver<Text> {
  state: SaveState = { kind: 'saved', at: null }
  readonly #ports: SaverPorts<Text>
  #rest: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  /** When the oldest key that was not sent was pressed. */
  #since: number | undefined
  #sending: Promise<void> | undefined
  #retries = 0
  /** Counts the keys, so that a save knows whether there were any meanwhile. */
  #keys = 0
  #typedAt = 0
  #ended = false

  constructor(ports: SaverPorts<Text>) {
    this.#ports = ports
  }

  /** Something was typed. Costs nothing: the text itself is not read. */
  touch(): void {
    if (this.#ended) return
    this.#keys += 1
    this.#typedAt = this.#ports.now()
    this.#since ??= this.#typedAt
    this.#keeping ??= setTimeout(() => void this.keepNow(), KEEP_MS)
    // What waits for its user to choose, or for the server to answer again, waits on.
    if (this.state.kind === 'conflict' || this.state.kind === 'waiting') return
    // Told once: each time would have the whole room rendered for every key.
    if (this.state.kind !== 'sending' && this.state.kind !== 'typed') this.#tell({ kind: 'typed' })
    this.#schedule(Math.min(REST_MS, Math.max(0, this.#since + LONGEST_WAIT_MS - this.#ports.now())))
  }

  /** Keeps the text on the device now. */
  async keepNow(): Promise<void> {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    if (this.#since !== undefined) await this.#ports.keep(this.#ports.read())
  }

  /**
   * Sends the text now, whether or not something was typed.
   * @param how.close makes what is saved a version.
   * @returns the state afterwards.
   */
  async saveNow(how: { close: boolean } = { close: false }): Promise<SaveState> {
    if (this.state.kind === 'conflict') return this.state
    // One at a time: the second is held against what the first made of it.
    while (this.#sending !== undefined) await this.#sending
    this.#sending = this.#send(how)
    await this.#sending
    return this.state
  }

  /** The server can be reached again: what waited is sent. */
  reached(): void {
    if (this.state.kind === 'waiting') void this.saveNow()
  }

  /** The user chose, or took another text: what is there now is sent, or is as it was saved. Returns the state afterwards. */
  async settled(how: { saved: boolean }): Promise<SaveState> {
    this.#retries = 0
    this.#since = how.saved ? undefined : this.#ports.now()
    this.#tell(how.saved ? { kind: 'saved', at: this.#ports.now() } : { kind: 'typed' })
    if (!how.saved) return this.saveNow()
    await this.#ports.forget()
    return this.state
  }

  /** For how long nothing was typed, in ms. */
  get restingMs(): number {
    return this.#ports.now() - this.#typedAt
  }

  /** Whether something is not on the server. */
  get hasUnsent(): boolean {
    return this.#since !== undefined
  }

  /** Begins it again after an end. */
  begin(): void {
    this.#ended = false
  }

  /** Ends it: what was typed last is kept, and nothing is sent any more. */
  async end(): Promise<void> {
    await this.keepNow()
    this.#ended = true
    clearTimeout(this.#rest)
  }

  #schedule(ms: number): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => void this.saveNow(), ms)
  }

  async #send(how: { close: boolean }): Promise<void> {
    clearTimeout(this.#rest)
    const keys = this.#keys
    const text = this.#ports.read()
    if (!this.#ports.isWhole(text)) {
      await this.keepNow()
      this.#sending = undefined
      return this.#tell(this.#since === undefined ? this.state : { kind: 'short' })
    }
    this.#tell({ kind: 'sending' })
    const sent = await this.#ports.send(text, how)
    this.#sending = undefined
    if (sent === 'saved') return this.#saved(keys, text)
    await this.keepNow()
    if (sent === 'conflict') return this.#tell({ kind: 'conflict' })
    if (sent !== 'waiting') return this.#tell({ kind: 'refused', message: sent.refused, isGone: sent.isGone === true })
    this.#tell({ kind: 'waiting' })
    if (!this.#ended) this.#schedule(Math.min(RETRY_MS.first * 2 ** this.#retries, RETRY_MS.last))
    this.#retries += 1
  }

  async #saved(keys: number, text: Text): Promise<void> {
    this.#retries = 0
    const typedMeanwhile = keys !== this.#keys && !this.#ports.isSame(text, this.#ports.read())
    this.#since = typedMeanwhile ? this.#ports.now() : undefined
    if (!typedMeanwhile) {
      clearTimeout(this.#keeping)
      this.#keeping = undefined
      this.#tell({ kind: 'saved', at: this.#ports.now() })
      return this.#ports.forget()
    }
    this.#tell({ kind: 'typed' })
    if (!this.#ended) this.#schedule(REST_MS)
  }

  #tell(state: SaveState): void {
    this.state = state
    this.#ports.tell(state)
  }
}
