// Reviews as they are sent. No SQL, no HTTP.
import { isOfModel } from '#contract/reviews/rule.ts'
import type { OutsideReview, ReviewRecord } from '#contract/reviews/review.ts'
import type { LinkRow } from './link-store.ts'
import type { ReviewRow } from './store.ts'

export function recordToWire({ createdAt, parts, ...row }: ReviewRow): ReviewRecord {
  const models = [...new Set(parts.filter(isOfModel).map(({ model }) => model))]
  return { ...row, at: createdAt.toISOString(), parts, models }
}

export function linkToWire(row: LinkRow, now: Date): OutsideReview {
  return {
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: row.decision ?? (row.expiresAt <= now ? 'expired' : 'open'),
    name: row.name,
    remarks: row.remarks,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answeredAt && {
      text: row.answer ?? '',
      byName: row.answeredByName ?? '',
      at: row.answeredAt.toISOString(),
    },
    overruled: row.overruledAt && {
      why: row.why ?? '',
      byName: row.overruledByName ?? '',
      at: row.overruledAt.toISOString(),
    },
  }
}
