// The endpoint that reads an article from an address.
import type { FastifyInstance } from 'fastify'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { readSource } from '#contract/sources/endpoints.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Refused, SafeFetch, Why } from '../fetch/safe-fetch.ts'
import { createSlots } from '../fetch/slots.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import type { ChildLimits } from '../workshop/child.ts'
import { createPageReader } from './page-reader.ts'

/** What one person may have read in ten minutes: far more than anybody writes about, far less than a crawler wants. */
export const ARTICLES_PER_TEN_MINUTES = 60

/** How many articles one person may be waiting for at once. */
export const AT_ONCE_PER_USER = 3

/** How many this process reads, or lets wait, at once. */
export const AT_ONCE = 24

/** Of how many it fetches or holds the page, which may have `PAGE_BYTES`. The others wait without one. */
export const HELD_AT_ONCE = 6

/** Largest page. Those of newspapers have up to 1.5 MB, most of it scripts. */
export const PAGE_BYTES = 3 * 1024 * 1024

const TEN_MINUTES_S = 10 * 60
const RETRY_AFTER_SECONDS = 5

const codes = {
  address: 'invalidInput',
  unreachable: 'pageUnreachable',
  slow: 'pageTooSlow',
  refused: 'pageRefused',
  kind: 'notAPage',
  broken: 'pageBroken',
  large: 'pageTooLarge',
} as const satisfies Record<Why, ProblemCode>

interface Options {
  /** False lets everyone read as much as they like: only for load tests on a closed machine. */
  limited: boolean
  limits?: ChildLimits | undefined
}

export function sourceRoutes(
  app: FastifyInstance,
  site: Site,
  fetching: SafeFetch,
  { limited, limits }: Options,
): void {
  const count = limitPerUser(limited, {
    points: ARTICLES_PER_TEN_MINUTES,
    seconds: TEN_MINUTES_S,
    what: 'Je hebt nu veel artikelen opgehaald.',
  })
  const enter = places(limited)
  const held = createSlots(HELD_AT_ONCE)
  const reader = createPageReader(limits, (reason) => app.log.warn({ reason }, 'Een pagina kon niet worden gelezen.'))
  const stopping = new AbortController()
  // A stop waits for the answers under way. These may take longer than it has, and whoever asked still has the address.
  app.addHook('preClose', async () => stopping.abort(new Problem('cancelled')))
  app.addHook('onClose', () => reader.close())

  serve(app, site, readSource, async ({ body: { url }, user, signal }) => {
    const leave = enter(user)
    try {
      count(user.id)
      const left = AbortSignal.any([signal(), stopping.signal])
      return await held(left, async () => {
        const page = await fetching.page(url, left, PAGE_BYTES)
        if ('problem' in page) throw refused(page)
        if (!page.whole) throw new Problem('pageTooLarge')
        const read = await reader.read(page, { userId: user.id, signal: left })
        if (typeof read === 'string') throw new Problem(read)
        return { url: page.url, ...read }
      })
    } finally {
      leave()
    }
  })
}

function refused({ why, problem }: Refused): Problem {
  if (why === 'address') return new Problem('invalidInput', { message: problem, errors: { url: problem } })
  return new Problem(codes[why], { message: `${problem} Plak de tekst van het artikel zelf.` })
}

/** Counts who reads now. Returns a function that lets a user in, or throws Problem tooManyTries or readerBusy. */
function places(limited: boolean): (user: PublicUser) => () => void {
  const reading = new Map<number, number>()
  let all = 0
  return ({ id }) => {
    const own = reading.get(id) ?? 0
    const retryAfterSeconds = RETRY_AFTER_SECONDS
    if (limited && own >= AT_ONCE_PER_USER)
      throw new Problem('tooManyTries', {
        message: `Je haalt al ${own} artikelen op. Wacht tot er een klaar is.`,
        retryAfterSeconds,
      })
    if (all >= AT_ONCE) throw new Problem('readerBusy', { retryAfterSeconds })
    all += 1
    reading.set(id, own + 1)
    return () => {
      all -= 1
      const left = (reading.get(id) ?? 1) - 1
      if (left === 0) reading.delete(id)
      else reading.set(id, left)
    }
  }
}
