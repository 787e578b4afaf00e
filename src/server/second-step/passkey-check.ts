// What a passkey is asked, and whether its answer is right (Web Authentication, level 3). Loads the library, of 27 MB, with the
// first use. Knows no database and no user.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import type { Site } from '../http/site.ts'
import type { KeptPasskey } from './passkey-store.ts'

const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: what authenticators can do today, in the order in which they are preferred. */
const ALGORITHMS = [-8, -7, -257]

/** Where passkeys belong to: browsers give them to this name only, and answer from this origin only. */
interface Place {
  rpID: string
  origin: string
}

/**
 * The place of a request: the host of PUBLIC_URL, or localhost. Browsers know no passkeys of bare addresses.
 * @throws Problem passkeysNeedAddress.
 */
export function placeOf({ publicUrl }: Pick<Site, 'publicUrl'>, request: FastifyRequest): Place {
  const origin = publicUrl ?? `${request.protocol}://${request.host.toLowerCase()}`
  const { hostname } = new URL(origin)
  // A host in brackets is an address of version 6.
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) throw new Problem('passkeysNeedAddress')
  return { rpID: hostname, origin }
}

/** What `navigator.credentials.create` needs. The passkey knows its user (`residentKey`) and asks finger, face or code of them. */
export async function registrationOptions(
  { rpID }: Place,
  user: Pick<PublicUser, 'id' | 'username' | 'name'>,
  known: readonly KeptPasskey[],
) {
  return (await library()).generateRegistrationOptions({
    rpName: 'Kopij',
    rpID,
    userID: new TextEncoder().encode(`kopij-${user.id}`),
    userName: user.username,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** The passkey that was made; undefined when the answer is not right. @param isAsked takes the challenge that was answered. */
export async function checkRegistration(
  { rpID, origin }: Place,
  response: unknown,
  isAsked: (challenge: string) => Promise<boolean>,
): Promise<Registered | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await right(isAsked, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  return verified ? registrationInfo : undefined
}

/**
 * What `navigator.credentials.get` needs. @param known those of one user who is known; left out: the user chooses one, and that says
 * who they are.
 */
export async function loginOptions({ rpID }: Place, known?: readonly KeptPasskey[]) {
  return (await library()).generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })) }),
  })
}

/** How often the passkey says it signed, this time included; undefined when the answer is not right, or the count went back. */
export async function checkLogin(
  { rpID, origin }: Place,
  response: unknown,
  { credentialId, publicKey, counter }: KeptPasskey,
  isAsked: (challenge: string) => Promise<boolean>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await right(isAsked, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
    }),
  )
  return verified ? authenticationInfo?.newCounter : undefined
}

/** The library throws for whatever is not right. What our own database throws is no answer that is wrong. */
async function right<Checked extends { verified: boolean }>(
  isAsked: (challenge: string) => Promise<boolean>,
  check: (isAsked: (challenge: string) => Promise<boolean>) => Promise<Checked>,
): Promise<Partial<Checked> & { verified: boolean }> {
  let fault: { error: unknown } | undefined
  try {
    return await check(async (challenge) => {
      try {
        return await isAsked(challenge)
      } catch (error) {
        fault = { error }
        throw error
      }
    })
  } catch {
    if (fault !== undefined) throw fault.error
    return { verified: false } as Partial<Checked> & { verified: boolean }
  }
}
