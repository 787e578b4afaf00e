// Carries out an order: sends the article, and writes down what became of it. Knows no kind of site.
import { Problem } from '#contract/problems.ts'
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { findAdministrators } from '../accounts/staff-store.ts'
import type { ArticleRow } from '../articles/store.ts'
import { change, type ChangeSite, type Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { sendsMail } from '../mail/mailer.ts'
import { undoneForAdministrators, undoneLetter } from './letters.ts'
import { askerOf, note, noteThere, takeUp } from './publication-store.ts'
import { forgetPicture } from './picture-store.ts'
import { RemoteProblem } from './remote.ts'
import { checkStillMayPublish, RightLost } from './right.ts'
import { againAt, MAY_STAND } from './rules.ts'
import { articleOf, asItStands, Overtaken, sendArticle, type SendSite } from './send.ts'
import { markPaused, readSite } from './site-store.ts'
import type { PublicationRow, SiteRow } from './tables.ts'
import { findPictures } from './text-work.ts'

export type PublishingSite = SendSite & Pick<Site, 'jobs' | 'address' | 'warn' | 'mailer'>

export interface OrderData {
  publicationId: number
  order: number
}

/** Has an order carried out at a later moment. */
export type Later = (tx: Tx, data: OrderData, after: Date) => Promise<void>

/** The article and the site of an order, which may be gone by now. */
interface About {
  row: PublicationRow
  article: ArticleRow
  target: SiteRow
}

/** Carries out an order, unless it was replaced or taken back. Safe to begin again, wherever it ended. */
export async function carryOut(
  site: PublishingSite,
  { publicationId, order }: OrderData,
  later: Later,
  signal: AbortSignal,
): Promise<void> {
  const row = await takeUp(site.db, publicationId, order, site.clock())
  if (row === undefined) return
  let about: About | undefined
  const wasLost = row.sendingWords !== null
  try {
    about = { row, article: await articleOf(site, row), target: await readSite(site.db, row.siteId) }
    const { article, target } = about
    // Who deletes a colleague takes over what they ordered, also what is on its way.
    const checkRight = async (db: Db) => {
      row.askedBy = await askerOf(db, row)
      await checkStillMayPublish({ ...site, db }, row.askedBy, article)
    }
    await checkRight(site.db)
    // It waits with the others for a key that the site takes.
    if (target.state === 'paused') throw new RemoteProblem('key', target.problem ?? '')
    await tellOf(site, about)
    const version = article.version
    const { post, outgoing, notes } = await sendArticle(site, { ...about, checkRight }, signal)
    await change(site, null, async (tx, deed) => {
      const there = {
        ...asItStands(post),
        notes,
        address: post.address,
        editAddress: post.editAddress,
        isPublic: post.isPublic,
        sentSlug: outgoing.slug,
        sentCovers: outgoing.cover === null ? [] : [outgoing.cover.picture.id],
        sentVersion: version,
        sentAt: deed.at,
        sendingWords: null,
      }
      const done = {
        state: 'sent' as const,
        problem: null,
        orderedVersion: null,
        plannedFor: null,
        overwrite: false,
        overwriteSeen: null,
        tries: 0,
      }
      if (!(await note(tx, row, { ...there, ...done }))) await noteThere(tx, row, there)
      tell(deed, about as About)
    })
  } catch (error) {
    // The job takes too long, or the process stops: it is begun again by another.
    signal.throwIfAborted()
    if (error instanceof Overtaken) return
    await settle(site, { row, about, error, wasLost }, later)
  }
}

/** Told to its owner, and to who asked where that is somebody else; of one that is the house's to administrators. */
export function tell(deed: Pick<Deed, 'tell'>, { row, article }: Pick<About, 'row' | 'article'>): void {
  for (const userId of new Set([article.userId, row.askedBy ?? article.userId]))
    deed.tell({ topic: 'publishing', id: article.id, ...(userId !== null && { onlyFor: userId }) })
}

const tellOf = (site: ChangeSite, about: About) => change(site, null, async (_tx, deed) => tell(deed, about))

const states = { changedThere: 'changed', goneThere: 'gone' } as const

/** Writes down why nothing went out, and what comes next: also of a failure of our own, or it would be on its way for ever. */
async function settle(
  site: PublishingSite,
  { row, about, error, wasLost }: { row: PublicationRow; about: About | undefined; error: unknown; wasLost: boolean },
  later: Later,
): Promise<void> {
  const { told, failure } = reasonOf(site, error)
  // What was sent, now or before, and whose answer was lost, may have arrived. A refusal is an answer.
  const isGone = error instanceof Problem && error.code === 'goneThere'
  const mayStand = !isGone && (wasLost || (row.sendingWords !== null && failure === 'passing'))
  await forgetLostCover(site, about, error)
  await change(site, null, async (tx, deed) => {
    const tries = row.tries + 1
    const again = failure === 'passing' ? againAt(tries, deed.at) : null
    if (again !== null) {
      const problem = `${told} Om ${clock.format(again)} uur proberen we het opnieuw.`
      if (await note(tx, row, { state: 'waiting', tries, retryAt: again, problem }))
        await later(tx, { publicationId: row.id, order: row.order }, again)
    } else {
      const state =
        failure === 'key'
          ? 'paused'
          : error instanceof Problem && Object.hasOwn(states, error.code)
            ? states[error.code as keyof typeof states]
            : 'failed'
      // Who looks at it is shown it; who does not, because it was planned or had to be tried again, is written to.
      const isUnseen = row.plannedFor !== null || tries > 1
      const first = state === 'paused' && about !== undefined && (await markPaused(tx, deed, about.target, told))
      // What waits for a key goes out as it was ordered; what failed is ordered anew.
      const orderedVersion = state === 'paused' ? row.orderedVersion : null
      const problem = mayStand ? `${told} ${MAY_STAND}` : told
      const sendingWords = mayStand ? row.sendingWords : null
      const written = await note(tx, row, { state, problem, tries, plannedFor: null, orderedVersion, sendingWords })
      const lost = error instanceof RightLost ? error : undefined
      if (written && about && (isUnseen || first || lost))
        await write(site, tx, about, { problem, waits: state === 'paused', mayStand, lost })
    }
    if (about) tell(deed, about)
  })
}

function reasonOf({ warn }: Pick<Site, 'warn'>, error: unknown): { told: string; failure: RemoteProblem['failure'] } {
  if (error instanceof RemoteProblem) return { told: error.told, failure: error.failure }
  if (error instanceof RightLost) return { told: error.told, failure: 'refused' }
  if (error instanceof Problem && error.code === 'notFound')
    return { told: 'Het artikel staat in de prullenbak of is verwijderd.', failure: 'refused' }
  if (error instanceof Problem) return { told: error.told, failure: error.status >= 500 ? 'passing' : 'refused' }
  warn(error, 'Een publicatie is misgegaan.')
  return { told: 'Er ging iets mis aan onze kant.', failure: 'passing' }
}

/** The picture above the text was thrown away there: the next run sends it anew. */
async function forgetLostCover(site: PublishingSite, about: About | undefined, error: unknown): Promise<void> {
  if (about === undefined || !(error instanceof RemoteProblem) || error.code !== 'rest_invalid_featured_media') return
  const { userId, content } = about.article
  // Without it the same comes of the next try, which somebody orders: it must not keep this one from being written down.
  const [first] = await site.texts.work(findPictures, content, { userId }).catch(() => [])
  if (first) await forgetPicture(site.db, about.target.id, first.name)
}

/** To who ordered it; when they may not publish any more also to the administrators, who decide what becomes of it. */
async function write(
  site: PublishingSite,
  tx: Tx,
  { row, article, target }: About,
  {
    problem,
    waits,
    mayStand,
    lost,
  }: { problem: string; waits: boolean; mayStand: boolean; lost: RightLost | undefined },
): Promise<void> {
  const person = row.askedBy === null ? undefined : await findPerson(tx, row.askedBy)
  const undone = {
    title: article.title,
    siteName: target.nameApart,
    problem,
    waits,
    mayStand,
    advice: lost?.advice,
    articleId: article.id,
  }
  const administrators = lost ? await findAdministrators(tx, sendsMail(site.mailer)) : []
  const letters = [
    person && mayGetWords(person, site) && undoneLetter(site.address(), person, undone),
    ...administrators
      .filter(({ id }) => id !== row.askedBy)
      .map((one) => undoneForAdministrators(site.address(), one, { ...undone, ownerName: article.ownerName })),
  ]
  for (const letter of letters) if (letter) await postLetter(site, tx, letter)
}

const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })
