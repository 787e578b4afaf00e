// Opens a website with the key that is kept of it, or that somebody just typed. Knows what keys there are, not what is asked.
import { isIP } from 'node:net'
import { z } from 'zod'
import type { NewSite } from '#contract/publishing/site.ts'
import { Problem } from '#contract/problems.ts'
import { isOwnNetwork } from '../fetch/own-network.ts'
import type { Site } from '../http/site.ts'
import { openGhost } from './ghost.ts'
import { RemoteProblem, type Ask, type Remote } from './remote.ts'
import type { SiteRow } from './tables.ts'
import { openWordpress } from './wordpress.ts'

const key = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wordpress'), username: z.string(), applicationPassword: z.string() }),
  z.object({ kind: z.literal('ghost'), adminApiKey: z.string() }),
])
type Key = z.infer<typeof key>

export type RemoteSite = Pick<Site, 'fetching' | 'secrets' | 'clock'>

/** What is kept of what somebody typed, without the address. */
export function keyOf(typed: NewSite): string {
  const { url: _url, ...rest } = typed
  return JSON.stringify(key.parse(rest))
}

/** @param api undefined to look where its API is. */
function open(
  { fetching, clock }: RemoteSite,
  at: { url: string; api?: string },
  given: Key,
  signal: AbortSignal,
): Remote {
  const ask: Ask = (url, question) => fetching.ask(url, question, signal)
  return given.kind === 'wordpress'
    ? openWordpress(ask, at.url, at.api, given)
    : openGhost(ask, at.url, at.api, { adminApiKey: given.adminApiKey, clock })
}

export const openTyped = (site: RemoteSite, typed: NewSite, signal: AbortSignal): Remote =>
  open(site, { url: typed.url }, key.parse(typed), signal)

export const openKept = (site: RemoteSite, row: SiteRow, signal: AbortSignal): Remote =>
  open(site, row, key.parse(JSON.parse(site.secrets.open('other-systems', row.sealedKey))), signal)

/** @throws Problem siteInsecure for an address over which a key could be read along. */
export async function checkSafe(address: string): Promise<void> {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:') return
  const host = hostname.replace(/^\[|\]$/g, '')
  // Loaded here: what connects takes 12 MB, and most installations never connect a site.
  const { resolvePublicly } = await import('../fetch/outside.ts')
  const found = isIP(host) === 0 ? await resolvePublicly(host).catch(() => []) : [host]
  if (found.length === 0 || !found.every(isOwnNetwork)) throw new Problem('siteInsecure')
}

/** What a person who connects a site is told of why it does not work. */
export function connectProblem(error: unknown, kind: SiteRow['kind']): unknown {
  if (!(error instanceof RemoteProblem)) return error
  const { failure, told, code } = error
  const message = told
  if (failure === 'key') return new Problem('siteRefused', { message: keyWords(kind, code, told) })
  if (failure === 'forbidden') return new Problem('siteForbids', { message })
  if (failure === 'gone') return new Problem('siteUnknown', kind === 'wordpress' ? { message } : {})
  return new Problem(failure === 'passing' ? 'siteUnreachable' : 'siteUnknown', { message })
}

function keyWords(kind: SiteRow['kind'], code: string, told: string): string {
  if (kind === 'ghost') return told
  // The key came with the request, and WordPress saw none.
  if (code === 'rest_not_logged_in')
    return 'WordPress zag geen wachtwoord. Staan applicatiewachtwoorden daar aan, en geeft de server de kop Authorization door?'
  return 'WordPress kent deze gebruikersnaam of dit applicatiewachtwoord niet. Maak zo nodig een nieuw applicatiewachtwoord.'
}
