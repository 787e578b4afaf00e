// The fields by which administrators add and change users, with the messages people read (specification, section 5).
// The same schemas guard the dialogs and the endpoints.
import { z } from 'zod'
import { textField } from '../text.ts'
import { endOfDutchDay, startOfDutchDay } from '../days.ts'
import { personName, username } from './names.ts'
import { roles, subscriptionStatuses, subscriptionTypes, user } from './user.ts'

/** A user as administrators see them. `version` rises with every change by an administrator. */
export const administeredUser = user.extend({ version: z.number().int() })
export type AdministeredUser = z.infer<typeof administeredUser>

/** The role of a new account in the form (specification, section 9). */
export const NEW_USER_ROLE = 'free'

/** Largest whole number of the database. */
const LARGEST_COUNT = 2_147_483_647

const role = z.enum(roles, { error: 'Kies een rol uit de lijst.' })
const password = textField({
  min: 6,
  max: 200,
  trim: false,
  tooShort: 'Wachtwoord moet minimaal 6 karakters bevatten',
})
/** The one last seen: who changes an older one is told. Left out, the newest is changed. */
const version = z.number().int().min(0).nullish()

const identity = {
  name: personName({ min: 2, tooShort: 'Naam moet minimaal 2 karakters bevatten' }),
  username: username({ min: 3, tooShort: 'Gebruikersnaam moet minimaal 3 karakters bevatten' }),
  email: z
    .string({ error: 'Voer een geldig e-mailadres in' })
    .trim()
    .max(254, 'Gebruik hoogstens 254 tekens.')
    .pipe(z.email('Voer een geldig e-mailadres in')),
}

export const newUserInput = z.object({
  ...identity,
  password,
  role: role.nullish().transform((chosen) => chosen ?? NEW_USER_ROLE),
})

export const userEdit = z.object({ ...identity, version })

export const roleChange = z.object({ role, version })

/** `currentPassword` counts only for one's own account, and is required there. */
export const passwordChange = z.object({
  currentPassword: z.string().max(200, 'Gebruik hoogstens 200 tekens.').nullish(),
  newPassword: password,
  version,
})

/** The dialog of a password: the confirmation stays in the browser. For one's own the current password is asked. */
export const passwordForm = (own: boolean) =>
  z
    .object({
      currentPassword: own ? textField({ min: 1, max: 200, trim: false, tooShort: CURRENT_MISSING }) : z.string(),
      newPassword: password,
      confirmPassword: password,
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Wachtwoorden komen niet overeen',
      // Also when another field is wrong: otherwise the mismatch shows up only after everything else is mended.
      when: () => true,
    })

export const CURRENT_MISSING = 'Vul je huidige wachtwoord in.'
export const CURRENT_WRONG = 'Je huidige wachtwoord klopt niet.'
export const ENDS_BEFORE_START = 'De einddatum ligt vóór de startdatum.'

const moment = z.iso.datetime({ offset: true })

/** A moment, or a day that `momentOf` makes one. Empty and null: none. Left out: as it was. */
function optionalDate(momentOf: (day: string) => Date) {
  return z
    .string({ error: 'Vul een geldige datum in.' })
    .trim()
    .transform((text, context): Date | null => {
      if (text === '') return null
      const isDay = z.iso.date().safeParse(text).success
      const date = isDay ? momentOf(text) : new Date(moment.safeParse(text).success ? text : Number.NaN)
      // Beyond these years the date has no ISO form that everything here reads.
      if (date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9000) return date
      context.addIssue({ code: 'custom', message: 'Vul een geldige datum in.' })
      return z.NEVER
    })
    .nullish()
}

/** What is no number becomes 0 (specification, section 5). Left out: as it was. */
const count = z
  .preprocess(
    (given) => (given === undefined || given === null ? undefined : numberIn(given)),
    z
      .number()
      .int('Vul een heel getal in.')
      .min(0, 'Vul 0 of een hoger getal in.')
      .max(LARGEST_COUNT, 'Dit getal is te groot.')
      .optional(),
  )
  .optional()

function numberIn(given: unknown): number {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

export const fullDetailsInput = z
  .object({
    ...identity,
    role,
    subscriptionStatus: z.enum(subscriptionStatuses, { error: 'Kies een status uit de lijst.' }),
    subscriptionType: z.enum(subscriptionTypes, { error: 'Kies een type uit de lijst.' }),
    subscriptionStartDate: optionalDate(startOfDutchDay),
    subscriptionEndDate: optionalDate(endOfDutchDay),
    /** Left out it stays as it is: the user may be generating while someone looks at it. */
    aiRequestsCount: count,
    aiRequestsLimit: count,
    version,
  })
  .refine(({ subscriptionStartDate: start, subscriptionEndDate: end }) => !start || !end || start <= end, {
    path: ['subscriptionEndDate'],
    message: ENDS_BEFORE_START,
  })

export const fullDetails = administeredUser.pick({
  id: true,
  name: true,
  username: true,
  email: true,
  role: true,
  subscriptionStatus: true,
  subscriptionType: true,
  subscriptionStartDate: true,
  subscriptionEndDate: true,
  aiRequestsCount: true,
  aiRequestsLimit: true,
  version: true,
})
export type FullDetails = z.infer<typeof fullDetails>
