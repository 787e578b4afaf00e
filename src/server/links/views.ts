// What the statements of other rooms may read of links.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { inspirationLinks } from './tables.ts'

const { id, title, url } = inspirationLinks

/** What a link is called and where it leads, also of one in the bin. */
export const namedLinks = new QueryBuilder().select({ id, title, url }).from(inspirationLinks).as('named_links')
