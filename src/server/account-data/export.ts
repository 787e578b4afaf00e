// Makes the copy of somebody's data that they asked for, keeps it as a file, and tells them. Knows no endpoint.
import { rm, stat } from 'node:fs/promises'
import { Problem } from '#contract/problems.ts'
import { findUser } from '../accounts/administration-store.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { findExport, markFailed, markReady, noteProgress } from './export-store.ts'
import { pack } from './pack.ts'
import { readyLetter } from './ready-letter.ts'

/** Which copy: its user may have asked for another since. */
export interface Order {
  userId: number
  name: string
}

/** At most how often who looks on is told how far it is, in ms. */
const TELL_MS = 1_000

/** Nobody wants it any more: it was replaced, or its user is gone. */
class Unwanted extends Error {}

/**
 * Safe to run again wherever it broke off: the file has the name that its row had from the beginning, and what is half done lies among
 * the temporary files, which a start clears.
 */
export async function makeOrdered(site: Site, order: Order, signal: AbortSignal): Promise<void> {
  const path = await site.uploads.newPath()
  try {
    const user = await findUser(site.db, order.userId).catch(unlessGone)
    const report = reporter(site, order)
    // The first word of it says whether it is still wanted: one that is ready is not made again.
    await report('', 0)
    await pack({ site, user, now: site.clock(), signal, report }, path)
    const { size: bytes } = await stat(path)
    // First the file: a row that is ready always has it.
    await site.files.keep(path, order.name)
    if (!(await ready(site, user, order, bytes))) throw new Unwanted()
  } catch (error) {
    if (!(error instanceof Unwanted)) {
      // A process that stops begins it again; then it has not failed.
      if (!signal.aborted) await fail(site, order)
      throw error
    }
    await removeUnwanted(site, order)
  } finally {
    await rm(path, { force: true })
  }
}

function unlessGone(problem: unknown): never {
  throw problem instanceof Problem && problem.code === 'notFound' ? new Unwanted() : problem
}

function reporter(site: Site, order: Order): (step: string, percent: number) => Promise<void> {
  let told = Number.NEGATIVE_INFINITY
  let before = ''
  return async (step, percent) => {
    const now = performance.now()
    if (step === before && now - told < TELL_MS) return
    ;[told, before] = [now, step]
    const wanted = await change(site, null, async (tx, deed) => {
      const noted = await noteProgress(tx, order, { step, percent, seenAt: deed.at })
      if (noted) deed.tell({ topic: 'account', onlyFor: order.userId })
      return noted
    })
    if (!wanted) throw new Unwanted()
  }
}

const ready = (site: Site, user: PublicUser, order: Order, bytes: number) =>
  change(site, null, async (tx, deed) => {
    if (!(await markReady(tx, { ...order, bytes, now: deed.at }))) return false
    await postLetter(site, tx, readyLetter(user, `${site.address()}/admin?tab=account#gegevens`))
    deed.tell({ topic: 'account', onlyFor: user.id })
    return true
  })

const fail = (site: Site, order: Order) =>
  change(site, null, async (tx, deed) => {
    await markFailed(tx, order, deed.at)
    deed.tell({ topic: 'account', onlyFor: order.userId })
  })

/** Unless it is the one that stands ready: a run that comes late must not take that away. */
async function removeUnwanted({ db, files }: Site, { userId, name }: Order): Promise<void> {
  const row = await findExport(db, userId)
  if (row?.name !== name) await files.remove(name)
}
