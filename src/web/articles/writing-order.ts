// What a new article is to begin with: written by a plan, when its room opens.
import type { ArticleLength } from '#contract/writing/article-length.ts'
import type { OutlineSection } from '#contract/writing/outline.ts'

export interface WritingOrder {
  sections: readonly OutlineSection[]
  length: ArticleLength
  instruction: string
  styleId: number | null
}
