// The contact form of the public page, with the messages people read (specification, section 5).
import { z } from 'zod'
import { textField } from '../text.ts'
import { contactRules } from './rules.ts'

const { name, email, company, message } = contactRules

export const contactInput = z.object({
  name: textField({ ...name, oneLine: true }),
  email: z.string({ error: email.invalid }).trim().max(email.max, email.tooLong).pipe(z.email(email.invalid)),
  company: textField({ ...company, oneLine: true }).nullish(),
  message: textField(message),
  betaTester: z.boolean({ error: 'Kies ja of nee.' }).nullish(),
})
export type ContactInput = z.infer<typeof contactInput>
