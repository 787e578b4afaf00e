// What shared helpers do before and after every test of a file, where files run together (together.ts). A file that is run
// by itself does without it, so nothing may depend on it.

export interface AroundTest {
  before(): void
  after(): Promise<void>
  /** What could explain that a test failed; asked before `after`. */
  explain?(): Promise<string[]>
}

/** The helpers that want to know; each enters and leaves by itself. */
export const aroundTests = new Set<AroundTest>()
