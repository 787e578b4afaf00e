// The SQL of what the house remembers of itself. Knows no particular setting.
import { eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from './connect.ts'
import { houseSettings } from './tables.ts'

/** The value kept under `name`; undefined when there is none, or one that `schema` does not know (of a newer release). */
export async function readSetting<Value>(db: Db, name: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
  const [row] = await db.select({ value: houseSettings.value }).from(houseSettings).where(eq(houseSettings.name, name))
  return row && schema.safeParse(row.value).data
}

/** The text kept under `name`, as a part of a statement; NULL when there is none. */
export const settingHeld = (name: string): SQL<string | null> =>
  sql`(SELECT ${houseSettings.value} #>> '{}' FROM ${houseSettings} WHERE ${houseSettings.name} = ${sql.raw(`'${name}'`)})`

/** Keeps `value` under `name`, in the place of what was kept there. */
export async function keepSetting(db: Db, name: string, value: unknown): Promise<void> {
  await db
    .insert(houseSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: houseSettings.name, set: { value } })
}
