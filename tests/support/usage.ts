// Rows of `ai_usage` as a test wants them, and their sums by plain addition, with which the figures must agree.
import type { Figures } from '#contract/usage/figures.ts'
import type { Database } from '#server/db/connect.ts'
import { aiUsage } from '#server/quota/tables.ts'

export type UsageRow = typeof aiUsage.$inferInsert

/** One request of the rewriter that took a second and names no user, unless `fields` say otherwise. */
export function request(createdAt: Date | string, fields: Partial<UsageRow> = {}): UsageRow {
  return {
    agentType: 'rewriter',
    modelUsed: 'ingebouwd-nl',
    processingTimeMs: 1_000,
    totalTokens: 0,
    estimatedCost: 0,
    createdAt: new Date(createdAt),
    ...fields,
  }
}

/** Inserts the rows, some hundreds at a time: a statement takes at most 65,535 parameters. */
export async function logUsage({ db }: Database, rows: readonly UsageRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await db.insert(aiUsage).values(rows.slice(at, at + 500))
}

/** What the rows add up to. */
export function added(rows: readonly UsageRow[]): Figures {
  const sum = (of: (row: UsageRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    requests: rows.length,
    failures: sum(({ success }) => (success === false ? 1 : 0)),
    tokens: sum(({ totalTokens }) => totalTokens ?? 0),
    cost: Math.round(sum(({ estimatedCost }) => estimatedCost ?? 0) * 1e6) / 1e6,
    unpriced: sum(({ estimatedCost }) => (typeof estimatedCost === 'number' ? 0 : 1)),
    processingTimeMs: sum(({ processingTimeMs }) => processingTimeMs),
  }
}

/** The same for each value that `of` finds among the rows. */
export function addedBy(rows: readonly UsageRow[], of: (row: UsageRow) => string): Record<string, Figures> {
  const groups = Object.groupBy(rows, of)
  return Object.fromEntries(Object.entries(groups).map(([name, group = []]) => [name, added(group)]))
}

const tools = ['facebook-captions', 'titeltovenaar', 'rewriter']
const models = ['ingebouwd-nl', 'mistral-small', null]

/** `count` rows of all kinds between two moments. The same seed gives the same rows. */
export function randomUsage(
  count: number,
  { from, to, users, seed }: { from: string; to: string; users: readonly (number | null)[]; seed: number },
): UsageRow[] {
  let state = seed
  // Park and Miller's random number generator: good enough to mix the kinds.
  const upTo = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
  const start = Date.parse(from)
  return Array.from({ length: count }, () => ({
    userId: users[upTo(users.length)] ?? null,
    agentType: tools[upTo(tools.length)] as string,
    modelUsed: models[upTo(models.length)] ?? null,
    totalTokens: upTo(5_000),
    processingTimeMs: upTo(9_000),
    estimatedCost: upTo(4) === 0 ? null : upTo(1_000_000) / 1e6,
    success: upTo(5) !== 0,
    createdAt: new Date(start + upTo(Date.parse(to) - start)),
  }))
}
