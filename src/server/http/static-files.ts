// Serves the built web wing: the public pages, and the application at every other path, which itself tells when there is
// nothing at a path. Browsers keep files with a hash in their name for a year, and ask for pages every time.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ADDRESSES_FILE, knownAddresses } from '#contract/addresses-file.ts'
import { Problem } from '#contract/problems.ts'
import { servePublicPages, type PageFacts } from './public-pages.ts'
import { ROBOTS_FILE, serveForRobots } from './robots.ts'
import { NEVER_FRAMED } from './security.ts'

/** The HTML page in which the application runs. */
const APPLICATION = 'app.html'

/**
 * What the workers may do, by their scripts, compressed or not: a worker has the policy of its own script's response.
 * That of the spelling runs Hunspell in WebAssembly, which no page may, and fetches the word list; that of the analysis
 * reads what is being written, and may send it nowhere.
 */
const policiesOfWorkers: readonly [RegExp, string][] = [
  [
    /\/assets\/spelling-worker-[^/]+\.js(?:\.br)?$/,
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NEVER_FRAMED}`,
  ],
  [/\/assets\/(?:analysis|check)-worker-[^/]+\.js(?:\.br)?$/, `default-src 'none'; script-src 'self'; ${NEVER_FRAMED}`],
]

/**
 * What a page may do that has a policy of its own. That of the language check may send nothing, nowhere: what is typed there
 * stays on the device.
 */
const policiesOfPages = {
  '/taalcheck': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "worker-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    NEVER_FRAMED,
  ].join('; '),
}

/** How long browsers keep what lies in a folder: pictures change with a release, under the same name. */
const keptFor: readonly [folder: string, rule: string][] = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/beeld/', 'public, max-age=86400'],
]

/**
 * Serves `webDir`. Every path that is no file, does not look like one and is not under /api gets the application: with
 * status 200 where the web wing knows the address, else with 404, for clients that read the status and not the screen.
 */
export async function serveStaticFiles(app: FastifyInstance, webDir: string, facts: PageFacts): Promise<void> {
  const built = existsSync(webDir)
  const isKnown = built ? await readAddresses(webDir) : () => false
  if (built) {
    const pages = await servePublicPages(app, webDir, facts, policiesOfPages)
    await serveForRobots(app, webDir, pages, facts)
    await app.register(fastifyStatic, {
      root: resolve(webDir),
      preCompressed: true,
      wildcard: false,
      // Pages are served under their own addresses, not under their file names.
      globIgnore: ['**/*.html', '**/*.html.br', ADDRESSES_FILE, ROBOTS_FILE],
      setHeaders: (reply, path) => {
        reply.header('cache-control', keptFor.find(([folder]) => path.includes(folder))?.[1] ?? 'no-cache')
        const policy = policiesOfWorkers.find(([script]) => script.test(path))?.[1]
        if (policy !== undefined) reply.header('content-security-policy', policy)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)
    if (path === '/api' || path.startsWith('/api/') || !isPage || !built) throw new Problem('unknownRoute')
    if (isKnown(path)) return reply.sendFile(APPLICATION)
    // Sent without ETag and Last-Modified: a browser that has the page would be answered 304 (not modified) instead of 404.
    return reply.code(404).sendFile(APPLICATION, { etag: false, lastModified: false })
  })
}

/**
 * Reads which addresses the build knows; a part that begins with `$` stands for any text. Returns whether a path is one of
 * them, regardless of capitals and of slashes at its end.
 */
async function readAddresses(webDir: string): Promise<(path: string) => boolean> {
  const known = knownAddresses.parse(JSON.parse(await readFile(join(webDir, ADDRESSES_FILE), 'utf8')))
  const plain = new Set(known)
  const patterns = known.filter((address) => address.includes('/$')).map((address) => address.split('/'))
  return (path) => {
    const asked = path.replace(/(?<=.)\/+$/, '').toLowerCase()
    const parts = asked.split('/')
    const fits = (pattern: string[]) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
    return plain.has(asked) || patterns.some(fits)
  }
}
