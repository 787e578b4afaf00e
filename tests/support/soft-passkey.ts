// A passkey in software, which says whatever a test has it say (Web Authentication, level 3, sections 6.1 and 6.5): of another origin,
// of another site, with a count that goes back, or an answer to somebody else's question.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

export interface Said {
  challenge: string
  origin: string
  /** The name it belongs to. */
  rpId?: string
  /** How often it says it signed. */
  counter?: number
  /** Whether finger, face or code was asked. */
  verified?: boolean
}

export interface SoftPasskey {
  id: string
  /** As `navigator.credentials.create` gives it. */
  made(said: Said): object
  /** As `navigator.credentials.get` gives it. @param by the key that signs, where that is not its own. */
  signed(said: Said, by?: KeyObject): object
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

export function softPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.concat([
    // A map of five: key type EC2, ES256, curve P-256, and two coordinates of 32 bytes (RFC 9052).
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const authenticatorData = (
    { rpId = 'localhost', counter = 0, verified = true }: Said,
    attested = Buffer.alloc(0),
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, { challenge, origin }: Said) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
  return {
    id: text(id),
    made(said) {
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const data = authenticatorData(said, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const clientDataJSON = text(clientData('webauthn.create', said))
      return { ...credential, response: { clientDataJSON, attestationObject: text(attestationObject) } }
    },
    signed(said, by = privateKey) {
      const [data, client] = [authenticatorData(said), clientData('webauthn.get', said)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), by)
      return {
        ...credential,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
  }
}
