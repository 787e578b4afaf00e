// The addresses of the public pages. Those are files: the application's router leaves these addresses to the server.

/** The legal pages, with their names. */
export const legalPaths = {
  '/privacybeleid': 'Privacybeleid',
  '/algemene-voorwaarden': 'Algemene voorwaarden',
  '/cookiebeleid': 'Cookiebeleid',
} as const
export type LegalPath = keyof typeof legalPaths

/** The address of the registration form. */
export const REGISTER = '/auth?tab=register'

/** Where Premium is chosen; a visitor passes through the door first, whoever is logged in does not. */
const ACCOUNT = encodeURIComponent('/admin?tab=account')
export const CHOOSE_PREMIUM = { open: `${REGISTER}&next=${ACCOUNT}`, invite: `/auth?next=${ACCOUNT}` } as const

/** Where an invitation is asked for. */
export const ASK_INVITATION = '/#contact'

/** The page with the language check for everybody. */
export const LANGUAGE_CHECK = '/taalcheck'

/** The paths of all public pages. */
export const publicPaths: ReadonlySet<string> = new Set(['/', LANGUAGE_CHECK, ...Object.keys(legalPaths)])

/** The public path that `path` stands for, in any case and with slashes at its end; undefined when it is none of them. */
export function publicPathOf(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '').toLowerCase()
  return publicPaths.has(plain) ? plain : undefined
}
