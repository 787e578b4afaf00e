// Long work in short steps: who does it decides what comes between them. Knows no work.

/** Work that can be left off at each `yield`; a step takes a few ms. */
export type Steps<Result> = Generator<undefined, Result>

/** Does all of it at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
