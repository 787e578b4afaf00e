// Posts a letter with a change: it is sent when that has committed, and not at all when it is undone.
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { sendLetter } from './jobs.ts'
import { letter, type Letter } from './letter.ts'

/** @param options.after not before this moment. */
export async function postLetter(
  { jobs, secrets }: Pick<Site, 'jobs' | 'secrets'>,
  tx: Tx,
  said: Letter,
  options: { after?: Date } = {},
): Promise<void> {
  const sealed = secrets.seal('mail', JSON.stringify(letter.parse(said)))
  await jobs.send(tx, sendLetter, { sealed }, options)
}
