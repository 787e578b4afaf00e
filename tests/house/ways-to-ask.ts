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
  'sql`SELECT 1 FROM ${links}, ai_usage`',
  'sql`SELECT 1 FROM ${links} AS l, "ai_usage" AS u`',
  'sql<{ n: number }>`SELECT 1 FROM (SELECT 1) x, ai_usage`',
  'sql`SELECT 1 FROM days CROSS JOIN LATERAL (SELECT 1) q, ai_usage u`',
  'sql`SELECT 1 FROM days TABLESAMPLE system (1), ai_usage`',
  'sql`SELECT 1 FROM (ai_usage JOIN days ON true)`',
  'sql`COPY ai_usage TO STDOUT`',
  'sql`LOCK ai_usage IN SHARE MODE`',
  'sql`SELECT ai_usage.* FROM ${links}`',
  "await pool.query('SELECT 1 FROM days, ai_usage')",
  'await pool.query(`\n  UPDATE days SET n = (SELECT max(id) FROM ai_usage) WHERE n = ${n}`)',
]

/** What src/server/links/store.ts may say: none of it asks a table of another room. */
export const noWaysToAsk: readonly string[] = [
  "import { type PublicUser } from '../accounts/tables.ts'",
  "import { type PublicUser, type Other } from '../accounts/tables.ts'",
  '// A flag is hidden from users who are no administrators.\nexport const flag = 1',
  '/* Removes the link from tasks that refer to it. */',
  "deed.say('Update Users')",
  "sql`SELECT count(*) AS users, 'users' AS topic FROM ${links} -- from users`",
]
