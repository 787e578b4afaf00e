// What the built-in writer is asked: a subject, and the taste of who asks. Knows no tool.
import type { Tone } from '../source/tone.ts'

export interface Subject {
  title: string
  description?: string | null
  /** The text of the article itself. */
  source?: string | null
  /** The tone that the user chose; left out: as the whole of the subject asks for. */
  tone?: Tone | null
}

/** What a style profile asks of the writer. */
export interface Taste {
  /** How readers are to be addressed; null: as the source does, else je. */
  address: 'je' | 'u' | null
  /** Words and phrases that may not appear in a result. */
  banned: readonly string[]
}

export const noTaste: Taste = { address: null, banned: [] }

/** The writer cannot do what is asked; the message says why, in Dutch. */
export interface Declined {
  declined: string
}

/** For a subject of which the writer understands no word: another language, or no words at all. */
export const foreign: Declined = {
  declined:
    'De ingebouwde schrijfhulp kan hier niets van maken: er staan geen Nederlandse of Engelse woorden in. Geef een titel in het Nederlands, of koppel een taalmodel.',
}
