// How many texts a set has, and how long they are, as the contract promises.
export const RESULTS_MIN = 5
export const CAPTION_LENGTH = { min: 200, max: 300 } as const
export const SCRIPT_LENGTH = { min: 750, max: 850 } as const
export type ScriptLanguage = 'nl' | 'en'
