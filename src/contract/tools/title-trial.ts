// The title tool that a visitor can try without an account.
import { z } from 'zod'
import { post } from '../endpoint.ts'
import { textField } from '../text.ts'
import { subjectRules, titleTrialAddress } from './title-trial-rules.ts'
import { titelTovenaar } from './titeltovenaar.ts'

/**
 * Titles for a subject, always by the built-in writer. Nothing of it is kept. Fails with tooManyTries after
 * `TITLE_TRIALS_PER_HOUR` tries from one address.
 */
export const titleTrial = post(titleTrialAddress.path, {
  access: 'public',
  bodyBytes: 8 * 1024,
  body: z.object({ subject: textField({ ...subjectRules, oneLine: true }) }),
  output: titelTovenaar.output,
})
