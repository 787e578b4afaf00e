// Refuses to start with a key that cannot read what this database keeps. Knows nothing of what that is.
import { z } from 'zod'
import { StartProblem } from '../config.ts'
import { readSetting, keepSetting } from '../db/settings.ts'
import type { Tx } from '../db/transaction.ts'
import type { Secrets } from './secrets.ts'

const NAME = 'secret-key'

const OTHER_KEY =
  'Deze database is met een andere sleutel gebruikt. Geef alle processen dezelfde SECRET_KEY; na een wissel noemt SECRET_KEY_BEFORE de vorige.'

/**
 * Remembers of which key the database is with the first start, and of which new one when the key before is named beside it.
 * Two processes with data folders of their own, and no SECRET_KEY, would otherwise each seal what the other cannot read.
 * @throws StartProblem when the database is of a key that is neither this one nor the one before.
 */
export async function checkKey(tx: Tx, { fingerprints }: Secrets): Promise<void> {
  const [current] = fingerprints
  const kept = await readSetting(tx, NAME, z.string())
  if (kept !== undefined && !fingerprints.includes(kept)) throw new StartProblem(OTHER_KEY)
  if (kept !== current) await keepSetting(tx, NAME, current)
}
