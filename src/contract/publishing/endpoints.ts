// The endpoints of publishing. Administrators connect websites; who may publish (articles/may-not.ts) publishes articles of their own,
// administrators anybody's. Another user's article is answered with 404.
import { z } from 'zod'
import { del, entityIdText, get, idParams, nothing, post, put } from '../endpoint.ts'
import { pageQuery } from '../paging.ts'
import { publication, publishInput } from './publication.ts'
import { newSite, site, siteLabel } from './site.ts'

/**
 * By name, in pages; of each only what it takes to choose one, for who is no administrator. @throws deskNeeded or emailUnconfirmed for
 * who may not publish.
 */
export const listSites = get('/api/publishing/sites', {
  access: 'user',
  query: z.object(pageQuery),
  output: z.array(site),
})

/**
 * Connects a website, after asking it whether the key works and may publish. The address of one that is connected already gives that one
 * a new key. @throws siteUnreachable, siteUnknown, siteRefused or siteForbids, and then nothing is kept.
 */
export const connectSite = post('/api/publishing/sites', { access: 'admin', body: newSite, output: site, status: 201 })

/** Asks it again with the key that is kept: a site that is paused goes on when it takes it. @throws as connectSite does. */
export const testSite = post('/api/publishing/sites/:id/test', { access: 'admin', params: idParams, output: site })

/** What a website is called here; an empty label is its own name again. */
export const labelSite = put('/api/publishing/sites/:id', {
  access: 'admin',
  params: idParams,
  body: siteLabel,
  output: site,
})

/** Forgets its key and what stands there; what stands there stays. */
export const disconnectSite = del('/api/publishing/sites/:id', { access: 'admin', params: idParams, output: nothing })

/** Most names that `listPublishers` gives: enough to find somebody to ask. */
export const MOST_PUBLISHERS = 12

/**
 * By name, who may publish somebody else's article: administrators. For who works at a desk themselves: whoever just registered learns no
 * names. @throws deskNeeded.
 */
export const listPublishers = get('/api/publishing/publishers', {
  access: 'user',
  output: z.object({ names: z.array(z.string()) }),
})

/**
 * Has the present version of an article sent, at once or at its moment; the reply says where it stands. @throws deskNeeded,
 * emailUnconfirmed, changedThere with the difference in `changedThere`, goneThere, publicationUnderWay, alreadyPublic, sitePaused,
 * gapsOpen, reviewNeeded, sentBack, and notAllowed for who overrules and is no administrator.
 */
export const publishArticle = post('/api/articles/:id/publish', {
  access: 'user',
  params: idParams,
  body: publishInput,
  output: publication,
})

/** Where an article stands, by the names of the sites: for its owner, whether they may publish or not, and for administrators. */
export const listPublications = get('/api/articles/:id/publications', {
  access: 'user',
  params: idParams,
  output: z.array(publication),
})

/**
 * Takes back what is planned, waits or is held. @throws deskNeeded or emailUnconfirmed, and notPlanned when it is gone out already, or is
 * about to.
 */
export const cancelPublication = post('/api/articles/:id/publications/:publication/cancel', {
  access: 'user',
  params: z.object({ id: entityIdText, publication: entityIdText }),
  output: publication,
})
