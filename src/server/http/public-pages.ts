// Sends the public pages: files of the build in which an installation's own address and contact are filled in, and of which
// only the passages are kept that fit how it is configured.
// Knows nothing of what stands in them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { keepPassages, placeholders, type PageFact } from '#contract/page-placeholders.ts'

const compress = promisify(brotliCompress)

/** The file name of every page in a build; a page is served at the address of its folder. */
const PAGE_FILE = 'index.html'

/** What is filled in; `publicUrl` is undefined when none is configured. */
export interface PageFacts {
  contactEmail: string
  publicUrl: string | undefined
  /** Which passages of the pages apply. */
  holds: Record<PageFact, boolean>
}

/**
 * Serves each page of `webDir` at its address. Browsers ask for it every time, and get it again only when it changed.
 * @param policies the content security policy of a page that has one of its own.
 * @returns the addresses of the pages.
 */
export async function servePublicPages(
  app: FastifyInstance,
  webDir: string,
  facts: PageFacts,
  policies: Record<string, string> = {},
): Promise<string[]> {
  const files = (await readdir(webDir, { recursive: true })).map((name) => name.replaceAll('\\', '/'))
  const paths: string[] = []
  for (const file of files.filter((name) => name === PAGE_FILE || name.endsWith(`/${PAGE_FILE}`))) {
    const path = file === PAGE_FILE ? '/' : `/${dirname(file)}`
    const policy = policies[path]
    paths.push(path)
    const html = fillIn(await readFile(join(webDir, file), 'utf8'), facts)
    // A weak ETag, because it stands for the compressed and the plain bytes of the page alike.
    const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    let compressed: Buffer | undefined
    app.get(path, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag })
      if (policy !== undefined) reply.header('content-security-policy', policy)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      reply.type('text/html; charset=utf-8')
      if (!readsBrotli(request)) return html
      // Compressed with the first request, then kept: compressing at the start would delay serving.
      compressed ??= await compress(html)
      return reply.header('content-encoding', 'br').send(compressed)
    })
  }
  return paths.toSorted()
}

function fillIn(html: string, { contactEmail, publicUrl = '', holds }: PageFacts): string {
  const facts: Record<string, string> = {
    [placeholders.contactEmail]: contactEmail,
    [placeholders.contactLink]: mailAddress(contactEmail),
    [placeholders.publicUrl]: publicUrl,
  }
  return Object.entries(facts).reduce(
    (text, [place, fact]) => text.replaceAll(place, () => escapeHtml(fact)),
    // First, so that nothing that is filled in can be taken for a mark.
    keepPassages(html, holds),
  )
}

/** An e-mail address as a link. */
export const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Whether Accept-Encoding names `br`, and does not refuse it with a weight of zero (`br;q=0`). */
function readsBrotli({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*br\s*(,|$|;\s*q=(?!0(\.0+)?\s*(,|$)))/i.test(headers['accept-encoding'] ?? '')
}
