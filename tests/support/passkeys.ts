// Chromium's virtual authenticator (WebDriver: Web Authentication, level 3, section 11): a device with passkeys, whose finger is
// always there. Passkeys need a name, so the pages of these tests are at localhost.
import type { CDPSession, Page } from 'playwright-core'
import type { TestBrowser } from './browser.ts'

export const atLocalhost = (house: TestBrowser): string => house.app.url.replace('127.0.0.1', 'localhost')

export interface Authenticator {
  /** How often the newest passkey signed. */
  signCount(): Promise<number>
  /** Makes the device one that was copied when its newest passkey had signed so often. */
  copiedAt(signCount: number): Promise<void>
  /** Whether the finger is recognised. */
  recognise(verified: boolean): Promise<void>
  /** Gives the passkeys to the device of another page. */
  giveTo(page: Page): Promise<Authenticator>
}

export async function plugIn(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticator(devtools, authenticatorId)
}

function authenticator(devtools: CDPSession, authenticatorId: string): Authenticator {
  const newest = async () => {
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
    const last = credentials.at(-1)
    if (last === undefined) throw new Error('this device has no passkey')
    return last
  }
  return {
    signCount: async () => (await newest()).signCount,
    async copiedAt(signCount) {
      const credential = await newest()
      await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId })
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount } })
    },
    recognise: async (isUserVerified) =>
      void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    async giveTo(page) {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      const other = await page.context().newCDPSession(page)
      await other.send('WebAuthn.enable')
      const { authenticatorId: theirs } = await other.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      for (const credential of credentials)
        await other.send('WebAuthn.addCredential', { authenticatorId: theirs, credential })
      return authenticator(other, theirs)
    },
  }
}
