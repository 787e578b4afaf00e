// Encrypts what must not be readable in a stolen database, and makes hashes that cannot be looked up without the key.
// Knows nothing of what is kept.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What a secret is kept for. Each purpose has a key of its own, so that what is sealed for one cannot be opened as another. */
export type Purpose = 'mail' | 'second-step' | 'other-systems' | 'past-trials'

export interface Secrets {
  /** Text that only a holder of the key can read: AES-256-GCM, as printable characters. */
  seal(purpose: Purpose, text: string): string
  /** What was sealed, with this key or the one before it. @throws Error when it was sealed with neither, or changed. */
  open(purpose: Purpose, sealed: string): string
  /** Whether it was sealed with the key before this one, and should be sealed anew. */
  isOld(sealed: string): boolean
  /** A hash of `text` under each key, that of this key first: without a key nobody can try which text it is of. */
  marks(purpose: Purpose, text: string): string[]
  /** Tells one key from another without giving it away: this key's, then that of the one before. */
  fingerprints: readonly string[]
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** @param keys the key in force, and the one before it where there is one; any text of 32 characters or more. */
export function createSecrets(keys: readonly [string, ...string[]]): Secrets {
  const rings = keys.map(openRing)
  const [current] = rings as [Ring, ...Ring[]]
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, current.keyFor(purpose), iv)
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${current.fingerprint}.${sealed.toString('base64url')}`
    },
    open(purpose, sealed) {
      const [fingerprint, rest = ''] = sealed.split('.')
      const ring = rings.find((one) => one.fingerprint === fingerprint)
      if (ring === undefined) throw new Error('Sealed with a key that is not configured.')
      const bytes = Buffer.from(rest, 'base64url')
      const decipher = createDecipheriv(CIPHER, ring.keyFor(purpose), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    isOld: (sealed) => !sealed.startsWith(`${current.fingerprint}.`),
    marks: (purpose, text) =>
      rings.map((ring) => createHmac('sha256', ring.keyFor(purpose)).update(text).digest('base64url')),
    fingerprints: rings.map(({ fingerprint }) => fingerprint),
  }
}

interface Ring {
  fingerprint: string
  keyFor(purpose: Purpose): Buffer
}

function openRing(key: string): Ring {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', key, '', `kopij ${info}`, bytes))
  const known = new Map<Purpose, Buffer>()
  return {
    fingerprint: derive('fingerprint', 6).toString('base64url'),
    keyFor(purpose) {
      const made = known.get(purpose) ?? derive(purpose, 32)
      known.set(purpose, made)
      return made
    },
  }
}
