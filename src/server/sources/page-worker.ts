// The worker thread that reads pages, one at a time: what a page costs is paid here, and not by the server's event loop.
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Page } from '../fetch/safe-fetch.ts'
import { readPage, type NoArticle, type ReadArticle } from './read-page.ts'

/** What is asked: a page that is complete. */
export type PageToRead = Omit<Page, 'whole'>

/** What is answered; `failed` is the message of an error that nobody foresaw. */
export type Answer = { read: ReadArticle | NoArticle } | { failed: string }

/**
 * How much lower than the server's the priority of this thread is: by its niceness, of which 19 is the most. Two readers and a
 * busy machine of two cores made the server wait for a core: one call of health in twenty took over 0.12 s, and now 0.03.
 */
const NICER = 5

goBehind()

parentPort?.on('message', (page: PageToRead) => parentPort?.postMessage(answer(page)))

function answer(page: PageToRead): Answer {
  try {
    return { read: readPage(page) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

function goBehind(): void {
  // Elsewhere a priority is that of the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER))
  } catch {
    // A container may forbid it: pages are then read all the same.
  }
}
