// Where the public pages are. They are files of their own: the application's router leaves these addresses to the server.

/** The legal pages, with their names. */
export const legalPaths = {
  '/privacybeleid': 'Privacybeleid',
  '/algemene-voorwaarden': 'Algemene voorwaarden',
  '/cookiebeleid': 'Cookiebeleid',
} as const
export type LegalPath = keyof typeof legalPaths

/** Where one registers. */
export const REGISTER = '/auth?tab=register'

/** All of them. */
export const publicPaths: ReadonlySet<string> = new Set(['/', ...Object.keys(legalPaths)])

/** The public page that `path` means, however its letters and last slash were typed; undefined when it means none. */
export function publicPathOf(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '').toLowerCase()
  return publicPaths.has(plain) ? plain : undefined
}
