// What of one's own network may be asked with FETCH_PRIVATE: which addresses, and which of their ports. Sends nothing.
import { BlockList, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** The ports of the web itself, which are asked of public addresses too. */
export const webPorts: readonly number[] = [80, 443]

/** Below it are the ports of a system's own services, such as SSH and mail (RFC 6335, system ports). */
const FIRST_USER_PORT = 1024

/**
 * Ports from there on behind which there are databases and caches that may answer whoever connects: SQL Server, MySQL, PostgreSQL, Redis,
 * Elasticsearch, memcached and MongoDB. (Those of mail, 25, 465 and 587, are lower.)
 */
const servicePorts: readonly number[] = [1433, 3306, 5432, 6379, 9200, 11211, 27017]

/** Whether websites of one's own network may be at that port. */
export const isOwnWebPort = (port: number): boolean =>
  webPorts.includes(port) || (port >= FIRST_USER_PORT && !servicePorts.includes(port))

/** This machine, as it calls itself. */
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** The ranges for private networks (RFC 1918, RFC 4193). */
const privateRanges = new BlockList()
privateRanges.addSubnet('10.0.0.0', 8, 'ipv4')
privateRanges.addSubnet('172.16.0.0', 12, 'ipv4')
privateRanges.addSubnet('192.168.0.0', 16, 'ipv4')
privateRanges.addSubnet('fc00::', 7, 'ipv6')

/**
 * The ranges within those where the clouds of Amazon and Google serve a machine its credentials. (Their other metadata address,
 * 169.254.169.254, is in none of them.)
 */
const cloudSecrets = new BlockList()
cloudSecrets.addSubnet('fd00:ec2::', 32, 'ipv6')
cloudSecrets.addSubnet('fd20:ce::', 32, 'ipv6')

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether an IP address, as text, belongs to this machine or a private network, and not to a cloud's metadata service. */
export function isOwnNetwork(address: string): boolean {
  const family = familyOf(address)
  const isOwn = loopback.check(address, family) || privateRanges.check(address, family)
  return isOwn && !cloudSecrets.check(address, family)
}

/** Whether an IP address is one at which this machine itself is reached: every spelling of it, by comparing its bytes. */
function isThisMachine(address: string): boolean {
  const family = familyOf(address)
  if (loopback.check(address, family)) return true
  const mine = new BlockList()
  for (const one of Object.values(networkInterfaces()).flatMap((found) => found ?? []))
    mine.addAddress(one.address.replace(/%.*$/, ''), familyOf(one.address))
  return mine.check(address, family)
}

/** What is not asked although the port would do. */
export interface Closed {
  /** The port at which this process itself listens: it is asked at no address of this machine. */
  ownPort?: (() => number) | undefined
  /** Ports of the services that this installation itself uses: they are asked at no address of the own network. */
  servicePorts?: readonly number[] | undefined
}

/** Whether an address is of one's own network and may be asked at that port. */
export const isOpenAt = (address: string, port: number, closed: Closed): boolean =>
  isOwnNetwork(address) &&
  isOwnWebPort(port) &&
  !closed.servicePorts?.includes(port) &&
  !(port === closed.ownPort?.() && isThisMachine(address))
