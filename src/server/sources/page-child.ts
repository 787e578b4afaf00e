// The child process that reads pages, one at a time: what a page costs is paid here, and not by the server's event loop.
import type { Page } from '../fetch/safe-fetch.ts'
import { working } from '../workshop/working.ts'
import { readPage, type NoArticle, type ReadArticle } from './read-page.ts'

/** What is asked: a page that is complete. */
export type PageToRead = Omit<Page, 'whole'>

working<PageToRead, ReadArticle | NoArticle>(async (page) => readPage(page))
