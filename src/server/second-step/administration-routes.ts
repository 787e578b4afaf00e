// What administrators decide of the second step: of whom it is asked, and help for who has lost theirs.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/second-step/administration-endpoints.ts'
import { Problem } from '#contract/problems.ts'
import { findUser } from '../accounts/administration-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { sessionToken } from '../http/cookies.ts'
import { serve } from '../http/serve.ts'
import { endSessionsOf, holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { tellHappening } from './letters.ts'
import { deletePasskeysOf } from './passkey-store.ts'
import { keepRequirement, requirementOf } from './steps-store.ts'
import { removeSecret } from './totp-store.ts'

export function secondStepAdministrationRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site

  serve(app, site, endpoints.readRequirement, async () => ({ required: await requirementOf(db) }))

  serve(app, site, endpoints.setRequirement, async ({ user, body: { required }, request }) => {
    await change(
      site,
      user,
      async (tx, deed) => {
        await holdLoggedIn(tx, user.id, sessionToken(request, site))
        const before = await requirementOf(tx)
        if (before === required) return
        await keepRequirement(tx, required)
        deed.record(
          'settings.secondStep',
          { id: null, name: 'tweede stap' },
          { required: { from: before, to: required } },
        )
        deed.tell({ topic: 'settings' })
      },
      { alone: ['accounts'] },
    )
    return { required }
  })

  serve(app, site, endpoints.clearSecondStep, async ({ user: actor, params, request }) => {
    const clear = async (tx: Tx, deed: Deed) => {
      await holdLoggedIn(tx, actor.id, sessionToken(request, site))
      if (!(await holdUser(tx, params.id, 'no key update'))) throw gone()
      const user = await findUser(tx, params.id)
      const hadCodes = await removeSecret(tx, user.id)
      const passkeys = await deletePasskeysOf(tx, user.id)
      if (!hadCodes && passkeys === 0)
        throw new Problem('notFound', { message: `${user.name} heeft geen tweede stap.` })
      await endSessionsOf(tx, user.id)
      deed.record('user.secondStepClear', { id: user.id, name: user.username })
      deed.tell({ topic: 'users', id: user.id })
      deed.tell({ topic: 'account', onlyFor: user.id })
      await tellHappening(site, tx, user, 'cleared')
    }
    await change(site, actor, clear, { alone: ['accounts'] })
    return {}
  })
}

const gone = () => new Problem('notFound', { message: 'Deze gebruiker bestaat niet of is verwijderd.' })
