// Numbers for VAT: which form they have in the European Union, and the check digits of Dutch ones. Whether a number exists is for
// the tax administration to say.

/** By country, after the two letters of the country (European Commission, VIES: "VAT identification number structure"). */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

export const VAT_NUMBER_INVALID = 'Vul een geldig btw-nummer in, zoals NL123456782B90.'

/** Without what people put between the digits, in capitals: 'nl 1234.56.782 b01' becomes 'NL123456782B01'. */
export const plainVatNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/** Whether `number`, written plainly, has the form of its country, and for the Netherlands also its check digits. */
export function isVatNumber(number: string): boolean {
  const country = number.slice(0, 2)
  const rest = number.slice(2)
  if (!forms[country]?.test(rest)) return false
  return country !== 'NL' || isOfCompany(rest) || isOfPerson(number)
}

/** The eleven-proof of a company's nine digits. */
function isOfCompany(rest: string): boolean {
  const digits = Array.from(rest.slice(0, 9), Number)
  const sum = digits.slice(0, 8).reduce((total, digit, at) => total + digit * (9 - at), 0)
  return sum % 11 === digits[8]
}

/** The mod-97 proof of the numbers that sole traders have had since 2020: letters count as 10 to 35. */
function isOfPerson(number: string): boolean {
  const numeric = [...number].map((sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(numeric) % 97n === 1n
}
