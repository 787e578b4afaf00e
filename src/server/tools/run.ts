// Runs any tool: reserve a request, have it drafted, hold the draft against the contract, settle and log. One way for all tools.
import type { z } from 'zod'
import type { ToolContract } from '#contract/tools/define.ts'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { giveBack, reserve, settle, type Outcome } from '../quota/store.ts'
import type { Tool } from './define.ts'
import { DraftFailure, type Provider, type Usage } from './provider.ts'

export interface RunParts {
  db: Db
  provider: Provider
  clock: () => Date
}

/** What a tool answers: its output, and which model wrote it. */
export type ToolReply<C extends ToolContract> = z.output<C['output']> & { model: string }

/**
 * One generation for `user`. Costs one request when it succeeds and none when it fails.
 * @param signal aborted when the user leaves; the draft is then given up.
 * @throws Problem requestLimitReached, trialExpired, subscriptionExpired, cancelled, or one of the writer's.
 */
export async function runTool<C extends ToolContract>(
  { db, provider, clock }: RunParts,
  tool: Tool<C>,
  input: z.output<C['input']>,
  { user, signal }: { user: PublicUser; signal: AbortSignal },
): Promise<ToolReply<C>> {
  const reservation = await reserve(db, user, tool.contract.name, clock())
  const started = performance.now()
  const outcome = (spent: Spent, errorMessage: string | null): Outcome => ({
    ...spent,
    errorMessage,
    processingTimeMs: Math.round(performance.now() - started),
    at: clock(),
  })
  let spent: Spent = { modelUsed: provider.model, promptTokens: 0, completionTokens: 0, estimatedCost: null }
  try {
    const draft = await provider.draft(tool, input, signal)
    spent = spentOn(draft, draft.model)
    const parsed = tool.contract.output.safeParse(draft.output)
    // Never shown as if it were right: too few, too long or the wrong shape is a failure, and costs nothing.
    if (!parsed.success) throw new Problem('writerFailed', { cause: parsed.error })
    if (signal.aborted) throw new Problem('cancelled')
    await settle(db, reservation, outcome(spent, null))
    return { ...(parsed.data as z.output<C['output']>), model: draft.model }
  } catch (error) {
    if (error instanceof DraftFailure && error.usage) spent = spentOn(error.usage, provider.model)
    // What went wrong first is what is told; a reservation that cannot be given back now is swept later.
    await giveBack(db, reservation, outcome(spent, describeFailure(error))).catch(() => {})
    throw error
  }
}

type Spent = Pick<Outcome, 'modelUsed' | 'promptTokens' | 'completionTokens' | 'estimatedCost'>

const spentOn = ({ promptTokens, completionTokens, estimatedCost }: Usage, modelUsed: string): Spent => ({
  modelUsed,
  promptTokens,
  completionTokens,
  estimatedCost,
})
