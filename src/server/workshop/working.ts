// The side of the child process: does what is asked, one thing at a time, behind the process that serves, and ends with it.
// Knows nothing of the work.
import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { Problem, type ProblemCode } from '#contract/problems.ts'

/** What is said of work that is under way: `done` of `total` steps. */
export interface Progress {
  done: number
  total: number
}

/**
 * What a child says: that it has begun, how far it is, and then one of the other three. `failed` is the message of an error nobody
 * foresaw.
 */
export type Said<Answered> =
  | { begun: true }
  | { progress: Progress }
  | { answer: Answered }
  | { problem: { code: ProblemCode; message: string } }
  | { failed: string }

/** Does one piece of work. A Problem that it throws is thrown where the work was asked for. */
export type Work<Asked, Answered> = (asked: Asked, tell: (progress: Progress) => void) => Promise<Answered>

/**
 * How much lower than the server's the priority of such a process is: by its niceness, of which 19 is the most. Lower,
 * and on a machine that is busy with other things nothing would be made for minutes.
 */
const NICER = 5

/** How long nothing is asked before memory is given back, in ms: who comes next does not wait for that. */
const PAUSE_MS = 50

/** Makes this process a child of a workshop (workshop.ts). */
export function working<Asked, Answered>(work: Work<Asked, Answered>): void {
  goBehind()
  // Whoever stops the server by its group (a terminal, systemd) would stop its children before their work is done. The server
  // ends them itself, and when it is gone nobody waits any more: then nothing may go on, threads of libraries included.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {})
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const say = (said: Said<Answered>) => void (process.connected && process.send?.(said))
  let tidying: NodeJS.Timeout | undefined
  process.on('message', ({ asked }: { asked: Asked }) => {
    clearTimeout(tidying)
    say({ begun: true })
    void work(asked, (progress) => say({ progress }))
      .then(
        (answer) => say({ answer }),
        (error: unknown) => say(saidOf(error)),
      )
      .finally(() => {
        // What lies outside its heap hardly counts for V8: a child at rest would hold whole pictures.
        tidying = setTimeout(() => globalThis.gc?.(), PAUSE_MS)
      })
  })
}

const saidOf = (error: unknown): Said<never> =>
  error instanceof Problem
    ? { problem: { code: error.code, message: error.told } }
    : { failed: error instanceof Error ? error.message : String(error) }

function goBehind(): void {
  const nicer = () => Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER)
  try {
    // On Linux a priority is that of one thread: those that are there already get theirs one by one, later ones inherit it.
    if (process.platform !== 'linux') return setPriority(nicer())
    const target = nicer()
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), target)
  } catch {
    // A container may forbid it: the work is then done all the same.
  }
}
