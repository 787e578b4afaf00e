// The endpoints of user management.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as administration from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { Problem } from '#contract/problems.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import { holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { sessionToken } from '../http/cookies.ts'
import { isFresh } from '../http/fresh.ts'
import { findPerson, markConfirmed } from './address-store.ts'
import { findUsers } from './administration-list.ts'
import * as store from './administration-store.ts'
import { refuseGuessed } from './common-passwords.ts'
import type { Correspondence } from './correspondence.ts'
import { findEarlierPublishers, forgetEarlierPublishers } from './earlier-publishers.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword, toWire } from './rules.ts'
import type { PublicUser } from './tables.ts'
import type { Throttle } from './throttle.ts'

/**
 * @param leave what becomes of what all rooms keep about a user who is deleted.
 * @param letters writes to whoever is added, or gets another password.
 */
export function administrationRoutes(
  app: FastifyInstance,
  site: Site,
  throttle: Throttle,
  leave: store.OnUserLeaves,
  letters: Pick<Correspondence, 'welcome' | 'passwordChanged' | 'addressGiven'>,
): void {
  const { db } = site

  /**
   * Runs `work` as the only change of accounts at that moment, and returns the changed user as the browser gets it. In a session that is
   * still there: what was on its way when its user took their account back would undo that, or leave a way in behind.
   */
  const changing = async (
    { user: actor, request }: { user: PublicUser; request: FastifyRequest },
    work: (tx: Tx, deed: Deed) => Promise<PublicUser>,
  ) =>
    administered(
      await change(
        site,
        actor,
        async (tx, deed) => {
          await holdLoggedIn(tx, actor.id, sessionToken(request, site))
          return work(tx, deed)
        },
        { alone: ['accounts'] },
      ),
    )

  /** The same, for what may give the user another address. */
  const moving = (
    asked: Parameters<typeof changing>[0],
    id: number,
    email: string,
    work: (tx: Tx, deed: Deed) => Promise<PublicUser>,
  ) =>
    changing(asked, async (tx, deed) => {
      const isTheirs = await letters.addressGiven(tx, deed, await findPerson(tx, id), email)
      const moved = await work(tx, deed)
      return (isTheirs && (await markConfirmed(tx, id, email, deed.at))) || moved
    })

  serve(app, site, administration.listUsers, async ({ query, reply }) =>
    sendPage(reply, query, await findUsers(db, query), ({ kept: _kept, ...user }) => administered(user)),
  )

  serve(app, site, administration.addUser, async ({ body, ...asked }) => {
    await refuseGuessed('password', body.password, body)
    const password = await hashPassword(body.password)
    return changing(asked, async (tx, deed) => {
      await letters.addressGiven(tx, deed, undefined, body.email)
      const made = await store.insertUser(tx, deed, { ...body, password })
      await letters.welcome(tx, deed, made, 'added')
      return made
    })
  })

  serve(app, site, administration.editUser, ({ params, body: { version, ...fields }, ...asked }) =>
    moving(asked, params.id, fields.email, (tx, deed) =>
      store.updateIdentity(tx, deed, { ...params, version }, fields),
    ),
  )

  serve(app, site, administration.changeRole, ({ params, body: { version, role }, ...asked }) =>
    changing(asked, (tx, deed) => store.updateRole(tx, deed, { ...params, version }, role)),
  )

  serve(app, site, administration.changeDesk, ({ params, body: { version, desk }, ...asked }) =>
    changing(asked, (tx, deed) => store.updateDesk(tx, deed, { ...params, version }, desk)),
  )

  serve(app, site, administration.listEarlierPublishers, async () =>
    (await findEarlierPublishers(db)).map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })),
  )

  serve(app, site, administration.dismissEarlierPublishers, async ({ user: actor }) => {
    await change(site, actor, forgetEarlierPublishers)
    return {}
  })

  serve(app, site, administration.changePassword, async ({ user: actor, params, body, request }) => {
    const { currentPassword, newPassword, version } = body
    const own = params.id === actor.id
    if (!own && actor.role !== 'admin') throw new Problem('notAllowed')
    if (!own && !(await isFresh(site, sessionToken(request, site)))) throw new Problem('freshLoginNeeded')
    const checked = own ? await checkOwnPassword(site, throttle, actor, currentPassword ?? '', request) : undefined
    const keep = own ? sessionToken(request, site) : undefined
    await refuseGuessed('newPassword', newPassword, own ? actor : await store.findUser(db, params.id))
    const password = await hashPassword(newPassword)
    return changing({ user: actor, request }, async (tx, deed) => {
      const user = await store.updatePassword(tx, deed, { ...params, version }, password, { checked, keep })
      await letters.passwordChanged(tx, user, own ? 'user' : 'administrator')
      return user
    })
  })

  serve(app, site, administration.readFullDetails, async ({ params }) =>
    administered(await store.findUser(db, params.id)),
  )

  serve(app, site, administration.saveFullDetails, ({ params, body, ...asked }) =>
    moving(asked, params.id, body.email, (tx, deed) =>
      store.updateDetails(tx, deed, { ...params, version: body.version }, body),
    ),
  )

  serve(app, site, administration.deleteUser, async ({ user: actor, params, body, request }) => {
    if (params.id === actor.id) throw new Problem('ownAccount')
    const to = body?.articlesTo ?? null
    const articlesGo = to === null ? 'bin' : { to }
    await change(
      site,
      actor,
      async (tx, deed) => {
        await holdLoggedIn(tx, actor.id, sessionToken(request, site))
        await store.removeUser(tx, deed, params, leave, articlesGo)
      },
      { alone: ['tasks', 'accounts'] },
    )
    return {}
  })
}

const administered = (user: PublicUser): AdministeredUser => ({ ...toWire(user), version: user.version })
