// The worker thread that reads pages, one at a time: what a page costs is paid here, and not by the server's event loop.
import type { Page } from '../fetch/safe-fetch.ts'
import { answering } from '../workers/answering.ts'
import { readPage } from './read-page.ts'

/** What is asked: a page that is complete. */
export type PageToRead = Omit<Page, 'whole'>

answering((page: PageToRead) => readPage(page))
