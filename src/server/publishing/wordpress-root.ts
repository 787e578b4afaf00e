// Finds where the REST API of a WordPress begins (developer.wordpress.org/rest-api, Discovery), and makes addresses of it. Knows no key.
import { z } from 'zod'
import { isRefused } from '../fetch/refused.ts'
import type { Answer, Refused } from '../fetch/safe-fetch.ts'
import { webUrl } from './ask-json.ts'
import { RemoteProblem, type Ask } from './remote.ts'

const root = z.object({
  name: z.string(),
  home: webUrl.optional(),
  url: webUrl,
  namespaces: z.array(z.string()),
})
export type Root = z.infer<typeof root> & { api: string }

const NO_WORDPRESS =
  'Op dit adres staat geen WordPress met een REST-API. Staat die uit, bijvoorbeeld door een beveiligingsplug-in? Zet haar dan aan.'

/** `Link: <https://site.nl/wp-json/>; rel="https://api.w.org/"` (RFC 8288). */
export function linkedApi(header: string | string[] | undefined, from: string): string | undefined {
  for (const part of [header ?? []]
    .flat()
    .join(',')
    .split(/,(?=\s*<)/)) {
    const [, target, parameters = ''] = /^\s*<([^<>]*)>(.*)$/s.exec(part) ?? []
    if (target !== undefined && /;\s*rel="?https:\/\/api\.w\.org\/"?/.test(parameters) && URL.canParse(target, from))
      return new URL(target, from).href
  }
  return undefined
}

/** An address of the API, for whatever way the site has of writing those. */
export function apiAddress(api: string, path: string, query: Readonly<Record<string, string>> = {}): string {
  const address = new URL(api)
  const route = address.searchParams.get('rest_route')
  if (route === null) address.pathname = address.pathname.replace(/\/*$/, path)
  else address.searchParams.set('rest_route', route.replace(/\/*$/, path))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** The site is another when its name is, but for `www.`: its key is not sent there. */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** Whether what was typed with https would be asked without. */
const isLess = (address: string, typed: string) => typed.startsWith('https:') && !address.startsWith('https:')
const NO_HTTPS = 'Deze website stuurt door naar een adres zonder https. Daar zou je sleutel leesbaar zijn.'

/** A site with many plugins tells megabytes of its routes. */
const ROOT_BYTES = 16 * 1024 * 1024

/** @throws RemoteProblem */
export async function findRoot(ask: Ask, typed: string): Promise<Root> {
  const page = await ask(typed, { limitBytes: 1_024 })
  if (isRefused(page)) throw new RemoteProblem('passing', page.problem)
  if (hostOf(page.url) !== hostOf(typed))
    throw new RemoteProblem('refused', `Dit adres stuurt door naar ${new URL(page.url).origin}. Verbind dat adres.`)
  if (isLess(page.url, typed)) throw new RemoteProblem('refused', NO_HTTPS)
  const home = new URL(page.url)
  home.search = ''
  home.hash = ''
  const folder = home.href.replace(/(?:wp-admin|wp-login\.php).*$/, '').replace(/\/*$/, '/')
  const linked = linkedApi(page.headers.link, page.url)
  for (const api of new Set([linked, `${folder}wp-json/`, `${folder}?rest_route=/`])) {
    if (api === undefined || hostOf(api) !== hostOf(typed)) continue
    const found = readRoot(await ask(api, { limitBytes: ROOT_BYTES }), api)
    if (found && isLess(found.api, typed)) throw new RemoteProblem('refused', NO_HTTPS)
    if (found) return found
  }
  throw new RemoteProblem('gone', NO_WORDPRESS)
}

function readRoot(answer: Answer | Refused, api: string): Root | undefined {
  if (isRefused(answer) || answer.status !== 200) return undefined
  const text = answer.bytes.toString('utf8')
  try {
    const read = root.safeParse(JSON.parse(text.slice(Math.max(0, text.indexOf('{')))))
    // Where it ended: a site that was typed with http and answers with https is asked there.
    const at = answer.url.replace(/\/*$/, '/')
    return read.success && read.data.namespaces.includes('wp/v2')
      ? { ...read.data, api: api.includes('rest_route=') ? api : at }
      : undefined
  } catch {
    return undefined
  }
}
