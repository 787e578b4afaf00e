// What people fill in about their own account, behind a link in a mail, and when they invite somebody.
import { z } from 'zod'
import { newDesk } from '../accounts/administration.ts'
import { differsIn, emailField } from '../accounts/fields.ts'
import { personName } from '../accounts/names.ts'
import { roles } from '../accounts/user.ts'
import { textField } from '../text.ts'

const email = emailField('Voer een geldig e-mailadres in')

const password = textField({
  min: 6,
  max: 200,
  trim: false,
  tooShort: 'Wachtwoord moet minimaal 6 karakters bevatten',
})

/** The secret of a link in a mail. What cannot be one is answered like one that is not known: a mail program may cut it. */
export const linkParams = z.object({ token: z.string() })

export const resetRequest = z.object({ email })

export const newPasswordInput = z.object({ newPassword: password })

/** The form behind the link. The confirmation is not sent. */
export const newPasswordForm = newPasswordInput
  .extend({ confirmPassword: password })
  .refine((form) => form.newPassword === form.confirmPassword, differsIn('confirmPassword'))

/** `currentPassword` is required when the address changes, and ignored otherwise. */
export const accountInput = z.object({
  name: personName({ min: 2, tooShort: 'Naam moet minimaal 2 karakters bevatten' }),
  email,
  currentPassword: z.string().max(200, 'Gebruik hoogstens 200 tekens.').nullish(),
})

export const invitationInput = z.object({
  email,
  role: z.enum(roles, { error: 'Kies een rol uit de lijst.' }),
  desk: newDesk,
})
