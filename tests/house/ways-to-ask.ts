// Every way to write that a room names a table of another.

const imported = "import { userFeedback } from '../feedback/tables.ts'\n"

/** That src/server/contact/store.ts changes a table of src/server/feedback. */
export const waysToChange: readonly string[] = [
  `${imported}await tx.update(userFeedback).set({})`,
  `${imported}await tx.insert(\n  userFeedback,\n).values(row)`,
  `${imported}const kind = { table: userFeedback }\nawait tx.delete(table).where(which)`,
  `${imported}await tx.execute(sql\`update \${userFeedback} set rating = 1\`)`,
  "import * as feedback from '../feedback/tables.ts'\nawait tx.update(feedback.userFeedback).set({})",
  "const feedback = await import('../feedback/tables.ts')\nawait tx.update(feedback.userFeedback).set({})",
  'sql`DELETE FROM user_feedback`',
  'sql`delete from user_feedback`',
  'sql`Insert Into "user_feedback"`',
  'sql`TRUNCATE user_feedback`',
  'sql`truncate table only user_feedback`',
  'sql`DELETE FROM given USING user_feedback`',
  'sql`UPDATE ${sql.identifier("user_feedback")} SET rating = 1`',
]

/** That src/server/links/store.ts reads or locks a table of src/server/quota. */
export const waysToRead: readonly string[] = [
  "import { aiUsage } from '../quota/tables.ts'",
  "import type { Other } from './rules.ts'\nimport { aiUsage } from '../quota/tables.ts'",
  "export type Other = string\nimport { aiUsage } from '../quota/tables.ts'",
  "export { aiUsage } from '../quota/tables.ts'",
  "export * from '../quota/tables.ts'",
  "import { aiUsage } from '#server/quota/tables.ts'",
  "const { aiUsage } = await import('../quota/tables.ts')",
  'sql`SELECT 1 FROM ai_usage`',
  'sql`select 1 from ai_usage`',
  'sql`SELECT 1 FROM "ai_usage" AS used`',
  'sql`SELECT 1 FROM public.ai_usage`',
  'sql`SELECT 1 FROM days,\n  ai_usage`',
  'sql`SELECT 1 FROM days AS day, LATERAL generate_series(1, 2), ai_usage`',
  'sql`SELECT 1 FROM days LEFT JOIN ai_usage USING (day)`',
  'sql`LOCK TABLE ai_usage`',
  "sql`SELECT 1 FROM ${sql.raw('ai_usage')}`",
]
