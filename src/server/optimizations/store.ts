// All SQL about optimisations: proposing, deciding, carrying out, putting back and measuring. Knows no rule.
import { and, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import { tools } from '#contract/tools/registry.ts'
import {
  statusesBefore,
  suggestedChange,
  type LearningInsights,
  type OptimizationStatus,
  type OptimizationStep,
  type SettingChange,
  type SuggestedChange,
} from '#contract/optimizations/optimization.ts'
import { people } from '../accounts/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { moveSetting } from '../tools/settings-store.ts'
import { isToolName, type Proposal } from './rules.ts'
import { aiOptimizations } from './tables.ts'

export type OptimizationRow = typeof aiOptimizations.$inferSelect

/** What an administrator dismissed is not proposed again for this long, in days. */
export const DISMISSED_DAYS = 30

/** What was carried out is not proposed again before it is measured, in days. */
export const IMPLEMENTED_DAYS = 7

const daysBefore = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`

/**
 * Keeps a proposal, unless the same was dismissed or carried out lately. If it is there already and nobody has decided on
 * it, it is brought up to date; if it was accepted, it stays as it was. One statement: safe to run again, and by two
 * processes at once.
 */
export async function keepProposal(db: Db, proposal: Proposal, now: Date): Promise<void> {
  const { tool, impactArea, suggestedChanges, figures } = proposal
  await db.execute(sql`
    INSERT INTO ai_optimizations (tool, impact_area, title, description, severity, estimated_impact,
      implementation_difficulty, suggested_changes, automatically_implementable, metadata, created_at)
    SELECT ${tool}, ${impactArea}, ${proposal.title}, ${proposal.description}, ${proposal.severity},
      ${proposal.estimatedImpact}, ${proposal.implementationDifficulty}, ${JSON.stringify(suggestedChanges)}::jsonb,
      ${proposal.automaticallyImplementable}::boolean, ${JSON.stringify({ figures })}::jsonb, ${daysBefore(now, 0)}
    WHERE NOT EXISTS (
      SELECT FROM ai_optimizations WHERE tool = ${tool} AND impact_area = ${impactArea}
        AND (status = 'dismissed' AND decided_at > ${daysBefore(now, DISMISSED_DAYS)}
          OR status = 'implemented' AND implemented_at > ${daysBefore(now, IMPLEMENTED_DAYS)}))
    ON CONFLICT (impact_area, tool) WHERE status IN ('proposed', 'accepted') DO UPDATE SET
      title = excluded.title, description = excluded.description, severity = excluded.severity,
      estimated_impact = excluded.estimated_impact, implementation_difficulty = excluded.implementation_difficulty,
      suggested_changes = excluded.suggested_changes,
      automatically_implementable = excluded.automatically_implementable, metadata = excluded.metadata
    WHERE ai_optimizations.status = 'proposed'`)
}

const bySeverity = sql`array_position(ARRAY['high', 'medium', 'low'], ${aiOptimizations.severity})`

/** With the name of whoever decided on it; the most severe first, then the newest; at most `MOST_SHOWN`. */
export function findOptimizations(db: Db, where: { status?: OptimizationStatus | undefined; id?: number }) {
  const decider = people('decider')
  return db
    .select({ row: aiOptimizations, decidedByName: decider.name })
    .from(aiOptimizations)
    .leftJoin(decider, eq(decider.id, aiOptimizations.decidedBy))
    .where(
      and(
        where.status === undefined ? undefined : eq(aiOptimizations.status, where.status),
        where.id === undefined ? undefined : eq(aiOptimizations.id, where.id),
      ),
    )
    .orderBy(bySeverity, desc(aiOptimizations.id))
    .limit(MOST_SHOWN)
}

/** Some four a week for a year; older ones are history nobody scrolls to. */
const MOST_SHOWN = 200

/** Accepts or dismisses. @throws Problem notFound, forbiddenStep. */
export async function decide(tx: Tx, deed: Deed, id: number, step: 'accept' | 'dismiss'): Promise<void> {
  const status = step === 'accept' ? 'accepted' : 'dismissed'
  const row = await take(tx, id, step, { status, decidedAt: deed.at, decidedBy: deed.by.id })
  deed.record(`optimization.${step}`, subjectOf(row))
}

/**
 * Proposes again what was dismissed.
 * @throws Problem notFound, or forbiddenStep when it is not dismissed, was carried out before, or is proposed anew.
 */
export async function reopen(tx: Tx, deed: Deed, id: number): Promise<void> {
  const [row] = await tx
    .update(aiOptimizations)
    .set({ status: 'proposed', decidedAt: null, decidedBy: null })
    .where(
      and(eq(aiOptimizations.id, id), eq(aiOptimizations.status, 'dismissed'), isNull(aiOptimizations.implementedAt)),
    )
    .returning()
    .catch((error: unknown) => {
      if (brokenUnique(error) === undefined) throw error
      throw new Problem('forbiddenStep', { message: 'Over hetzelfde staat al een nieuwer voorstel open.' })
    })
  if (row === undefined) throw await whyNot(tx, id)
  deed.record('optimization.reopen', subjectOf(row))
}

/**
 * Marks an optimisation as carried out, and moves the setting it is about in the same transaction.
 * @returns what was moved; null for an advice, which people carried out.
 * @throws Problem notFound, forbiddenStep, changedMeanwhile when the setting is not what it was.
 */
export async function carryOut(tx: Tx, deed: Deed, id: number): Promise<Carried> {
  const { by, at } = deed
  const decision = { status: 'implemented', decidedAt: at, decidedBy: by.id } as const
  const row = await take(tx, id, 'implement', { ...decision, implementedAt: at, implementedBy: by.id })
  const setting = settingIn(row)
  if (setting) await move(tx, deed, row, setting)
  deed.record('optimization.implement', subjectOf(row), setting ? movedBy(setting) : {})
  return { tool: row.tool, moved: setting }
}

/** Puts a setting back as it was before `carryOut`. @throws Problem notFound, forbiddenStep, changedMeanwhile. */
export async function putBack(tx: Tx, deed: Deed, id: number): Promise<Carried> {
  const [row] = await tx
    .update(aiOptimizations)
    .set({ status: 'dismissed', decidedAt: deed.at, decidedBy: deed.by.id })
    .where(
      and(
        eq(aiOptimizations.id, id),
        eq(aiOptimizations.status, 'implemented'),
        eq(aiOptimizations.automaticallyImplementable, true),
      ),
    )
    .returning()
  const setting = row && settingIn(row)
  if (!setting) throw await whyNot(tx, id)
  const back: SettingChange = { ...setting, from: setting.to, to: setting.from }
  await move(tx, deed, row, back)
  deed.record('optimization.revert', subjectOf(row), movedBy(back))
  return { tool: row.tool, moved: back }
}

/** A moved setting, as the audit log takes changes. */
const movedBy = ({ setting, from, to }: SettingChange) => ({ [setting]: { from, to } })

export interface Carried {
  tool: string
  moved: SettingChange | null
}

/**
 * Takes a step in one conditional statement: of two administrators at once, one wins.
 * @throws Problem notFound, forbiddenStep.
 */
async function take(
  tx: Tx,
  id: number,
  step: OptimizationStep,
  set: Partial<OptimizationRow>,
): Promise<OptimizationRow> {
  const [row] = await tx
    .update(aiOptimizations)
    .set(set)
    .where(and(eq(aiOptimizations.id, id), inArray(aiOptimizations.status, [...statusesBefore(step)])))
    .returning()
  if (row === undefined) throw await whyNot(tx, id)
  return row
}

async function whyNot(tx: Tx, id: number): Promise<Problem> {
  const [found] = await tx.select({ id: aiOptimizations.id }).from(aiOptimizations).where(eq(aiOptimizations.id, id))
  return new Problem(found === undefined ? 'notFound' : 'forbiddenStep')
}

async function move(tx: Tx, { by, at }: Deed, { tool }: OptimizationRow, setting: SettingChange): Promise<void> {
  const streams = isToolName(tool) && tools[tool].endpoint.streams !== false
  if (await moveSetting(tx, { tool, streams, ...setting }, by.id, at)) return
  throw new Problem('changedMeanwhile', {
    message: 'Deze instelling is intussen gewijzigd, dus er is niets veranderd. Bekijk de voorstellen opnieuw.',
  })
}

const subjectOf = ({ id, title, tool }: OptimizationRow) => ({ id, name: `${title} (${toolLabel(tool)})` })

/** What a row suggests. Parsed although we wrote it: the column holds any JSON. */
export const changeIn = (row: OptimizationRow): SuggestedChange => suggestedChange.parse(row.suggestedChanges)

function settingIn(row: OptimizationRow): SettingChange | null {
  const change = changeIn(row)
  return change.kind === 'setting' ? change : null
}

/** Those carried out at or before `before` whose effect is still to be measured. */
export function toMeasure(db: Db, before: Date): Promise<OptimizationRow[]> {
  return db
    .select()
    .from(aiOptimizations)
    .where(and(unmeasured, lte(aiOptimizations.implementedAt, before)))
}

const unmeasured: SQL | undefined = and(
  eq(aiOptimizations.status, 'implemented'),
  isNull(aiOptimizations.learningInsights),
)

/** Keeps what was measured, unless that was done already. */
export async function keepInsights(db: Db, id: number, insights: LearningInsights): Promise<void> {
  await db
    .update(aiOptimizations)
    .set({ learningInsights: insights })
    .where(and(eq(aiOptimizations.id, id), unmeasured))
}
