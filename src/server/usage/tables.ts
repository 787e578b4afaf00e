// The table of the figures: one row per past day.
import { bigint, date, integer, jsonb, numeric, pgTable, real } from 'drizzle-orm/pg-core'
import type { Breakdown } from '#contract/usage/figures.ts'

/** A past day of requests, in Dutch time. Written once, after the day has ended. */
export const performanceStats = pgTable('performance_stats', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Unique: each day counts once, however many processes write it. */
  requestDate: date('request_date', { mode: 'string' }).notNull().unique(),
  totalRequests: integer('total_requests').notNull(),
  /** Beside the rates, so that sums over days stay exact. */
  failedRequests: integer('failed_requests').notNull(),
  totalProcessingTimeMs: bigint('total_processing_time_ms', { mode: 'number' }).notNull(),
  averageResponseTimeMs: real('average_response_time_ms').notNull(),
  totalTokensUsed: bigint('total_tokens_used', { mode: 'number' }).notNull(),
  /** In US dollar cents with fractions, as in the log of requests. */
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
