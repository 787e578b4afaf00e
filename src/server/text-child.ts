// The child process that works on long texts, one at a time: what they cost is paid here, and not by the server's event loop. What each
// kind of work needs is loaded with the first of it.
import { allTextWork } from './text-registry.ts'
import type { NamedWork } from './workshop/text-work.ts'
import { working } from './workshop/working.ts'

working<NamedWork, unknown>(async ({ name, asked }) => {
  const work = allTextWork.find((one) => one.name === name)
  if (work === undefined) throw new Error(`no work on texts is called ${name}`)
  return (await work.load())(asked as never)
})
