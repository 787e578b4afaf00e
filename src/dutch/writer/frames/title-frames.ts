// The layout of the frames for titles. Data files fill it; the machinery reads it.

import type { Shape } from '../shape.ts'

/** Frames by the shape of the title they fit; 'any' fits every shape but 'none'. */
export type ByShape = Partial<Record<Shape | 'any', readonly string[]>>

/**
 * One register's frames. Tails stand after the title: lower case, no end mark but '?', true of any article.
 * Closers are whole sentences without their full stop. Wraps hold '%' where the title goes, in quotes.
 */
export interface TitleFrames {
  say: ByShape
  ask: ByShape
  read: ByShape
  /** Behind an own sentence. */
  askClosers: readonly string[]
  /** Behind a question: where its answer goes. */
  talkClosers: readonly string[]
  readClosers: readonly string[]
  wraps: readonly string[]
}
