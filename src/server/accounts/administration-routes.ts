// The endpoints of user management.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as administration from '#contract/accounts/administration-endpoints.ts'
import { CURRENT_MISSING, CURRENT_WRONG, type AdministeredUser } from '#contract/accounts/administration.ts'
import { Problem } from '#contract/problems.ts'
import { tellPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { sessionToken } from '../http/session-cookie.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { findUsers } from './administration-list.ts'
import * as store from './administration-store.ts'
import { hashPassword, passwordMatches, toWire } from './rules.ts'
import type { PublicUser } from './tables.ts'
import type { Throttle } from './throttle.ts'

export function administrationRoutes(app: FastifyInstance, site: Site, throttle: Throttle): void {
  const { db, clock, notices } = site

  /** Passes the changed user on, after everyone who is watching was told. */
  async function told(user: PublicUser): Promise<AdministeredUser> {
    await notices.tell({ topic: 'users', id: user.id })
    return administered(user)
  }

  serve(app, site, administration.listUsers, async ({ query, reply }) => {
    const { rows, total, next } = await findUsers(db, query)
    tellPage(reply, { total, next })
    return rows.map(administered)
  })

  serve(app, site, administration.addUser, async ({ user: actor, body }) => {
    const password = await hashPassword(body.password)
    return told(await store.insertUser(db, { actor, at: clock() }, { ...body, password }))
  })

  serve(app, site, administration.editUser, async ({ user: actor, params, body: { version, ...fields } }) =>
    told(await store.updateIdentity(db, { actor, id: params.id, version, at: clock() }, fields)),
  )

  serve(app, site, administration.changeRole, async ({ user: actor, params, body: { version, role } }) =>
    told(await store.updateRole(db, { actor, id: params.id, version, at: clock() }, role)),
  )

  serve(app, site, administration.changePassword, async ({ user: actor, params, body, request }) => {
    const { currentPassword, newPassword, version } = body
    const own = params.id === actor.id
    const checked = own ? await checkOwnPassword(actor, currentPassword ?? '', request) : undefined
    const deed = { actor, id: params.id, version, at: clock() }
    const keep = own ? sessionToken(request, site) : undefined
    return told(await store.updatePassword(db, deed, await hashPassword(newPassword), { checked, keep }))
  })

  serve(app, site, administration.readFullDetails, async ({ params }) =>
    administered(await store.findUser(db, params.id)),
  )

  serve(app, site, administration.saveFullDetails, async ({ user: actor, params, body }) =>
    told(await store.updateDetails(db, { actor, id: params.id, version: body.version, at: clock() }, body)),
  )

  serve(app, site, administration.deleteUser, async ({ user: actor, params }) => {
    if (params.id === actor.id) throw new Problem('ownAccount')
    const released = await store.removeUser(db, { actor, id: params.id, at: clock() })
    await notices.tell({ topic: 'users', id: params.id })
    for (const id of released) await notices.tell({ topic: 'links', id })
    return {}
  })

  /** Returns the hash it was checked against. Guessing is slowed down as at the door: a browser left open is one too. */
  async function checkOwnPassword(user: PublicUser, password: string, request: FastifyRequest): Promise<string> {
    if (password === '') throw wrongPassword(CURRENT_MISSING)
    const stored = await store.findPassword(db, user.id)
    const right = await throttle.login(visitorAddress(request), user.username, () => passwordMatches(stored, password))
    if (!right) throw wrongPassword(CURRENT_WRONG)
    return stored
  }
}

const administered = (user: PublicUser): AdministeredUser => ({ ...toWire(user), version: user.version })

const wrongPassword = (message: string) =>
  new Problem('invalidInput', { message, errors: { currentPassword: message } })
