// Runs the test files named in TOGETHER in one process, each in a suite of its own: loading what they share is most of
// the time of a short one. A file's `before` and `after` are those of its suite.
import { env } from 'node:process'
import { describe } from 'node:test'

for (const file of env.TOGETHER?.split('\n') ?? [])
  // oxlint-disable-next-line typescript/no-floating-promises -- a suite is awaited by the runner
  describe(file, async () => void (await import(`../../${file}`)))
