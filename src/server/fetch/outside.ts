// Decides which IP addresses may be connected to, at the moment of connecting. Sends nothing.
import { Resolver } from 'node:dns/promises'
import type { Agent } from 'node:http'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** Resolves a host name to its IPv4 and IPv6 addresses, as text. Rejects when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

/** The IPv6 range of public addresses (IANA, global unicast). Other unicast addresses are internal or not in use. */
const globalIPv6 = new BlockList()
globalIPv6.addSubnet('2000::', 3, 'ipv6')

/**
 * An agent that connects only to public addresses and to those in `allowed`. It reads that list when it connects, so the
 * lookup just before (`publicLookup`) may still add to it.
 * The library's agent refuses every address that ipaddr.js calls private, reserved, loopback, link-local, shared (CGNAT),
 * multicast, or an embedded IPv4 address; both for a literal address and for each address that a name resolves to. It
 * connects to the very addresses that it checked, so a name that resolves differently the next time (DNS rebinding) does
 * no harm.
 */
export function publicAgent(protocol: string, allowed: string[]): Agent {
  const options = { keepAlive: false, allowIPAddressList: allowed }
  return protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options)
}

/**
 * The check on IPv6 that the agent lacks: false for an IPv6 address that is neither public nor in `allowed`. Always true
 * for IPv4 addresses and names, which are left to the agent and the lookup.
 */
export const isOutside = (host: string, allowed: readonly string[]) =>
  !isIPv6(host) || allowed.includes(host) || globalIPv6.check(host, 'ipv6')

/**
 * The `lookup` option of a connection. It fails when the name has no address, or an IPv6 address that `isOutside` refuses;
 * all other checks are the agent's.
 * @param admit which of the addresses that are found are added to `allowed`; what it throws is the error of the connection.
 */
export function publicLookup(
  resolve: Resolve,
  allowed: string[],
  admit: (addresses: readonly string[]) => readonly string[] = () => [],
): LookupFunction {
  const judged = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    allowed.push(...admit(addresses))
    const isPublic = addresses.length > 0 && addresses.every((address) => isOutside(address, allowed))
    if (!isPublic) throw new Error('no public address')
    return addresses.map((address) => ({ address, family: isIP(address) }))
  })
  return (hostname, { all }, done) =>
    judged(hostname, (error, found) => {
      const [first] = found ?? []
      if (error || first === undefined) done(error ?? new Error('no address'), '')
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })
}

/** How long a name server may take before it is asked a second time, in ms. */
const NAME_SERVER_MS = 2_000

/**
 * Resolves a name by querying the DNS servers directly. Not by the system's getaddrinfo, which also reads this machine's
 * hosts file, and blocks one of the four threads that hashing passwords needs too for as long as a name hangs.
 */
export const resolvePublicly: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length === 0) throw four.status === 'rejected' ? (four.reason as Error) : new Error('no address')
  return found
}
