// The endpoints of style profiles.
import type { FastifyInstance } from 'fastify'
import { addStyle, deleteStyle, listStyles, saveStyle } from '#contract/styles/endpoints.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { insertStyle, removeStyle, stylesOf, updateStyle } from './store.ts'
import type { StyleRow } from './tables.ts'

export function styleRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  serve(app, site, listStyles, async ({ user }) => (await stylesOf(db, user.id)).map(toWire))
  serve(app, site, addStyle, ({ user, body }) =>
    change(site, user, async (tx, deed) => toWire(await insertStyle(tx, deed, body))),
  )
  serve(app, site, saveStyle, ({ user, params, body }) =>
    change(site, user, async (tx, deed) => toWire(await updateStyle(tx, deed, params.id, body))),
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
