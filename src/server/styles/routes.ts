// The endpoints of style profiles.
import type { FastifyInstance } from 'fastify'
import { addStyle, deleteStyle, listStyles, saveStyle } from '#contract/styles/endpoints.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { insertStyle, removeStyle, stylesOf, updateStyle } from './store.ts'
import type { StyleRow } from './tables.ts'

export function styleRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  serve(app, site, listStyles, async ({ user }) => (await stylesOf(db, user.id)).map(toWire))
  serve(app, site, addStyle, async ({ user, body }) => toWire(await insertStyle(db, user.id, body, clock())))
  serve(app, site, saveStyle, async ({ user, params, body }) =>
    toWire(await updateStyle(db, user.id, params.id, body, clock())),
  )
  serve(app, site, deleteStyle, async ({ user, params }) => {
    await removeStyle(db, user.id, params.id)
    return {}
  })
}

const toWire = ({ createdAt, updatedAt, ...row }: StyleRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
