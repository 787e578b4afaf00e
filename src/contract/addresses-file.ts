// The file in which the build of the web application lists the addresses of its screens. The server reads it at start-up:
// it answers these addresses with 200, and every other page address with 404.
import { z } from 'zod'

/** Name of the file, in the folder of the build (`dist/web`). */
export const ADDRESSES_FILE = 'addresses.json'

/** Paths in lower case without a trailing slash; a segment that begins with `$` matches any one segment. */
export const knownAddresses = z.array(z.string().startsWith('/'))
