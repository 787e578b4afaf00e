// The worker thread that reads pages, one at a time: what a page costs is paid here, and not by the server's event loop.
import { parentPort } from 'node:worker_threads'
import type { Page } from '../fetch/safe-fetch.ts'
import { readPage, type NoArticle, type ReadArticle } from './read-page.ts'

/** What is asked: a page that is complete. */
export type PageToRead = Omit<Page, 'whole'>

/** What is answered; `failed` is the message of an error that nobody foresaw. */
export type Answer = { read: ReadArticle | NoArticle } | { failed: string }

parentPort?.on('message', (page: PageToRead) => parentPort?.postMessage(answer(page)))

function answer(page: PageToRead): Answer {
  try {
    return { read: readPage(page) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
