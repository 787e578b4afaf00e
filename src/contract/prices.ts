// The price of Premium per month, formatted for display (specification, section 9). Calculated in whole cents.

/** Price per month in euro cents, without VAT. */
const PREMIUM_CENTS = 19_99
const VAT_PERCENT = 21

/** Formats cents as euros in Dutch notation: '19,99'. */
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

export const PREMIUM_EXCLUDING_VAT = euros(PREMIUM_CENTS)
export const PREMIUM_INCLUDING_VAT = euros(Math.round((PREMIUM_CENTS * (100 + VAT_PERCENT)) / 100))
