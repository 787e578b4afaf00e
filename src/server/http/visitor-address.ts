// From which address a request comes. What a proxy passes on is what somebody typed until it proves to be an address.
import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/** Some proxies write the port along: `192.0.2.1:51000`, `[2001:db8::1]:51000`. */
const withPort = /^(?:\[([^\]]+)\]|([^:]+)):\d+$/

/** An IP address and nothing else; where the proxy passed none on, its own. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, six, four] = withPort.exec(ip) ?? []
  // A zone (`%eth0`) can be of any length, and tells of nobody's network but the proxy's.
  const [address = ''] = (six ?? four ?? ip).split('%', 1)
  return isIP(address) === 0 ? (socket.remoteAddress ?? '') : address
}
