// Tells an answer from a refusal. Apart from what fetches (safe-fetch.ts), which takes 12 MB and is loaded with the first fetch: who only
// judges what came must not load it.
import type { Refused } from './safe-fetch.ts'

/** Whether nothing was fetched. */
export const isRefused = (answer: object): answer is Refused => 'why' in answer
