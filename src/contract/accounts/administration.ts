// The fields with which administrators add and change users, with their messages (specification, section 5).
// The dialogs and the endpoints validate with the same schemas.
import { z } from 'zod'
import { LARGEST_INTEGER } from '../endpoint.ts'
import { textField } from '../text.ts'
import { endOfDutchDay, startOfDutchDay } from '../days.ts'
import { desks } from './desk.ts'
import { differsIn, emailField } from './fields.ts'
import { personName, username } from './names.ts'
import { roles, subscriptionStatuses, subscriptionTypes, user } from './user.ts'

/** A user as administrators see them. `version` rises with every change by an administrator. */
export const administeredUser = user.extend({ version: z.number().int() })
export type AdministeredUser = z.infer<typeof administeredUser>

/** The default role of an account that an administrator adds (specification, section 9). */
export const NEW_USER_ROLE = 'free'

const role = z.enum(roles, { error: 'Kies een rol uit de lijst.' })
const deskField = z.enum(desks, { error: 'Kies een functie uit de lijst.' })
const password = textField({
  min: 6,
  max: 200,
  trim: false,
  tooShort: 'Wachtwoord moet minimaal 6 karakters bevatten',
})
/** The version that was edited: fails with changedMeanwhile when there is a newer one. Left out: no check. */
const version = z.number().int().min(0).nullish()

const identity = {
  name: personName({ min: 2, tooShort: 'Naam moet minimaal 2 karakters bevatten' }),
  username: username({ min: 3, tooShort: 'Gebruikersnaam moet minimaal 3 karakters bevatten' }),
  email: emailField('Voer een geldig e-mailadres in'),
}

/** The desk that a new account gets; left out it is none. Of an administrator it is ignored: theirs follows from the role. */
export const newDesk = deskField.nullish().transform((chosen) => chosen ?? 'none')

export const newUserInput = z.object({
  ...identity,
  password,
  role: role.nullish().transform((chosen) => chosen ?? NEW_USER_ROLE),
  desk: newDesk,
})

export const userEdit = z.object({ ...identity, version })

export const roleChange = z.object({ role, version })

export const deskChange = z.object({ desk: deskField, version })

/** `currentPassword` is required for one's own account, and ignored for any other. */
export const passwordChange = z.object({
  currentPassword: z.string().max(200, 'Gebruik hoogstens 200 tekens.').nullish(),
  newPassword: password,
  version,
})

/** The form of the password dialog. The confirmation is not sent. @param own whether it asks the current password too. */
export const passwordForm = (own: boolean) =>
  z
    .object({
      currentPassword: own ? textField({ min: 1, max: 200, trim: false, tooShort: CURRENT_MISSING }) : z.string(),
      newPassword: password,
      confirmPassword: password,
    })
    .refine((form) => form.newPassword === form.confirmPassword, differsIn('confirmPassword'))

export const CURRENT_MISSING = 'Vul je huidige wachtwoord in.'
export const CURRENT_WRONG = 'Je huidige wachtwoord klopt niet.'
export const ENDS_BEFORE_START = 'De einddatum ligt vóór de startdatum.'

const moment = z.iso.datetime({ offset: true })

/** A moment, or a day, which `momentOf` turns into a moment. Empty and null: no date. Left out: unchanged. */
function optionalDate(momentOf: (day: string) => Date) {
  return z
    .string({ error: 'Vul een geldige datum in.' })
    .trim()
    .transform((text, context): Date | null => {
      if (text === '') return null
      const isDay = z.iso.date().safeParse(text).success
      const date = isDay ? momentOf(text) : new Date(moment.safeParse(text).success ? text : Number.NaN)
      // Outside these years it is a typing error. From the year 10000 on, toISOString writes a form that not every reader
      // here accepts.
      if (date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 9000) return date
      context.addIssue({ code: 'custom', message: 'Vul een geldige datum in.' })
      return z.NEVER
    })
    .nullish()
}

/** Anything that is not a number becomes 0 (specification, section 5). Left out: unchanged. */
const count = z
  .preprocess(
    (given) => (given === undefined || given === null ? undefined : numberIn(given)),
    z
      .number()
      .int('Vul een heel getal in.')
      .min(0, 'Vul 0 of een hoger getal in.')
      .max(LARGEST_INTEGER, 'Dit getal is te groot.')
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
    /** Left out it is unchanged: the user may be making requests while an administrator has the dialog open. */
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
  desk: true,
  createdAt: true,
  emailConfirmedAt: true,
  subscriptionStatus: true,
  subscriptionType: true,
  subscriptionStartDate: true,
  subscriptionEndDate: true,
  aiRequestsCount: true,
  aiRequestsLimit: true,
  version: true,
})
export type FullDetails = z.infer<typeof fullDetails>

/** Somebody who published when everybody could, and has no desk to do it now. */
export const earlierPublisher = administeredUser
  .pick({ id: true, name: true, username: true, email: true, version: true })
  .extend({
    /** How many publications they ordered until then, and when the last. */
    publications: z.number().int(),
    lastAt: z.iso.datetime(),
  })
export type EarlierPublisher = z.infer<typeof earlierPublisher>
