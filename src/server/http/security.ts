// The headers that tell a browser what this site never does.
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
// Types only: this module of Node loads all that can fetch with it, which only previews need.
import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a browser remembers to come over https only. Not for neighbouring sites on subdomains: they are not ours. */
const YEAR_SECONDS = 31_536_000

/** Of what a browser can do, what no page of ours asks for: a script that got in cannot either. */
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

/** @param secure whether people reach the site over https; promising it otherwise would lock them out. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = { ...headersOfHelmet(secure), 'permissions-policy': notUsed }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The same for every reply: asked once, because Helmet writes the whole policy anew each time. */
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
        // Radix positions menus with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
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
