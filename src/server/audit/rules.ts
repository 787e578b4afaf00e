// What counts as a change for the audit log, and how long its entries are kept. No SQL, no HTTP.
import type { AuditChanges, AuditField } from '#contract/audit/entry.ts'
import { DAY_MS } from '#contract/days.ts'

/** How long an entry is kept, in days, as the privacy policy says. */
export const LOG_KEPT_DAYS = 365

/** The moment before which entries are deleted. */
export function logKeptFrom(now: Date): Date {
  return new Date(now.getTime() - LOG_KEPT_DAYS * DAY_MS)
}

type Field = string | number | boolean | Date | null | undefined

/**
 * Those of `fields` that differ between `before` and `after`, each with both values; dates as ISO text.
 * @param before null for something new: the result then has the fields that are not null, with their new value only.
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
