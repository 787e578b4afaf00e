// What this installation's configuration says of the places that may be fetched from: which besides the usual, and which not.
import type { Config } from '../config.ts'

/**
 * The IP addresses, with their port, at which this configuration says that YouTube is to be asked: with FETCH_PRIVATE they may be reached
 * although their port is no usual one. YouTube itself has a name, and is none of them.
 */
export function configuredPlaces({ youtube, fetchPrivate }: Pick<Config, 'youtube' | 'fetchPrivate'>): string[] {
  if (!fetchPrivate) return []
  return [youtube.apiUrl, youtube.feedUrl, youtube.hubUrl]
    .map((address) => new URL(address))
    .filter(({ hostname, port }) => /^[\d.]+$/.test(hostname) && port !== '')
    .map(({ host }) => host)
}

/** The ports of services where an address names none: of PostgreSQL, and of mail with and without TLS from the start. */
const usualPorts: Record<string, number> = { 'postgres:': 5432, 'postgresql:': 5432, 'smtp:': 25, 'smtps:': 465 }

/**
 * The ports of the database, the mail server and the object storage that this installation uses: they are closed to what people have
 * fetched. Those of the web itself, behind which object storage may be, are none of them.
 */
export function servicePortsOf({ databaseUrl, mail, s3 }: Pick<Config, 'databaseUrl' | 'mail' | 's3'>): number[] {
  return [databaseUrl, mail.smtpUrl, s3?.endpoint]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address))
    .map(({ protocol, port }) => Number(port) || (usualPorts[protocol] ?? 0))
    .filter((port) => ![0, 80, 443].includes(port))
}
