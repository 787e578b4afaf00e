// Runs any tool, in one way for all: reserves a request, has the text drafted, validates the draft by the contract, settles
// and logs the request, and keeps the text.
import type { z } from 'zod'
import type { ToolSettings } from '#contract/tools/settings.ts'
import type { Receipt, ToolContract, Wish } from '#contract/tools/define.ts'
import { entitlement } from '#contract/access.ts'
import { Problem } from '#contract/problems.ts'
import { isBlank } from '#contract/text.ts'
import { change, type ChangeSite, type Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { showDisliked } from '../feedback/disliked-store.ts'
import { showExamples } from '../feedback/store.ts'
import { keepGeneration } from '../history/store.ts'
import type { Site } from '../http/site.ts'
import { giveBack, refuseWaste, reserve, settle, type Outcome, type Reservation } from '../quota/store.ts'
import type { Texts } from '../workshop/text-work.ts'
import { findStyle } from '../styles/store.ts'
import { bannedInOutput, bannedMessage } from './banned-words.ts'
import type { Manner, Tool } from './define.ts'
import { findSettings } from './settings-store.ts'
import { DraftFailure, plainUsage, type Ask, type Provider, type Sink, type Usage } from './provider.ts'

/** Sees to it that an article is this user's own. @throws Problem articleGone. */
export type OwnArticle = (user: PublicUser, articleId: number) => Promise<void>

/** The title and the readable text of such an article, no longer than a source may be. */
export type OwnText = (user: PublicUser, articleId: number) => Promise<{ title: string; source: string }>

/** The parts of the site that a generation needs. */
export type RunSite = ChangeSite &
  Pick<Site, 'db'> &
  Partial<Pick<Site, 'warn'>> & {
    /** Works on texts, of which a long one would hold everybody up; left out: they are worked on here. */
    texts?: Texts | undefined
    /** Asked before anything is counted, when a request names its article; left out: nobody has any. */
    ownArticle?: OwnArticle | undefined
    /** Asked for what a request leaves out that names its article; left out: nothing is known of it. */
    ownText?: OwnText | undefined
  }

export interface Caller {
  user: PublicUser
  /** Aborted when the user leaves, or stops a text that streams. */
  signal: AbortSignal
  /** Where the text of a tool that streams goes. */
  sink?: Sink
  /** Keeps what was written somewhere else too, in the transaction that keeps it in the history: both or neither. */
  alsoKeep?: (tx: Tx, deed: Deed<null>, reply: ToolReply<ToolContract>) => Promise<unknown>
}

type Body<C extends ToolContract> = z.output<C['input']> & Wish

/** What a tool answers, before its envelope: its output, which model wrote it, and where it is kept. */
export type ToolReply<C extends ToolContract> = { output: z.output<C['output']> } & Receipt

/**
 * One generation for `user`. Costs one request when it succeeds or when something of it was read, and none when it fails, or when
 * what was written cannot be kept: it is shown all the same.
 * @throws Problem requestLimitReached, trialExpired, subscriptionExpired, tooManyTries, premiumOnly, notFound (the style profile),
 * articleGone, invalidInput, cancelled, or one of the writer's.
 */
export async function runTool<C extends ToolContract>(
  site: RunSite,
  provider: Provider,
  tool: Tool<C>,
  sentBody: Body<C>,
  { user, signal, sink, alsoKeep }: Caller,
): Promise<ToolReply<C>> {
  const { db, clock } = site
  const style = await styleFor(db, user, sentBody.styleId, clock())
  if (sentBody.articleId != null) await (site.ownArticle ?? nobodys)(user, sentBody.articleId)
  const body = await completed(site, tool, sentBody, user)
  const { styleId: _style, source, tone = null, articleId = null, ...input } = body
  await refuseWaste(db, user, clock())
  const reservation = await reserve(db, user, tool.contract.name, clock(), articleId)
  const started = performance.now()
  // The article that it was for is kept beside the input, as it is of everything else that names one.
  const { articleId: _kept, ...sent } = body
  const asked = { ...sent, ...tool.remembers?.(input as z.output<C['input']>) }
  const outcome = (spent: Spent, errorMessage: string | null): Outcome => ({
    ...spent,
    errorMessage,
    processingTimeMs: Math.round(performance.now() - started),
    at: clock(),
  })
  const finish = (spent: Spent, output: Record<string, unknown>, also?: Caller['alsoKeep']) =>
    keep(site, reservation, outcome(spent, null), { input: asked, output }, also)
  const reader = listening(sink, signal)
  let spent: Spent = { modelUsed: provider.model, promptTokens: 0, completionTokens: 0, estimatedCost: null }
  try {
    const draft = await provider.draft(
      tool,
      {
        input,
        article: { source: filled(source), tone },
        style,
        ...learned(db, tool, user, clock),
        ...(site.texts && { work: working(site.texts, user.id, signal) }),
      },
      signal,
      reader,
    )
    spent = spentOn(draft, draft.model)
    const output = checked(tool, draft.output, style)
    if (signal.aborted) throw new Problem('cancelled')
    const generationId = await finish(spent, output, alsoKeep).catch(async (failure: unknown) => {
      // What is kept in a place of its own is shown from there.
      if (alsoKeep !== undefined || failure instanceof Problem) throw failure
      site.warn?.(failure, 'Een geschreven tekst kon niet worden bewaard.')
      // Given back now. Where that fails too, the sweep does it later.
      await giveBack(db, reservation, outcome(spent, describeFailure(failure))).catch(() => {})
      return notKept(reservation)
    })
    return { output, model: draft.model, generationId }
  } catch (error) {
    if (error instanceof DraftFailure && error.usage) spent = spentOn(error.usage, provider.model)
    const written = reader.written()
    const back = () => giveBack(db, reservation, outcome(spent, describeFailure(error)))
    // The user stopped a text that they were reading: what was written is kept, and the request counts.
    const settled = signal.aborted && written !== '' ? finish(spent, { text: written }).catch(back) : back()
    // The first error is the one that is told. A reservation that cannot be given back now is swept later.
    await settled.catch(() => {})
    throw error
  }
}

/** Disliked texts in one prompt: enough to see what to avoid, and no more, because a model also copies what it must not. */
const MOST_DISLIKED = 2

const working =
  (texts: Texts, userId: number, signal: AbortSignal): NonNullable<Ask['work']> =>
  (work, asked) =>
    texts.work(work, asked, { userId, signal })

const nobodys: OwnArticle = () => Promise.reject(new Problem('articleGone'))

/**
 * A request with what it leaves out of its article (`ofArticle`), as if it had been sent along.
 * @throws Problem invalidInput when a field is missing that no article fills in.
 */
async function completed<C extends ToolContract>(
  { ownText }: RunSite,
  { contract }: Tool<C>,
  body: Body<C>,
  user: PublicUser,
): Promise<Body<C>> {
  if (contract.ofArticle.length === 0) return body
  const given: Record<string, unknown> = body
  const lacks = (field: string) => {
    const value = given[field]
    return typeof value !== 'string' || isBlank(value)
  }
  const all = ['source', ...contract.ofArticle]
  if (body.articleId == null || ownText === undefined || !all.some(lacks)) return checkedInput(contract, body)
  const own: Record<string, string> = await ownText(user, body.articleId)
  const filled = all.filter(lacks).map((field) => [field, own[field]])
  return checkedInput(contract, { ...body, ...Object.fromEntries(filled) })
}

function checkedInput<C extends ToolContract>({ input }: C, body: Body<C>): Body<C> {
  const { error } = input.safeParse(body)
  if (error === undefined) return body
  throw new Problem('invalidInput', {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  })
}

/** A source of white space or invisible characters is none. */
const filled = (source: string | null | undefined) => (isBlank(source ?? '') ? null : (source ?? null))

/** What a provider may look up in the database: nothing before it asks, and the tool's settings once. */
function learned(
  db: Db,
  { contract: { name, endpoint } }: Tool,
  user: PublicUser,
  clock: () => Date,
): Pick<Ask, 'examples' | 'disliked' | 'now' | 'timeLimitSeconds'> {
  let found: Promise<ToolSettings> | undefined
  const settings = () => (found ??= findSettings(db, name, endpoint.streams !== false))
  return {
    examples: async () => showExamples(db, user.id, name, (await settings()).examplesShown, clock()),
    disliked: async () => showDisliked(db, user.id, name, Math.min(MOST_DISLIKED, (await settings()).examplesShown)),
    now: clock(),
    timeLimitSeconds: async () => (await settings()).timeLimitSeconds,
  }
}

/** The chosen style profile; null without one. @throws Problem premiumOnly, notFound. */
export async function styleFor(
  db: Db,
  user: PublicUser,
  styleId: number | null | undefined,
  now: Date,
): Promise<Manner['style']> {
  if (styleId === null || styleId === undefined) return null
  const { paid, blocked } = entitlement(user, now)
  // Whoever had Premium until yesterday is told that it ended, as for any other request.
  if (!paid) throw new Problem(blocked === 'subscriptionExpired' ? blocked : 'premiumOnly')
  return findStyle(db, user.id, styleId)
}

/**
 * The draft, validated by the contract. With too few texts, one that is too long or a forbidden word it is never shown as
 * if it were right: it is a failure, and costs nothing.
 * @throws Problem writerFailed, writerBannedWord.
 */
function checked<C extends ToolContract>(tool: Tool<C>, draft: unknown, style: Manner['style']): z.output<C['output']> {
  const parsed = tool.contract.output.safeParse(draft)
  if (!parsed.success) throw new Problem('writerFailed', { cause: parsed.error })
  const banned = bannedInOutput(parsed.data, style)
  if (banned.length > 0) throw new Problem('writerBannedWord', { message: bannedMessage(banned) })
  return parsed.data as z.output<C['output']>
}

/** Stands for the id of a text that is not in the history: of each such text another. */
const notKept = ({ id }: Reservation) => -id

/** Settles the request and keeps the text in one transaction. Returns its id in the history. */
function keep(
  site: ChangeSite,
  reservation: Reservation,
  outcome: Outcome,
  { input, output }: { input: Record<string, unknown>; output: Record<string, unknown> },
  alsoKeep: Caller['alsoKeep'] = async () => {},
): Promise<number> {
  const { userId, articleId, agentType: tool } = reservation
  // In nobody's name, so the user is not locked: settling counts the request of a deleted user too, and keeping the text
  // refers to the user, so it fails when they are gone.
  return change(site, null, async (tx, deed) => {
    const aiUsageId = await settle(tx, reservation, outcome)
    const model = outcome.modelUsed ?? ''
    const generation = { userId, articleId, aiUsageId, tool, input, output, model, createdAt: outcome.at }
    const generationId = await keepGeneration(tx, generation)
    await alsoKeep(tx, deed, { output, model, generationId })
    return generationId
  })
}

/** Passes on what is written, and remembers it. What comes after the reader has left is dropped. */
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

const spentOn = (usage: Usage, modelUsed: string): Spent => ({ modelUsed, ...plainUsage(usage) })
