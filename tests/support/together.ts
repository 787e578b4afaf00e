// Runs the test files named in TOGETHER in one process, each in a suite of its own: loading what they share is most of
// the time of a short one. A file's `before` and `after` are those of its suite.
import { env } from 'node:process'
import { afterEach, beforeEach, describe } from 'node:test'
import { aroundTests } from './around-tests.ts'

/**
 * How long a file, or one test of it, may take, in ms: far more than any does on a busy machine. One that waits for something without a
 * limit of its own, as for a browser that does not answer a key, is then named, and the files after it have their turn.
 */
const SUITE_MS = 480_000

for (const file of env.TOGETHER?.split('\n') ?? [])
  // oxlint-disable-next-line typescript/no-floating-promises -- a suite is awaited by the runner
  describe(file, { timeout: SUITE_MS }, async () => {
    beforeEach(() => {
      for (const around of aroundTests) around.before()
    })
    afterEach(async (context) => {
      const failed = 'passed' in context && !context.passed
      for (const around of failed ? aroundTests : [])
        for (const line of (await around.explain?.()) ?? []) context.diagnostic(line)
      for (const around of aroundTests) await around.after()
    })
    await import(`../../${file}`)
  })
