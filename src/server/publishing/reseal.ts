// Seals the keys of websites anew after a change of the key of this installation.
import type { Site } from '../http/site.ts'
import { renewKey, sealedKeys } from './site-store.ts'

/** Rows per statement. */
const AT_ONCE = 100

/** Returns how many it sealed anew. A key that somebody gives meanwhile is sealed with the new one already. */
export async function resealSiteKeys(
  { db, secrets }: Pick<Site, 'db' | 'secrets'>,
  signal: AbortSignal,
): Promise<number> {
  let renewed = 0
  for (let last = 0; ;) {
    signal.throwIfAborted()
    const rows = await sealedKeys(db, last, AT_ONCE)
    for (const { id, sealedKey } of rows) {
      if (!secrets.isOld(sealedKey)) continue
      const anew = secrets.seal('other-systems', secrets.open('other-systems', sealedKey))
      if (await renewKey(db, id, sealedKey, anew)) renewed += 1
    }
    const end = rows.at(-1)
    if (end === undefined) return renewed
    last = end.id
  }
}
