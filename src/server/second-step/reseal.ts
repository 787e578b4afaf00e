// Seals the secrets of apps anew after a change of the key.
import type { Site } from '../http/site.ts'
import { renewSealed, sealedSecrets } from './totp-store.ts'

/** Rows per statement. */
const AT_ONCE = 100

/** Returns how many it sealed anew. What a user changes meanwhile is sealed with the new key already. */
export async function resealTotps({ db, secrets }: Pick<Site, 'db' | 'secrets'>, signal: AbortSignal): Promise<number> {
  let renewed = 0
  for (let last = 0; ;) {
    signal.throwIfAborted()
    const rows = await sealedSecrets(db, last, AT_ONCE)
    for (const { userId, sealedSecret } of rows) {
      if (!secrets.isOld(sealedSecret)) continue
      const anew = secrets.seal('second-step', secrets.open('second-step', sealedSecret))
      if (await renewSealed(db, userId, sealedSecret, anew)) renewed += 1
    }
    const end = rows.at(-1)
    if (end === undefined) return renewed
    last = end.userId
  }
}
