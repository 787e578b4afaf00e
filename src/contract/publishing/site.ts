// A website on which articles are published, as browser and server exchange it. Its key is only ever sent, never read.
import { z } from 'zod'
import { textField } from '../text.ts'

export const siteKinds = ['wordpress', 'ghost'] as const
export type SiteKind = (typeof siteKinds)[number]
export const siteKindLabels: Readonly<Record<SiteKind, string>> = { wordpress: 'WordPress', ghost: 'Ghost' }

const NO_ADDRESS = 'Vul het adres van de website in.'
const NO_URL = 'Vul een geldig adres in.'

const url = z
  .string({ error: NO_ADDRESS })
  .trim()
  .min(1, NO_ADDRESS)
  .max(500, 'Dit adres is te lang.')
  // Who types `kopij.nl` means the site that is served safely there.
  .transform((address) => (/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`))
  .pipe(z.url({ protocol: /^https?$/, error: NO_URL }))
  .refine(
    (address) => !/^[^/]*\/\/[^/?#]*@/.test(address),
    'Vul het adres in zonder gebruikersnaam of wachtwoord erin.',
  )

/** Letters and digits, which WordPress shows in groups of four. */
const applicationPassword = z
  .string({ error: 'Vul het applicatiewachtwoord in.' })
  .transform((typed) => typed.replace(/\s+/g, ''))
  .refine((typed) => /^[A-Za-z\d]{16,64}$/.test(typed), {
    error: 'Dit is geen applicatiewachtwoord. Dat telt 24 letters en cijfers; je gewone wachtwoord werkt hier niet.',
  })

/** The id of the integration, a colon, and its secret in hex (Ghost's Admin API). */
const adminApiKey = z
  .string({ error: 'Vul de Admin API-sleutel in.' })
  .trim()
  .regex(
    /^[a-f\d]{24}:[a-f\d]{64}$/i,
    'Dit is geen Admin API-sleutel. Die bestaat uit een nummer, een dubbele punt en een code.',
  )

export const newSite = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('wordpress'),
      url,
      username: textField({ min: 1, max: 200, oneLine: true, tooShort: 'Vul de gebruikersnaam in WordPress in.' }),
      applicationPassword,
    }),
    z.object({ kind: z.literal('ghost'), url, adminApiKey }),
  ],
  { error: 'Kies WordPress of Ghost.' },
)
export type NewSite = z.output<typeof newSite>

/** paused: it refused our key, and nothing goes out until it takes one again. */
export const siteStates = ['connected', 'paused'] as const
export type SiteState = (typeof siteStates)[number]

/** What administrators call a website here, in characters. */
export const LONGEST_LABEL = 100

/** Empty: as the website calls itself. */
export const siteLabel = z.object({
  label: textField({ max: LONGEST_LABEL, oneLine: true, visible: true }),
})

/** Who is no administrator is told what it takes to choose one: id, kind and name. */
export const site = z.object({
  id: z.int(),
  kind: z.enum(siteKinds),
  /** What it is called here, with its address where another is called alike. */
  name: z.string(),
  /** What administrators called it; null when nothing. */
  label: z.string().nullable().optional(),
  /** What it calls itself. */
  ownName: z.string().optional(),
  url: z.string().optional(),
  /** As whom we are known there. */
  account: z.string().optional(),
  state: z.enum(siteStates).optional(),
  /** Why it is paused, in Dutch. */
  problem: z.string().nullable().optional(),
  /** When it last answered to our key. */
  testedAt: z.iso.datetime().optional(),
  connectedAt: z.iso.datetime().optional(),
})
export type PublishingSite = z.infer<typeof site>
