// A child of a workshop that does what tests ask of it: good work, bad work, and none.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '#contract/problems.ts'
import { working, type Work } from '#server/workshop/working.ts'

export interface OddWork {
  do: 'tell' | 'wait' | 'hang' | 'spin' | 'refuse' | 'fail' | 'abort' | 'grow'
  /** For `wait`: how often, and how long each time. */
  steps?: number
  ms?: number
}

export interface Told {
  pid: number
  environment: string[]
  /** How nice each of its threads is; empty where that cannot be told. */
  niceness: number[]
}

const held: Buffer[] = []

const works: Record<OddWork['do'], (asked: OddWork, tell: Parameters<Work<OddWork, Told>>[1]) => unknown> = {
  tell: () => {},
  wait: async ({ steps = 1, ms = 20 }, tell) => {
    for (let step = 1; step <= steps; step += 1) {
      await wait(ms)
      tell({ done: step, total: steps })
    }
  },
  hang: () => new Promise(() => void setInterval(() => {}, 1_000)),
  spin: () => {
    for (;;);
  },
  refuse: () => {
    throw new Problem('pictureUnreadable', { message: 'Dit is een tekening van ons.' })
  },
  fail: () => {
    throw new Error('dat had niemand gedacht')
  },
  abort: () => process.abort(),
  grow: async () => {
    for (;;) {
      held.push(Buffer.alloc(16 * 1024 * 1024, 1))
      await wait(5)
    }
  },
}

working<OddWork, Told>(async (asked, tell) => {
  await works[asked.do](asked, tell)
  return { pid: process.pid, environment: Object.keys(process.env), niceness: threadsNiceness() }
})

/** The 19th field of stat (proc(5)); a name in brackets stands before it. */
function threadsNiceness(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  )
}
