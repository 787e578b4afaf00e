// A process with a workshop whose child works for ever; it prints the child's process id. To be killed.
import { createWorkshop } from '#server/workshop/workshop.ts'
import type { OddWork, Told } from './odd-child.ts'

const workshop = createWorkshop<'one', OddWork, Told>({
  script: new URL('./odd-child.ts', import.meta.url),
  lanes: { one: { places: 1, timeLimitMs: 60_000, megabytes: 500 } },
  lost: 'pictureFailed',
})
const asker = { userId: 1, signal: new AbortController().signal }
const { pid } = await workshop.run('one', { do: 'tell' }, asker)
process.stdout.write(`${pid}\n`)
await workshop.run('one', { do: process.argv[2] === 'wait' ? 'wait' : 'hang', steps: 1_000, ms: 50 }, asker)
