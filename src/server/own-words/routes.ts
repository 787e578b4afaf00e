// The endpoints of users' own words.
import type { FastifyInstance } from 'fastify'
import { addOwnWord, deleteOwnWord, listOwnWords } from '#contract/own-words/endpoints.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'

export function ownWordRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  serve(app, site, listOwnWords, ({ user }) => store.ownWordsOf(db, user.id))
  serve(app, site, addOwnWord, ({ user, body }) =>
    change(site, user, (tx, deed) => store.addOwnWord(tx, deed, body.word)),
  )
  serve(app, site, deleteOwnWord, async ({ user, params }) => {
    await store.removeOwnWord(db, user.id, params.id)
    return {}
  })
}
