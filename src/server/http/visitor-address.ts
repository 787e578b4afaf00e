// From which IP address a request comes. What a proxy passes on may be any text that a client sent, so it counts only when
// it is an address.
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/** Some proxies write the port along: `192.0.2.1:51000`, `[2001:db8::1]:51000`. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+)):\d+$/

/** The visitor's IP address, and nothing but an address; the proxy's own where it passed none on. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, six, four] = withPort.exec(ip) ?? []
  // A zone (`%eth0`) is cut off: it can be of any length, and means something on the proxy's network only.
  const [address = ''] = (six ?? four ?? ip).split('%', 1)
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address
}
