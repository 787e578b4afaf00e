// What the analysis of an article says: a finding, where it is about, and the click that mends it. Knows no assessment.

/** fout: mend it. matig: look at it. goed: nothing to do. */
export type Level = 'fout' | 'matig' | 'goed'

/** A piece of the text: the number of a block, and offsets in what people read of it (article-blocks.ts), in UTF-16 units. */
export interface TextPlace {
  block: number
  from: number
  to: number
}

/** Fields of the panel that a finding can be about. */
export type SeoField = 'keyphrase' | 'seoTitle' | 'seoDescription' | 'slug'

export type Place = TextPlace | { field: SeoField }

export const isInText = (place: Place): place is TextPlace => 'block' in place

/** `block`, `from` and `to` are in the Markdown of the block, which was `source` when it was analysed. */
export interface ReplaceFix {
  kind: 'replace'
  block: number
  from: number
  to: number
  text: string
  source: string
}

export interface FieldFix {
  kind: 'set-field'
  field: Exclude<SeoField, 'keyphrase'>
  value: string
}

export type Fix = ReplaceFix | FieldFix

/** A change that needs no thinking up: the words of its button, and what it does. */
export interface Mend {
  label: string
  about: string
  change: Fix
}

export interface Finding {
  /** Of the assessment: the same from one analysis to the next. */
  id: string
  group: 'seo' | 'leesbaarheid'
  level: Level
  text: string
  places: readonly Place[]
  fix?: Mend
}

/** The Markdown of a block after `fix`; null when it has changed since, but for blank lines behind it. */
export function mended(source: string, fix: ReplaceFix): string | null {
  if (source.trimEnd() !== fix.source.trimEnd()) return null
  return source.slice(0, fix.from) + fix.text + source.slice(fix.to)
}
