// A worker that does what a test asks of it: it sleeps so many ms, or never answers.
import { setTimeout as wait } from 'node:timers/promises'
import { answering } from '#server/workers/answering.ts'
import type { NamedWork } from '#server/workers/text-work.ts'

answering(async ({ asked }: NamedWork) => {
  const { ms } = asked as { ms: number }
  await wait(ms)
  return `slept ${ms}`
})
