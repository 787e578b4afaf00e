// Runs any tool: reserve a request, have it drafted, hold the draft against the contract, settle and log. One way for all tools.
import type { z } from 'zod'
import type { ToolContract } from '#contract/tools/define.ts'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { SessionUser } from '../http/session-store.ts'
import { giveBack, reserve, settle, type Outcome } from '../quota/store.ts'
import type { Tool } from './define.ts'
import { DraftFailure, type Provider } from './provider.ts'

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
 * @throws Problem requestLimitReached, trialExpired, cancelled, or one of the writer's.
 */
export async function runTool<C extends ToolContract>(
  { db, provider, clock }: RunParts,
  tool: Tool<C>,
  input: z.output<C['input']>,
  { user, signal }: { user: SessionUser; signal: AbortSignal },
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
    spent = { ...draft, modelUsed: draft.model }
    const parsed = tool.contract.output.safeParse(draft.output)
    // Never shown as if it were right: too few, too long or the wrong shape is a failure, and costs nothing.
    if (!parsed.success) throw new Problem('writerFailed', { cause: parsed.error })
    if (signal.aborted) throw new Problem('cancelled')
    await settle(db, reservation, outcome(spent, null))
    return { ...(parsed.data as z.output<C['output']>), model: draft.model }
  } catch (error) {
    if (error instanceof DraftFailure && error.usage) spent = { ...error.usage, modelUsed: provider.model }
    await giveBack(db, reservation, outcome(spent, describe(error)))
    throw error
  }
}

type Spent = Pick<Outcome, 'modelUsed' | 'promptTokens' | 'completionTokens' | 'estimatedCost'>

/** For the log of an administrator: the problem, and what lay under it. */
function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const text = cause instanceof Error ? `${message} (${cause.message})` : message
  return text.slice(0, 500)
}
