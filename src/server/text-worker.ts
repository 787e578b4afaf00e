// The worker thread that works on long texts, one at a time: what they cost is paid here, and not by the server's event loop. What each
// kind of work needs is loaded with the first of it.
import { allTextWork } from './text-registry.ts'
import { answering } from './workers/answering.ts'
import type { NamedWork } from './workers/text-work.ts'

answering(async ({ name, asked }: NamedWork) => {
  const work = allTextWork.find((one) => one.name === name)
  if (work === undefined) throw new Error(`no work on texts is called ${name}`)
  return (await work.load())(asked as never)
})
