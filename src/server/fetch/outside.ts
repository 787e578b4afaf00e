// Which addresses may be connected to, judged at the moment of connecting. Sends nothing.
import { Resolver } from 'node:dns/promises'
import type { Agent } from 'node:http'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** The addresses of a host name, IPv4 or IPv6 as text. Rejects when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

/** What Internet registries give out (IANA, IPv6 global unicast); whatever else is unicast leads nowhere, or inside. */
const globalIPv6 = new BlockList()
globalIPv6.addSubnet('2000::', 3, 'ipv6')

/** This machine and the networks that anyone may number as they like (RFC 1918, RFC 4193). */
const ownNetwork = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetwork.addSubnet(network, bits, 'ipv4')
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

/** Within those, where the clouds of Amazon and Google tell a machine its secrets. (169.254.169.254 is in no such network.) */
const cloudSecrets = new BlockList()
cloudSecrets.addSubnet('fd00:ec2::', 32, 'ipv6')
cloudSecrets.addSubnet('fd20:ce::', 32, 'ipv6')

/** Whether an address as text is one of the own network. */
export function isOwnNetwork(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return ownNetwork.check(address, family) && !cloudSecrets.check(address, family)
}

/**
 * An agent that connects to public addresses, and to `allowed` ones: a list that it reads when it judges, so that a
 * lookup before may still add to it.
 * The agent of the library refuses what ipaddr.js calls private, reserved, loopback, link-local, shared (CGNAT),
 * multicast or embedding an IPv4 address, of a literal and of everything a name resolves to. The connection goes to
 * the very addresses that were judged: a name that answers differently next time (DNS rebinding) is not asked again.
 */
export function publicAgent(protocol: string, allowed: string[]): Agent {
  const options = { keepAlive: false, allowIPAddressList: allowed }
  return protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options)
}

/** Whether a host that is an IP address itself may be judged by the agent; names are not judged here. */
export const isOutside = (host: string, allowed: readonly string[]) =>
  !isIPv6(host) || allowed.includes(host) || globalIPv6.check(host, 'ipv6')

/**
 * The lookup of a connection: fails unless every address of the name may be connected to.
 * @param own whether those of the own network may: each that is found is added to `allowed`.
 */
export function publicLookup(resolve: Resolve, allowed: string[], own = false): LookupFunction {
  const judged = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    if (own) allowed.push(...addresses.filter(isOwnNetwork))
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

/** How long a name server may take, in ms, before it is asked once more. */
const NAME_SERVER_MS = 2_000

/**
 * Asks the name servers themselves. Not the system's getaddrinfo: it also answers from this machine's own list of
 * hosts, and each name that hangs holds one of the four threads that hashing passwords needs too.
 */
export const resolvePublicly: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length === 0) throw four.status === 'rejected' ? (four.reason as Error) : new Error('no address')
  return found
}
