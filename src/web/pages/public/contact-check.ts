// Checks a contact message before it is sent. Gives the same errors as the contract's schema, but without zod, which is
// larger than the whole page. A test compares the two.
import { contactRules } from '#contract/contact/rules.ts'
import { characterCount, isBlank, isStorable, NOT_STORABLE } from '#contract/characters.ts'

export type ContactField = keyof typeof contactRules

/** zod's own pattern for an e-mail address. */
export const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The first error of each field that has one. `typed`: the values as they stand in the form. */
export function contactErrors(typed: Record<ContactField, string>): Partial<Record<ContactField, string>> {
  const { name, email, company, message } = contactRules
  const errors = {
    name: textError(typed.name, name),
    email: emailError(typed.email, email),
    company: textError(typed.company, company),
    message: textError(typed.message, message),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

interface Bounds {
  min?: number
  max: number
  tooShort?: string
}

function textError(typed: string, { min = 0, max, tooShort }: Bounds): string | undefined {
  const text = typed.trim()
  if ((isBlank(text) ? 0 : characterCount(text)) < min) return tooShort
  if (characterCount(text) > max) return `Gebruik hoogstens ${max} tekens.`
  if (!isStorable(text)) return NOT_STORABLE
  return undefined
}

function emailError(typed: string, { max, tooLong, invalid }: (typeof contactRules)['email']): string | undefined {
  const text = typed.trim()
  if (text.length > max) return tooLong
  return EMAIL_PATTERN.test(text) ? undefined : invalid
}
