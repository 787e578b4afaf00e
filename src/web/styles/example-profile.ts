// A style profile that is filled in as an example, for users who have none yet.
import type { StyleFields } from '#contract/styles/style-profile.ts'

export const exampleProfile: StyleFields = {
  name: 'Groen & Thuis',
  audience: 'Lezers van 30 tot 60 die graag tuinieren, ook zonder tuin.',
  tone: 'Warm en praktisch. Korte zinnen, concrete tips, geen verkooppraat.',
  address: 'je',
  wordsToUse: ['stap voor stap', 'balkon', 'seizoen'],
  bannedWords: ['uniek', 'must-have', 'gamechanger'],
  sampleTexts: [
    'Een moestuin begint met één bak. Zet hem waar ’s middags de zon staat, vul hem met luchtige aarde en zaai wat je zelf graag eet. De rest leer je onderweg.',
  ],
  isDefault: true,
}
