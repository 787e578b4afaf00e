// The numbers and messages of the contact form (specification, section 5), and where it is sent. Apart from its schema,
// so that the public page checks what is typed without loading zod.

export const contactRules = {
  name: { min: 2, max: 100, tooShort: 'Name must be at least 2 characters' },
  email: { max: 254, tooLong: 'Gebruik hoogstens 254 tekens.', invalid: 'Please enter a valid email address' },
  company: { max: 200 },
  message: { min: 10, max: 5_000, tooShort: 'Message must be at least 10 characters' },
} as const

/** Where a message is sent; open to everybody. */
export const contactAddress = { method: 'POST', path: '/api/contact' } as const
