// The modes in which a text can be rewritten and the forms of address, with their Dutch labels. Knows no tool or writer.

export const rewriteModes = ['korter', 'langer', 'formeler', 'informeler', 'eenvoudiger', 'seo', 'eigen'] as const
export type RewriteMode = (typeof rewriteModes)[number]

export interface ChoiceLabel {
  label: string
  /** The line under the choice that says what it does to the text. */
  hint: string
}

export const rewriteModeLabels: Readonly<Record<RewriteMode, ChoiceLabel>> = {
  korter: { label: 'Korter', hint: 'Minder woorden, dezelfde boodschap.' },
  langer: { label: 'Langer', hint: 'Ruimer uitgeschreven, zonder nieuwe feiten.' },
  formeler: { label: 'Formeler', hint: 'Zakelijke woorden, geen uitroeptekens of emoji.' },
  informeler: { label: 'Informeler', hint: 'Losser en dichter bij spreektaal.' },
  eenvoudiger: { label: 'Eenvoudiger (B1)', hint: 'Gewone woorden en kortere zinnen.' },
  seo: { label: 'SEO', hint: 'Korte alinea’s en zinnen, het onderwerp vooraan.' },
  eigen: { label: 'Eigen opdracht', hint: 'Zeg zelf wat er moet veranderen.' },
}

/** The form in which the rewritten text addresses its reader; 'keep' leaves it as it is in the original. */
export const rewriteAddresses = ['keep', 'je', 'u'] as const
export type RewriteAddress = (typeof rewriteAddresses)[number]

export const rewriteAddressLabels: Readonly<Record<RewriteAddress, ChoiceLabel>> = {
  keep: { label: 'Zo laten', hint: 'De aanspreekvorm van de tekst blijft.' },
  je: { label: 'Je', hint: 'Spreekt de lezer aan met je en jouw.' },
  u: { label: 'U', hint: 'Spreekt de lezer aan met u en uw.' },
}

/**
 * The line under the chosen form of address.
 * @param style the form of address of the chosen style profile, null without one; it applies only if `chosen` is 'keep'.
 */
export function rewriteAddressHint(chosen: RewriteAddress, style: 'je' | 'u' | null): string {
  return chosen === 'keep' && style !== null ? `Volgt je stijlprofiel: ${style}` : rewriteAddressLabels[chosen].hint
}
