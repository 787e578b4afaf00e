// What the editor asks of its host about pictures: where one can be seen, and what becomes of files. The editor itself keeps none and
// fetches nothing.

/** How the picture of an address is shown. */
export interface ShownPicture {
  src: string
  /** The same in other widths, for the browser to choose from; needs `sizes`. */
  srcset?: string
  sizes?: string
  /** In px, where that is known before it is fetched: nothing moves when it arrives. */
  width?: number
  height?: number
}

/** What became of a file: the picture as it goes into the text. */
export interface PlacedPicture {
  src: string
  /** The line that says whose it is, as far as the file tells; empty when it does not. */
  credit: string
}

/** How it goes with a file, in a word, and the share from 0 to 1 where that is known. */
export interface Placing {
  words: string
  share: number | null
}

export interface PictureHost {
  /** As it is when left out. The policy of a site may forbid other addresses. */
  shown?: (address: string) => ShownPicture
  /** Takes files in; without it no file can be put in the text. */
  files?: {
    /** As the attribute `accept` has it. */
    accept: string
    /** Keeps a file. Rejects when that fails, and when the signal is aborted. */
    place: (file: File, how: { signal: AbortSignal; onProgress: (placing: Placing) => void }) => Promise<PlacedPicture>
    /** What is said of a failure. */
    messageOf: (error: unknown) => string
    /** Whether the same file would fail again. */
    isFinal: (error: unknown) => boolean
    /** Those that can be placed; tells why the others cannot. */
    among: (files: readonly File[]) => Promise<readonly File[]>
  }
  /** How a text names the picture at this address, when it is one that its host keeps; undefined for any other. */
  known?: (address: string) => string | undefined
  /** The address that a picture gets here which was pasted: another one when it has to be copied. */
  taken?: (address: string) => Promise<string>
}
