// A child that does what a test asks of it: it sleeps so many ms.
import { setTimeout as wait } from 'node:timers/promises'
import type { NamedWork } from '#server/workshop/text-work.ts'
import { working } from '#server/workshop/working.ts'

working<NamedWork, string>(async ({ asked }) => {
  const { ms } = asked as { ms: number }
  await wait(ms)
  return `slept ${ms}`
})
