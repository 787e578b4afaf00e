// The user as browser and server exchange it. The password hash is not part of it.
import { z } from 'zod'
import { desks } from './desk.ts'

export const roles = ['user', 'free', 'paid', 'admin'] as const
export const subscriptionStatuses = ['paid', 'not_paid'] as const
export const subscriptionTypes = ['free', 'paid'] as const

export type Role = (typeof roles)[number]

/** The Dutch label of each role. */
export const roleLabels = {
  user: 'Gebruiker',
  free: 'Gratis gebruiker',
  paid: 'Betaalde gebruiker',
  admin: 'Beheerder',
} as const satisfies Record<Role, string>

export const subscriptionStatusLabels = { paid: 'Betaald', not_paid: 'Niet betaald' } as const satisfies Record<
  (typeof subscriptionStatuses)[number],
  string
>

export const subscriptionTypeLabels = { free: 'Gratis', paid: 'Betaald' } as const satisfies Record<
  (typeof subscriptionTypes)[number],
  string
>

/** ISO 8601 in UTC. */
const instant = z.iso.datetime()

export const user = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** What they do in the newsroom; of an administrator always chief. */
  desk: z.enum(desks),
  createdAt: instant,
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionType: z.enum(subscriptionTypes),
  subscriptionStartDate: instant.nullable(),
  subscriptionEndDate: instant.nullable(),
  aiRequestsCount: z.number().int(),
  aiRequestsLimit: z.number().int(),
  ipAddress: z.string().nullable(),
  lastLoginDate: instant.nullable(),
  /** When they showed that mail to this address reaches them. */
  emailConfirmedAt: instant.nullable(),
  /** When Premium last ended; null for who never had it, or has it now. */
  premiumEndedAt: instant.nullable(),
  /** Whether this installation sends mail, in replies to the user themself: else nobody can confirm an address. */
  mailIsSent: z.boolean().optional(),
  /** Set when the house asks a second step of this user, who has none: they can do nothing but set one up. */
  secondStepMissing: z.boolean().optional(),
  /** When the account goes, as its user asked; until then they can take it back. */
  deletionDueAt: instant.nullable(),
})
export type User = z.infer<typeof user>
