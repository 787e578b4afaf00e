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

/**
 * What counts as one address. Of IPv6 the /64 network that a subscriber gets (RFC 6177): otherwise an attacker could use a
 * new address for every guess.
 */
export function network(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress
  const [before = '', after] = ipAddress.split('::')
  const groups = before === '' ? [] : before.split(':')
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(after ? after.split(':') : [])]
  return all.slice(0, 4).join(':')
}
