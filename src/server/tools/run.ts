// Runs any tool: reserve a request, have it drafted, hold the draft against the contract, settle, log and keep. One way
// for all tools.
import type { z } from 'zod'
import type { ToolSettings } from '#contract/tools/settings.ts'
import type { Receipt, ToolContract, Wish } from '#contract/tools/define.ts'
import { entitlement } from '#contract/access.ts'
import { Problem } from '#contract/problems.ts'
import { change, type ChangeSite } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { showExamples } from '../feedback/store.ts'
import { keepGeneration } from '../history/store.ts'
import type { Site } from '../http/site.ts'
import { giveBack, reserve, settle, type Outcome, type Reservation } from '../quota/store.ts'
import { findStyle } from '../styles/store.ts'
import { bannedInOutput, bannedMessage } from './banned-words.ts'
import type { Manner, Tool } from './define.ts'
import { findSettings } from './settings-store.ts'
import { DraftFailure, type Ask, type Provider, type Sink, type Usage } from './provider.ts'

/** What of the house a generation needs. */
export type RunSite = ChangeSite & Pick<Site, 'db'>

export interface Caller {
  user: PublicUser
  /** Aborted when the user leaves, or stops a text that streams. */
  signal: AbortSignal
  /** Where a tool that streams writes to. */
  sink?: Sink
}

type Body<C extends ToolContract> = z.output<C['input']> & Wish

/** What a tool answers, before its envelope: its output, which model wrote it, and where it is kept. */
export type ToolReply<C extends ToolContract> = { output: z.output<C['output']> } & Receipt

/**
 * One generation for `user`. Costs one request when it succeeds or when something of it was read, and none when it fails.
 * @throws Problem requestLimitReached, trialExpired, subscriptionExpired, premiumOnly, notFound (the style profile),
 * cancelled, or one of the writer's.
 */
export async function runTool<C extends ToolContract>(
  site: RunSite,
  provider: Provider,
  tool: Tool<C>,
  body: Body<C>,
  { user, signal, sink }: Caller,
): Promise<ToolReply<C>> {
  const { db, clock } = site
  const { styleId, ...input } = body
  const style = await styleFor(db, user, styleId, clock())
  const reservation = await reserve(db, user, tool.contract.name, clock())
  const started = performance.now()
  const outcome = (spent: Spent, errorMessage: string | null): Outcome => ({
    ...spent,
    errorMessage,
    processingTimeMs: Math.round(performance.now() - started),
    at: clock(),
  })
  const finish = (spent: Spent, output: Record<string, unknown>) =>
    keep(site, reservation, outcome(spent, null), { input: body, output })
  const reader = listening(sink, signal)
  let spent: Spent = { modelUsed: provider.model, promptTokens: 0, completionTokens: 0, estimatedCost: null }
  try {
    const draft = await provider.draft(tool, { input, style, ...learned(db, tool, user, clock) }, signal, reader)
    spent = spentOn(draft, draft.model)
    const output = checked(tool, draft.output, style)
    if (signal.aborted) throw new Problem('cancelled')
    return { output, model: draft.model, generationId: await finish(spent, output) }
  } catch (error) {
    if (error instanceof DraftFailure && error.usage) spent = spentOn(error.usage, provider.model)
    const written = reader.written()
    const back = () => giveBack(db, reservation, outcome(spent, describeFailure(error)))
    // Stopped while it was read: what was written stays, and the request with it.
    const settled = signal.aborted && written !== '' ? finish(spent, { text: written }).catch(back) : back()
    // What went wrong first is what is told; a reservation that cannot be given back now is swept later.
    await settled.catch(() => {})
    throw error
  }
}

/** What a provider may ask of the database: each only when it does, and the tool's settings once. */
function learned(
  db: Db,
  { contract: { name, endpoint } }: Tool,
  user: PublicUser,
  clock: () => Date,
): Pick<Ask, 'examples' | 'timeLimitSeconds'> {
  let found: Promise<ToolSettings> | undefined
  const settings = () => (found ??= findSettings(db, name, endpoint.streams))
  return {
    examples: async () => showExamples(db, user.id, name, (await settings()).examplesShown, clock()),
    timeLimitSeconds: async () => (await settings()).timeLimitSeconds,
  }
}

/** The chosen style profile. @throws Problem premiumOnly, notFound. */
async function styleFor(
  db: Db,
  user: PublicUser,
  styleId: number | null | undefined,
  now: Date,
): Promise<Manner['style']> {
  if (styleId === null || styleId === undefined) return null
  const { paid, blocked } = entitlement(user, now)
  // Who had Premium until yesterday is told that it ended, as for any other request.
  if (!paid) throw new Problem(blocked === 'subscriptionExpired' ? blocked : 'premiumOnly')
  return findStyle(db, user.id, styleId)
}

/** The draft as the contract promises it. Never shown as if it were right: too few, too long or a forbidden word is a failure, and costs nothing. */
function checked<C extends ToolContract>(tool: Tool<C>, draft: unknown, style: Manner['style']): z.output<C['output']> {
  const parsed = tool.contract.output.safeParse(draft)
  if (!parsed.success) throw new Problem('writerFailed', { cause: parsed.error })
  const banned = bannedInOutput(parsed.data, style)
  if (banned.length > 0) throw new Problem('writerBannedWord', { message: bannedMessage(banned) })
  return parsed.data as z.output<C['output']>
}

/** Settles the request and keeps what came of it, both or neither. Returns the id in the history. */
function keep(
  site: ChangeSite,
  reservation: Reservation,
  outcome: Outcome,
  { input, output }: { input: Record<string, unknown>; output: Record<string, unknown> },
): Promise<number> {
  const { userId, agentType: tool } = reservation
  // Nobody is held: settling counts the request of a deleted user too, and keeping it refers to the user, or fails.
  return change(site, null, async (tx) => {
    const aiUsageId = await settle(tx, reservation, outcome)
    const model = outcome.modelUsed ?? ''
    return keepGeneration(tx, { userId, aiUsageId, tool, input, output, model, createdAt: outcome.at })
  })
}

/** Passes on what is written, and remembers it; what comes after the reader left reached nobody. */
function listening(sink: Sink | undefined, signal: AbortSignal): Sink & { written(): string } {
  let written = ''
  return {
    write(piece) {
      if (signal.aborted) return
      written += piece
      sink?.write(piece)
    },
    restart() {
      written = ''
      sink?.restart()
    },
    written: () => written,
  }
}

type Spent = Pick<Outcome, 'modelUsed' | 'promptTokens' | 'completionTokens' | 'estimatedCost'>

const spentOn = ({ promptTokens, completionTokens, estimatedCost }: Usage, modelUsed: string): Spent => ({
  modelUsed,
  promptTokens,
  completionTokens,
  estimatedCost,
})
