// What Premium costs a month, as people read it (specification, section 9). Computed in whole cents.

/** In cents, without VAT. */
const PREMIUM_CENTS = 19_99
const VAT_PERCENT = 21

/** Cents as Dutch euros: '19,99'. */
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

export const PREMIUM_EXCLUDING_VAT = euros(PREMIUM_CENTS)
export const PREMIUM_INCLUDING_VAT = euros(Math.round((PREMIUM_CENTS * (100 + VAT_PERCENT)) / 100))
