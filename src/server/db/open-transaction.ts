// Knows whether the code that runs was called by a transaction that is still open.
import { AsyncLocalStorage } from 'node:async_hooks'

const open = new AsyncLocalStorage<{ now: boolean }>()

/** Whether the code that asks was called by a transaction that is still open. */
export const isInTransaction = (): boolean => open.getStore()?.now === true

/** Runs `work` as what a transaction does; what it leaves running afterwards counts no more. */
export async function asTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = { now: true }
  try {
    return await open.run(state, work)
  } finally {
    state.now = false
  }
}
