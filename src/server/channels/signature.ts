// Whether the hub signed what it sends (W3C WebSub, section 7.1). Knows nothing of what it says.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The methods that WebSub names; YouTube's hub uses sha1. */
const methods = new Set(['sha1', 'sha256', 'sha384', 'sha512'])

/** @param header `X-Hub-Signature`: `sha1=` and the HMAC of the body in hexadecimal. */
export function isSigned(body: Uint8Array, header: string | undefined, secret: string): boolean {
  const [, method = '', told = ''] = /^([a-z\d]+)=([\da-f]+)$/i.exec(header?.trim() ?? '') ?? []
  if (!methods.has(method.toLowerCase())) return false
  const right = createHmac(method.toLowerCase(), secret).update(body).digest()
  const given = Buffer.from(told, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
