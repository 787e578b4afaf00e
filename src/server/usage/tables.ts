// The tables of the figures: one row per past day, what could be better, and the settings of tools that this changes.
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Breakdown } from '#contract/usage/figures.ts'
import { difficulties, optimizationStatuses, severities } from '#contract/usage/optimization.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const someone = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

/** A past day of `ai_usage`, in Dutch time. Written once, after the day has ended. */
export const performanceStats = pgTable('performance_stats', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Unique: each day counts once, whoever writes it. */
  requestDate: date('request_date', { mode: 'string' }).notNull().unique(),
  totalRequests: integer('total_requests').notNull(),
  /** Beside the rates, so that sums over days stay exact. */
  failedRequests: integer('failed_requests').notNull(),
  totalProcessingTimeMs: bigint('total_processing_time_ms', { mode: 'number' }).notNull(),
  averageResponseTimeMs: real('average_response_time_ms').notNull(),
  totalTokensUsed: bigint('total_tokens_used', { mode: 'number' }).notNull(),
  /** In US dollar cents with fractions, as in `ai_usage`. */
  totalCost: numeric('total_cost', { precision: 18, scale: 6, mode: 'number' }).notNull(),
  /** Fractions from 0 to 1. */
  successRate: real('success_rate').notNull(),
  errorRate: real('error_rate').notNull(),
  /** By the tool's name. */
  agentUsageBreakdown: jsonb('agent_usage_breakdown').$type<Breakdown>().notNull(),
  /** By the model's name. */
  modelUsageBreakdown: jsonb('model_usage_breakdown').$type<Breakdown>().notNull(),
  /** By the user's id; names are looked up when it is read. */
  userBreakdown: jsonb('user_breakdown').$type<Breakdown>().notNull(),
})

export const aiOptimizations = pgTable(
  'ai_optimizations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** What gets better: the name of a rule in usage/optimization-rules.ts. */
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

/** What an optimisation changed about a tool; null or no row: the product's own value. */
export const toolSettings = pgTable('tool_settings', {
  tool: text('tool').primaryKey(),
  /** Learned examples in one prompt. */
  examplesShown: integer('examples_shown'),
  /** How long a language model may take, in seconds. */
  timeLimitSeconds: integer('time_limit_seconds'),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: someone('updated_by'),
})
