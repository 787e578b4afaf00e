// The title tool that a visitor can try without an account: its address and its input's rules, apart from the schema in
// title-trial.ts so that the landing page loads no zod.

export const titleTrialAddress = { method: 'POST', path: '/api/title-trial' } as const

/** How often one address may try it in an hour. */
export const TITLE_TRIALS_PER_HOUR = 10

/** The rules of the subject (specification, section 5). */
export const subjectRules = {
  min: 1,
  max: 150,
  tooShort: 'Onderwerp is verplicht',
  tooLong: 'Onderwerp mag maximaal 150 tekens bevatten',
} as const
