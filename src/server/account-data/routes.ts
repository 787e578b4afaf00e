// The endpoints of one's own data: a copy of it, and its deletion with the account; and what an administrator is told before they delete one.
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import * as endpoints from '#contract/account-data/endpoints.ts'
import { EXPORTS_PER_DAY, type OwnExport } from '#contract/account-data/own-export.ts'
import { addDays, dutchDay, startOfDutchDay } from '#contract/days.ts'
import { stampOf } from '#contract/file-names.ts'
import { Problem } from '#contract/problems.ts'
import { findUser } from '../accounts/administration-store.ts'
import { checkOwnPassword } from '../accounts/own-password.ts'
import type { Throttle } from '../accounts/throttle.ts'
import { articlesOf, ownArticles } from '../articles/leaving-store.ts'
import { hasPaidPremium } from '../billing/leaving-store.ts'
import { change } from '../change/change.ts'
import { serve, servePublic } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { countClaimed } from '../links/leaving-store.ts'
import { limitPerUser } from '../http/waiting.ts'
import { askDeletion, confirmDeletion, takeBackDeletion } from './deletion.ts'
import { claimExport, findExport, SILENT_MS } from './export-store.ts'
import { makeExport, removeExportFile } from './jobs.ts'
import type { ExportRow } from './tables.ts'

/** How many mails that confirm a deletion one user may ask for in an hour. */
export const DELETION_MAILS_PER_HOUR = 5

/** @param limited false lets everyone ask as often as they like: only for load tests on a closed machine. */
export function accountDataRoutes(app: FastifyInstance, site: Site, throttle: Throttle, limited: boolean): void {
  const { db, clock, files, jobs } = site
  const countMail = limitPerUser(limited, {
    points: DELETION_MAILS_PER_HOUR,
    seconds: 60 * 60,
    what: 'Je hebt nu vaak om deze mail gevraagd.',
  })

  serve(app, site, endpoints.readExport, async ({ user }) => toWire(await findExport(db, user.id), clock()))

  serve(app, site, endpoints.askExport, async ({ user }) => {
    const row = await change(site, user, async (tx, deed) => {
      const name = endpoints.EXPORT_MARK + randomBytes(32).toString('base64url')
      const claimed = await claimExport(tx, user.id, name, deed.at)
      if (claimed !== undefined) {
        if (claimed.replaced !== null) await jobs.send(tx, removeExportFile, { name: claimed.replaced })
        await jobs.send(tx, makeExport, { userId: user.id, name })
        deed.tell({ topic: 'account', onlyFor: user.id })
      }
      const now = await findExport(tx, user.id)
      // One that is being made goes on; otherwise there were enough today.
      if (claimed === undefined && now?.state !== 'making') throw enoughToday(deed.at)
      return now
    })
    return toWire(row, clock())
  })

  serve(app, site, endpoints.fetchExport, async ({ user, params: { name } }) => {
    const row = await findExport(db, user.id)
    const now = clock()
    if (row?.name !== name || !isThere(row, now)) throw new Problem('exportGone')
    const { body, bytes } = await files.read(name).catch((error: unknown) => {
      throw error instanceof Problem && error.code === 'notFound' ? new Problem('exportGone', { cause: error }) : error
    })
    return {
      mediaType: 'application/zip',
      body,
      length: bytes,
      fileName: `kopij-gegevens ${stampOf(row.madeAt ?? now)}.zip`,
    }
  })

  serve(app, site, endpoints.readLeaving, async ({ params: { id } }) => {
    await findUser(db, id)
    const [articles, claimedLinks, premium] = await Promise.all([
      articlesOf(db, id),
      countClaimed(db, id),
      hasPaidPremium(db, id),
    ])
    return { articles, claimedLinks, premium }
  })

  serve(app, site, endpoints.readOwnLeaving, ({ user }) => ownArticles(db, user.id))

  serve(app, site, endpoints.askDeletion, async ({ user, body: { currentPassword }, request }) => {
    await checkOwnPassword(site, throttle, user, currentPassword, request)
    countMail(user.id)
    await askDeletion(site, user)
    const { mailer, contactEmail } = site
    return { mailed: mailer.state().kind === 'smtp', email: user.email, contactEmail }
  })

  servePublic(app, site, endpoints.confirmDeletion, async ({ params: { token } }) => ({
    dueAt: (await confirmDeletion(site, token)).toISOString(),
  }))

  serve(app, site, endpoints.takeBackDeletion, async ({ user }) => {
    await takeBackDeletion(site, user)
    return {}
  })
}

const isThere = ({ state, expiresAt }: ExportRow, now: Date) => state === 'ready' && expiresAt > now

/** The problem tooManyTries until the next Dutch day. */
function enoughToday(now: Date): Problem {
  const tomorrow = startOfDutchDay(addDays(dutchDay(now), 1))
  return new Problem('tooManyTries', {
    message: `Je hebt vandaag al ${EXPORTS_PER_DAY} keer een kopie gevraagd. Morgen kan het weer.`,
    retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000),
  })
}

function toWire(row: ExportRow | undefined, now: Date): OwnExport {
  const asked = row?.day === dutchDay(now) ? row.askedThatDay : 0
  const none = { url: null, bytes: null, madeAt: null, expiresAt: null, progress: null }
  const leftToday = Math.max(0, EXPORTS_PER_DAY - asked)
  if (row === undefined || row.expiresAt <= now) return { ...none, state: 'none', leftToday }
  if (row.state === 'making' && now.getTime() - row.seenAt.getTime() < SILENT_MS)
    return { ...none, state: 'making', progress: { step: row.step, percent: row.percent }, leftToday }
  if (row.state !== 'ready') return { ...none, state: 'failed', leftToday }
  return {
    state: 'ready',
    url: endpoints.fetchExport.path.replace(':name', row.name),
    bytes: row.bytes,
    madeAt: row.madeAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    progress: null,
    leftToday,
  }
}
