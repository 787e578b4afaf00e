// Serves security.txt, which tells where to report a vulnerability in this site (RFC 9116).
import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#contract/days.ts'
import { mailAddress, type PageFacts } from './public-pages.ts'

const PATH = '/.well-known/security.txt'

/** How long the file holds after it is read (`Expires`), in days: the contact is a setting, and may change. */
const HOLDS_DAYS = 30

export function securityTxtRoute(
  app: FastifyInstance,
  clock: () => Date,
  { contactEmail, publicUrl }: Pick<PageFacts, 'contactEmail' | 'publicUrl'>,
): void {
  app.get(PATH, async (_request, reply) => {
    const expires = new Date(clock().getTime() + HOLDS_DAYS * DAY_MS)
    const fields = [
      `Contact: ${mailAddress(contactEmail)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: nl, en',
      // RFC 9116 allows only an https address here.
      ...(publicUrl?.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ]
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(fields.map((field) => `${field}\n`).join(''))
  })
}
