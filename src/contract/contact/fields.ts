// The contact form of the public page, with the messages people read (specification, section 5).
import { z } from 'zod'
import { textField } from '../text.ts'

export const contactInput = z.object({
  name: textField({ min: 2, max: 100, tooShort: 'Name must be at least 2 characters' }),
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .max(254, 'Gebruik hoogstens 254 tekens.')
    .pipe(z.email('Please enter a valid email address')),
  company: textField({ max: 200 }).nullish(),
  message: textField({ min: 10, max: 5_000, tooShort: 'Message must be at least 10 characters' }),
  betaTester: z.boolean({ error: 'Kies ja of nee.' }).nullish(),
})
export type ContactInput = z.infer<typeof contactInput>
