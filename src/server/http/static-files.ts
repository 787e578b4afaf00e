// Serves the built web wing: the public pages, and the application at every other path. Hashed files are kept for a year,
// pages are always asked for again.
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Problem } from '#contract/problems.ts'
import { servePublicPages, type PageFacts } from './public-pages.ts'

/** The frame of the application. */
const APPLICATION = 'app.html'

/** Serves `webDir`; every path that is no file and not under /api gets the application, which knows the product's paths. */
export async function serveStaticFiles(app: FastifyInstance, webDir: string, facts: PageFacts): Promise<void> {
  const built = existsSync(webDir)
  if (built) {
    await servePublicPages(app, webDir, facts)
    await app.register(fastifyStatic, {
      root: resolve(webDir),
      preCompressed: true,
      wildcard: false,
      // Pages go out under their addresses only.
      globIgnore: ['**/*.html', '**/*.html.br'],
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/\.\w+$/.test(path)
    if (path === '/api' || path.startsWith('/api/') || !isPage || !built) throw new Problem('unknownRoute')
    return reply.sendFile(APPLICATION)
  })
}
