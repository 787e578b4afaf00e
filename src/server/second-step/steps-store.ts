// What is asked of one user: whether they have codes or passkeys, and whether the house wants them to. Knows nothing of HTTP.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { requirements, type Requirement } from '#contract/second-step/administration-endpoints.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { keepSetting, readSetting } from '../db/settings.ts'
import type { Tx } from '../db/transaction.ts'
import { findTotp, countRecoveryCodes } from './totp-store.ts'
import { passkeysOf } from './passkey-store.ts'
import { isRequired, REQUIREMENT, stepsOf } from './views.ts'

export interface Steps {
  codes: boolean
  passkeys: boolean
  required: boolean
}

/** Undefined when there is no such user. */
export async function readSteps(db: Db, userId: number): Promise<Steps | undefined> {
  const person = people('person')
  const [row] = await db
    .select({ ...stepsOf(person.id), required: isRequired(person.role) })
    .from(person)
    .where(eq(person.id, userId))
  return row
}

/**
 * What is asked beside the password. Who has codes is asked one; who has only a passkey is asked for that where the house wants a
 * second step of them.
 */
export function askedBeside(steps: Steps | undefined): 'code' | 'passkey' | null {
  if (steps?.codes) return 'code'
  return steps?.required && steps.passkeys ? 'passkey' : null
}

export async function requirementOf(db: Db): Promise<Requirement> {
  return (await readSetting(db, REQUIREMENT, z.enum(requirements))) ?? 'nobody'
}

export const keepRequirement = (tx: Tx, required: Requirement): Promise<void> => keepSetting(tx, REQUIREMENT, required)

/** What an export tells a user of their second step: names and dates, no secret. */
export async function secondStepOf(db: Db, userId: number) {
  const totp = await findTotp(db, userId)
  return {
    codesSince: totp?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: (await passkeysOf(db, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
