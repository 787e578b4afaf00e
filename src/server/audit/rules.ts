// What counts as a change, and how long it is kept. No SQL, no HTTP.
import type { AuditChanges, AuditField } from '#contract/audit/entry.ts'

/** How long a line is kept, in days; the privacy policy says so. */
export const LOG_KEPT_DAYS = 365

const DAY_MS = 24 * 60 * 60 * 1000

/** The moment before which lines are dropped. */
export function logKeptFrom(now: Date): Date {
  return new Date(now.getTime() - LOG_KEPT_DAYS * DAY_MS)
}

type Field = string | number | boolean | Date | null | undefined

/**
 * The named fields that differ between `before` and `after`, each with both values; moments as ISO text.
 * @param before null for a new thing: the fields that are filled, with only what they became.
 */
export function changesBetween<Name extends AuditField>(
  fields: readonly Name[],
  before: { readonly [field in Name]?: Field } | null,
  after: { readonly [field in Name]?: Field },
): AuditChanges {
  const changes: AuditChanges = {}
  for (const field of fields) {
    const [from, to] = [plain(before?.[field]), plain(after[field])]
    if (from !== to) changes[field] = before === null ? { to } : { from, to }
  }
  return changes
}

const plain = (value: Field) => (value instanceof Date ? value.toISOString() : (value ?? null))
