// The headers that tell a browser what this site never does.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
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
  // Helmet does not know this header.
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', notUsed))
}
