// The fields of login and registration, with their messages (specification, section 5).
// The forms and the endpoints validate with the same schemas.
import { z } from 'zod'
import { textField } from '../text.ts'
import { personName, username } from './names.ts'

const nameRule = { min: 2, tooShort: 'Gebruikersnaam moet minstens 2 tekens bevatten' }

export const loginInput = z.object({
  // Without the rules for new usernames: older names may break them, and the server compares names in normalized form.
  username: textField({ ...nameRule, max: 50 }),
  // The same maximum as at registration; it bounds the work of hashing.
  password: textField({ min: 6, max: 200, trim: false, tooShort: 'Wachtwoord moet minstens 6 tekens bevatten' }),
})
export type LoginInput = z.infer<typeof loginInput>

/** An e-mail address, no longer than mail servers take (RFC 5321). @param invalid the message when it is none. */
export const emailField = (invalid: string) =>
  z.string({ error: invalid }).trim().max(254, 'Gebruik hoogstens 254 tekens.').pipe(z.email(invalid))

export const registerInput = z.object({
  name: personName({ min: 2, tooShort: 'Name must be at least 2 characters' }),
  email: emailField('Please enter a valid email address'),
  username: username(nameRule),
  password: textField({ min: 6, max: 200, trim: false, tooShort: 'Password must be at least 6 characters' }),
  /** The secret of the link in an invitation. Required where only who was invited may register. */
  invitation: z.string().max(200).optional(),
})

/** How a password that is not the same the second time is reported, on `field`. */
export const differsIn = (field: string) => ({
  path: [field],
  message: 'Wachtwoorden komen niet overeen',
  // Checked even if other fields are invalid: otherwise the mismatch would be reported only after those are fixed.
  when: () => true,
})

/** The registration form. The confirmation of the password is not sent. */
export const registerForm = registerInput
  .extend({
    passwordConfirm: textField({ min: 6, max: 200, trim: false, tooShort: 'Password must be at least 6 characters' }),
  })
  .refine((form) => form.password === form.passwordConfirm, differsIn('passwordConfirm'))
export type RegisterForm = z.infer<typeof registerForm>
