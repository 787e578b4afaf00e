// Tracks whether the running code was called from within a transaction that is still open.
import { AsyncLocalStorage } from 'node:async_hooks'

const open = new AsyncLocalStorage<{ now: boolean }>()

/** Whether the caller runs within a transaction that is still open. */
export const isInTransaction = (): boolean => open.getStore()?.now === true

/** Runs `work` as part of a transaction. What `work` leaves running after it has ended no longer counts as part of it. */
export async function asTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = { now: true }
  try {
    return await open.run(state, work)
  } finally {
    state.now = false
  }
}
