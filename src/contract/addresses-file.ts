// The file beside the build in which the web wing tells the server which addresses it knows: an address of the application
// is its word, and of every other the server says that nothing is there. Written by the build, read at the start.
import { z } from 'zod'

/** In the folder of the build. */
export const ADDRESSES_FILE = 'addresses.json'

/** Addresses in small letters, without a slash at their end; a part that begins with `$` stands for any one part. */
export const knownAddresses = z.array(z.string().startsWith('/'))
