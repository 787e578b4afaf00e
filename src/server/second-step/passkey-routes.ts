// The endpoints with which one adds and removes passkeys. Both ask a fresh login: who finds a browser open must not be able to leave a
// way in behind, nor to take the owner's away.
import type { FastifyInstance } from 'fastify'
import * as endpoints from '#contract/second-step/account-endpoints.ts'
import type { Passkey } from '#contract/second-step/passkey.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import { sessionToken } from '../http/cookies.ts'
import { deviceOf } from '../http/device.ts'
import { serve } from '../http/serve.ts'
import { endSessionsOf, holdLoggedIn } from '../http/session-store.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { keepPasskeyChallenge, takePasskeyChallenge, type PasskeyQuestion } from './challenge-store.ts'
import { tellHappening } from './letters.ts'
import { checkRegistration, placeOf, registrationOptions } from './passkey-check.ts'
import { deletePasskey, insertPasskey, passkeysOf, type KeptPasskey } from './passkey-store.ts'

/** How many passkeys one person may add and remove in an hour: each is told by letters, which others' mail would wait for. */
export const PASSKEYS_PER_HOUR = 20

const HOUR_S = 60 * 60

/** @param limited false lets everyone change as many as they like: only for load tests on a closed machine. */
export function passkeyRoutes(app: FastifyInstance, site: Site, limited: boolean): void {
  const { db, clock } = site
  const count = limitPerUser(limited, {
    points: PASSKEYS_PER_HOUR,
    seconds: HOUR_S,
    what: 'Je hebt net veel passkeys toegevoegd of weggehaald.',
  })

  serve(app, site, endpoints.listPasskeys, async ({ user }) => (await passkeysOf(db, user.id)).map(wire))

  serve(app, site, endpoints.passkeyOptions, async ({ user, request }) => {
    const place = placeOf(site, request)
    const options = await registrationOptions(place, user, await passkeysOf(db, user.id))
    await keepPasskeyChallenge(db, asked(options.challenge, user), clock())
    return { ...options }
  })

  // A fresh login was asked with the options: only who had those can answer them.
  serve(app, site, endpoints.addPasskey, async ({ user, body, request }) => {
    const made = await checkRegistration(placeOf(site, request), body.credential, (challenge) =>
      takePasskeyChallenge(db, asked(challenge, user), clock()),
    )
    if (made === undefined) throw refused()
    count(user.id)
    const { id: credentialId, publicKey, counter, transports = [] } = made.credential
    const added = await change(site, user, async (tx, deed) => {
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      const passkey = await insertPasskey(tx, {
        userId: user.id,
        name: body.name ? body.name : deviceOf(request.headers),
        credentialId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
        createdAt: deed.at,
      })
      deed.record('user.passkeyAdd', { id: user.id, name: user.username }, { title: { to: passkey.name } })
      deed.tell({ topic: 'account', onlyFor: user.id })
      await tellHappening(site, tx, user, 'passkeyAdded', passkey.name)
      return passkey
    })
    return wire(added)
  })

  serve(app, site, endpoints.removePasskey, async ({ user, params, request }) => {
    count(user.id)
    await change(site, user, async (tx, deed) => {
      // First, as who takes the account back ends its sessions before its passkeys.
      await holdLoggedIn(tx, user.id, sessionToken(request, site))
      const passkey = await deletePasskey(tx, user.id, params.id)
      if (passkey === undefined)
        throw new Problem('notFound', { message: 'Deze passkey bestaat niet of is al verwijderd.' })
      await endSessionsOf(tx, user.id, sessionToken(request, site))
      deed.record('user.passkeyRemove', { id: user.id, name: user.username }, { title: { to: passkey.name } })
      deed.tell({ topic: 'users', id: user.id })
      deed.tell({ topic: 'account', onlyFor: user.id })
      await tellHappening(site, tx, user, 'passkeyRemoved', passkey.name)
    })
    return {}
  })
}

const wire = ({ id, name, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const refused = () =>
  new Problem('invalidInput', { message: 'Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw.' })

const asked = (challenge: string, { id: userId }: Pick<PublicUser, 'id'>): PasskeyQuestion => ({
  challenge,
  purpose: 'adding',
  userId,
})
