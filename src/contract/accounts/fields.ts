// The fields of login and registration, with the messages people read (specification, section 5).
// The same schemas guard the form and the endpoint.
import { z } from 'zod'
import { textField } from '../text.ts'
import { personName, username } from './names.ts'

const nameRule = { min: 2, tooShort: 'Gebruikersnaam moet minstens 2 tekens bevatten' }

export const loginInput = z.object({
  // Not held against the rules for new names: the server finds a name in whichever form it is typed.
  username: textField({ ...nameRule, max: 50 }),
  // A login takes passwords as long as registration lets them be; 200 bounds the work of hashing.
  password: textField({ min: 6, max: 200, trim: false, tooShort: 'Wachtwoord moet minstens 6 tekens bevatten' }),
})
export type LoginInput = z.infer<typeof loginInput>

export const registerInput = z.object({
  name: personName({ min: 2, tooShort: 'Name must be at least 2 characters' }),
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .max(254, 'Gebruik hoogstens 254 tekens.')
    .pipe(z.email('Please enter a valid email address')),
  username: username(nameRule),
  password: textField({ min: 6, max: 200, trim: false, tooShort: 'Password must be at least 6 characters' }),
})

/** The registration form: the confirmation stays in the browser. */
export const registerForm = registerInput
  .extend({
    passwordConfirm: textField({ min: 6, max: 200, trim: false, tooShort: 'Password must be at least 6 characters' }),
  })
  .refine((form) => form.password === form.passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'Wachtwoorden komen niet overeen',
    // Also when another field is wrong: otherwise the mismatch shows up only after everything else is mended.
    when: () => true,
  })
export type RegisterForm = z.infer<typeof registerForm>
