// What every kind of website can be asked, and what it can answer instead. Knows no kind of website.
import type { Answer, Question, Refused } from '../fetch/safe-fetch.ts'

/** What a site says of itself, and of who asks. */
export interface Greeting {
  /** Its home, without a slash at the end. */
  url: string
  api: string
  name: string
  account: string
}

/** An article as it stands on a site. */
export interface RemotePost {
  id: string
  title: string
  html: string
  /** As the site writes it, which some want to have back. */
  updatedAt: string
  isPublic: boolean
  address: string | null
  editAddress: string | null
  /** The names of the fields beside title and text that it keeps for plugins. */
  fields: readonly string[]
  /** The picture above the text, by the id that the site gave it when it was sent; null when there is none. */
  cover: string | null
  /** What the site adds to the head of its page; undefined where that cannot be set. */
  head?: string
}

/** A picture that a site has. */
export interface RemotePicture {
  id: string
  address: string
  width: number | null
  height: number | null
}

/** What is to stand there. What is undefined stays as it is. */
export interface Wanted {
  title: string
  html: string
  isPublic: boolean
  slug: string | undefined
  excerpt: string | undefined
  tags: readonly string[] | undefined
  seoTitle: string | null
  seoDescription: string | null
  /** The mark of AI for the head of its page; '' when it needs none. */
  headMark: string
  /** The picture above the text; null takes away what stands there. */
  cover: { picture: RemotePicture; alt: string; credit: string } | null | undefined
}

export interface UploadedFile {
  /** Unlike that of any other picture: by that it is found when an answer was lost. */
  fileName: string
  mediaType: string
  bytes: Uint8Array
  alt: string
  credit: string
}

/** A website with its key. Every function throws `RemoteProblem`, and the reason of its signal when that is aborted. */
export interface Remote {
  greet: () => Promise<Greeting>
  /** Null when it was deleted there, or lies in a bin. */
  find: (id: string) => Promise<RemotePost | null>
  /** What was begun under that address and nobody can read yet. */
  findMark: (mark: string) => Promise<RemotePost | null>
  /** Begins a draft with nothing but its title. */
  begin: (mark: string, title: string) => Promise<RemotePost>
  /** @returns how it stands there, and in Dutch what the site did not take. */
  save: (post: RemotePost, wanted: Wanted) => Promise<{ post: RemotePost; notes: string[] }>
  upload: (file: UploadedFile) => Promise<RemotePicture>
  /** A picture that was sent under that name; null when there is none, or the site cannot be asked. */
  findUpload: (fileName: string) => Promise<RemotePicture | null>
  /** Tells it other words for a picture that it has. */
  describe: (picture: RemotePicture, words: { alt: string; credit: string }) => Promise<void>
}

/**
 * key: it refuses our key. forbidden: the key may not do this. gone: what is asked for is not there. collision: it changed at this
 * moment. passing: it may be otherwise later; whether it did what was asked is not known. refused: it would be refused again.
 */
export type RemoteFailure = 'key' | 'forbidden' | 'gone' | 'collision' | 'passing' | 'refused'

/** Why a site did not do what was asked. */
export class RemoteProblem extends Error {
  override name = 'RemoteProblem'
  readonly failure: RemoteFailure
  /** For people, in Dutch. */
  readonly told: string
  /** What the site itself calls it; '' when it does not say. */
  readonly code: string
  /** What is in the way, by its number there, where the site says that. */
  readonly existing: number | undefined
  constructor(failure: RemoteFailure, told: string, code = '', existing?: number) {
    // The message is for the log: what a site says may quote an article.
    super(`${failure} ${code}`.trim())
    this.failure = failure
    this.told = told
    this.code = code
    this.existing = existing
  }
}

/** How a site is asked: `site.fetching.ask` with the signal of who asks. */
export type Ask = (url: string, question: Question) => Promise<Answer | Refused>

/** Does `work`, and gives `instead` when the site says that what is asked for is not there. */
export async function unlessGone<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RemoteProblem && error.failure === 'gone') return null
    throw error
  }
}
