// The lengths and messages of the contact form (specification, section 5), and the address it is sent to. Apart from the
// schema in fields.ts, so that the public page can check its input without loading zod.

export const contactRules = {
  name: { min: 2, max: 100, tooShort: 'Name must be at least 2 characters' },
  email: { max: 254, tooLong: 'Gebruik hoogstens 254 tekens.', invalid: 'Please enter a valid email address' },
  company: { max: 200 },
  message: { min: 10, max: 5_000, tooShort: 'Message must be at least 10 characters' },
} as const

/** The endpoint that receives a message; it is public. */
export const contactAddress = { method: 'POST', path: '/api/contact' } as const
