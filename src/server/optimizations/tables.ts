// The table of optimisations: what could be better, and what became of it.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { difficulties, optimizationStatuses, severities } from '#contract/optimizations/optimization.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const someone = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

export const aiOptimizations = pgTable(
  'ai_optimizations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** What gets better: the name of a rule in rules.ts. */
    impactArea: text('impact_area').notNull(),
    severity: text('severity', { enum: severities }).notNull(),
    estimatedImpact: text('estimated_impact').notNull(),
    implementationDifficulty: text('implementation_difficulty', { enum: difficulties }).notNull(),
    suggestedChanges: jsonb('suggested_changes').$type<Record<string, unknown>>().notNull(),
    automaticallyImplementable: boolean('automatically_implementable').notNull(),
    createdAt: moment('created_at').notNull(),
    implementedAt: moment('implemented_at'),
    implementedBy: someone('implemented_by'),
    status: text('status', { enum: optimizationStatuses }).notNull().default('proposed'),
    /** The figures it was proposed from. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    /** What came of it, measured afterwards; null until then. */
    learningInsights: jsonb('learning_insights').$type<Record<string, unknown>>(),
    /** The tool it is about. */
    tool: text('tool').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: someone('decided_by'),
  },
  (table) => [
    // While one is open, the same is not proposed again.
    uniqueIndex('ai_optimizations_open_key')
      .on(table.impactArea, table.tool)
      .where(sql`${table.status} IN ('proposed', 'accepted')`),
    index('ai_optimizations_status_idx').on(table.status),
  ],
)
