// The headers that tell a browser what this site never does.
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
// Types only: an ES import of node:http also loads undici (Node's fetch), which only previews of links need.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a browser remembers to use https only (HSTS). Subdomains are left out: they may be other people's sites. */
const YEAR_SECONDS = 31_536_000

/** Features of browsers that no page of ours uses. Switched off, so that an injected script cannot use them either. */
const notUsed = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** What holds for every reply, also one that has a policy of its own: no page frames it, and no address in it is read otherwise. */
export const NEVER_FRAMED = "base-uri 'none'; frame-ancestors 'none'"

/** @param secure whether people reach the site over https; promising it otherwise would lock them out. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return { ...headersOfHelmet(secure), 'permissions-policy': notUsed }
}

/** Sends `headers` with every reply that a route or a hook of `app` makes. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Helmet's headers, made once because they are the same for every reply: Helmet builds the whole policy anew each time. */
function headersOfHelmet(secure: boolean): Record<string, string> {
  const set = helmet({
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React and Radix set single properties, which the policy lets through; what is drawn into a page as HTML has attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
  })
  const headers: Record<string, string> = {}
  const reply = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => void delete headers[name.toLowerCase()],
  }
  set({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error as Error
  })
  return headers
}
