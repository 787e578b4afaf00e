// What is made of a file that somebody imports: an article, or why it is none. Makes nothing itself.
import type { ProblemCode } from '#contract/problems.ts'
import type { ImportedPicture, PictureOnDisk } from './import-pictures.ts'

export interface ImportedFields {
  seoTitle: string | null
  seoDescription: string | null
  seoKeywords: string | null
  /** Empty when there is none. */
  slug: string
}

export interface ImportedArticle extends ImportedFields {
  title: string
  content: string
  /** The text as it was imported, to be kept beside the article that becomes of it. */
  originalContent: string
  /** Sentences that say what was left out. */
  left: string[]
  /** Those of its text, to be stored. */
  pictures: ImportedPicture[]
  /** Whether a picture without a credit gets that of its file: not where somebody may have taken it away. */
  addsCredits: boolean
}

/** The same, with its pictures in files. */
export type ImportedOnDisk = Omit<ImportedArticle, 'pictures'> & { pictures: PictureOnDisk[] }

/** Why a file is no article, and the words for it. */
export interface NotImported {
  problem: ProblemCode
  message?: string
}

/** What a reader makes of a file: its text, and fields that may be empty. */
export interface ReadFile {
  content: string
  /** Whether the title was taken from above the text: a heading with which that begins is its own then. */
  titled?: boolean
  title: string
  seoTitle: string
  seoDescription: string
  seoKeywords: string
  slug: string
  left: string[]
}
