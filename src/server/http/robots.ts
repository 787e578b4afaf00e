// What search engines ask for: robots.txt, and a sitemap of the public pages. Knows nothing of what stands in them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseForeign } from './origin.ts'
import { escapeHtml, type PageFacts } from './public-pages.ts'

/** The file of the build that says what may be visited. */
export const ROBOTS_FILE = 'robots.txt'
const SITEMAP = '/sitemap.xml'

/** @param pages the addresses of the public pages. */
export async function serveForRobots(
  app: FastifyInstance,
  webDir: string,
  pages: readonly string[],
  { publicUrl }: Pick<PageFacts, 'publicUrl'>,
): Promise<void> {
  const robots = await readFile(join(webDir, ROBOTS_FILE), 'utf8').catch(() => 'User-agent: *\n')

  /** Both files name whole addresses: of the site, or without a configured one of what was asked, if nobody can forge that. */
  function site(request: FastifyRequest): string {
    refuseForeign(request, publicUrl)
    return publicUrl ?? `${request.protocol}://${request.host}`
  }

  app.get(`/${ROBOTS_FILE}`, async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${robots.trimEnd()}\n\nSitemap: ${site(request)}${SITEMAP}\n`),
  )
  app.get(SITEMAP, async (request, reply) => {
    const base = site(request)
    const urls = pages.map((path) => `  <url><loc>${escapeHtml(base + path)}</loc></url>\n`)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
      )
  })
}
