// The children of one lane: each is started when it is needed, rests between pieces of work, and is let go when there are none.
// Knows nothing of the work, and not who asks.
import { Problem } from '#contract/problems.ts'
import { startChild, type Child, type ChildLimits, type Outcome } from './child.ts'
import type { Progress } from './working.ts'

export interface Listeners {
  onProgress?: ((progress: Progress) => void) | undefined
  /** Hears how much processor time the work took, in ms, whatever came of it; where that cannot be told, how long it took. */
  onUsed?: ((ms: number) => void) | undefined
}

export interface Lane<Asked, Answered> {
  /**
   * Has a child work on one thing. `failed` says why nothing came of it.
   * @throws the reason of `signal`; the child that was at work is gone by then.
   */
  work: (asked: Asked, signal: AbortSignal, listeners?: Listeners) => Promise<Outcome<Answered>>
  /** How many processes are there, at work or at rest. */
  children: () => number
  /** What they take together, in MB; 0 where it cannot be told. */
  megabytes: () => Promise<number>
  close: () => Promise<void>
}

/** @param idleMs after how long at rest a child is let go. */
export function openLane<Asked, Answered>(script: URL, limits: ChildLimits, idleMs: number): Lane<Asked, Answered> {
  type One = Child<Asked, Answered>
  const children = new Set<One>()
  /** With what lets each go. */
  const resting = new Map<One, NodeJS.Timeout>()

  function start(): One {
    const child = startChild<Asked, Answered>(script, limits)
    children.add(child)
    child.onGone(() => {
      children.delete(child)
      clearTimeout(resting.get(child))
      resting.delete(child)
    })
    return child
  }

  function rested(): One | undefined {
    // The one that worked last: the others rest on, until nobody needs them any more.
    const child = [...resting.keys()].at(-1)
    if (child === undefined) return undefined
    clearTimeout(resting.get(child))
    resting.delete(child)
    return child
  }

  function rest(child: One): void {
    const letGo = () => {
      // First: until it is gone it would still be handed work.
      resting.delete(child)
      void child.end()
    }
    resting.set(child, setTimeout(letGo, idleMs).unref())
  }

  /** Undefined when `left` comes first. */
  async function ask(
    child: One,
    asked: Asked,
    left: Promise<undefined>,
    { onProgress = () => {}, onUsed = () => {} }: Listeners,
  ): Promise<Outcome<Answered> | undefined> {
    const begun = performance.now()
    const before = (await child.processorMs()) ?? 0
    const outcome = await Promise.race([child.ask(asked, onProgress), left])
    const after = await child.processorMs()
    onUsed(after === undefined ? performance.now() - begun : Math.max(0, after - before))
    // One that was left, or failed, may still be at work or have lost its footing: only ending it is safe.
    if (outcome === undefined || 'failed' in outcome) await child.end()
    else rest(child)
    return outcome
  }

  return {
    async work(asked, signal, listeners = {}) {
      signal.throwIfAborted()
      const listening = new AbortController()
      const left = new Promise<undefined>((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined), { signal: listening.signal })
      })
      const used = rested()
      let outcome = await ask(used ?? start(), asked, left, listeners)
      // It had died at rest, and nobody had noticed yet: that is not the work's doing.
      if (used !== undefined && outcome !== undefined && 'unheard' in outcome)
        outcome = await ask(start(), asked, left, listeners)
      listening.abort()
      if (outcome === undefined) throw signal.reason as Error
      return outcome
    },
    children: () => children.size,
    megabytes: async () =>
      (await Promise.all([...children].map((child) => child.megabytes()))).reduce<number>(
        (sum, one) => sum + (one ?? 0),
        0,
      ),
    close: async () => void (await Promise.all([...children].map((child) => child.end()))),
  }
}

/**
 * What was answered; undefined when nothing came of it, and why hears `onFailure`.
 * @throws the Problem that the work threw.
 */
export function answerOf<Answered>(
  outcome: Outcome<Answered>,
  onFailure: (reason: string) => void,
): { answer: Answered } | undefined {
  if ('answer' in outcome) return outcome
  if ('problem' in outcome) throw new Problem(outcome.problem.code, { message: outcome.problem.message })
  onFailure(outcome.failed)
  return undefined
}
