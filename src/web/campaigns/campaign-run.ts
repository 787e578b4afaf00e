// Has parts of a campaign written, and follows each line of the reply. It goes on when the screen is left, and ends with the
// session of its user. Knows no markup.
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts/user.ts'
import { campaignPart } from '#contract/campaigns/campaign.ts'
import { makeCampaign } from '#contract/campaigns/endpoints.ts'
import { campaignParts, campaignTools, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { toolTabs } from '#contract/tools/tabs.ts'
import type { PartLine } from '#contract/tools/stream.ts'
import { rememberFeedback } from '#web/feedback/use-feedback.ts'
import { ApiError, isProblem, wasAborted } from '#web/http/call.ts'
import { stream } from '#web/http/stream.ts'
import { userQuery } from '#web/session/use-user.ts'
import { failureOf, type Failure } from '#web/tools/refusal.ts'
import { campaignKey, campaignNow, setCampaign } from './campaign-query.ts'
import { withFailure, withPart, without, withState, type Work } from './part-state.ts'

/** How it ended: which parts were made and why the others were not. `stopped`: by its user. */
export interface Made {
  made: readonly CampaignPartName[]
  failures: readonly Failure[]
  stopped: boolean
}

/** Whom it is for, and how their requests are counted on the screen. */
export interface Runner {
  client: QueryClient
  user: User
  articleId: number
  /** One request was granted. */
  count: () => void
}

export const workKey = (userId: number, articleId: number) => ['campaign-work', userId, articleId] as const

export const workNow = ({ client, user, articleId }: Runner): Work =>
  client.getQueryData<Work>(workKey(user.id, articleId)) ?? {}

function setWork({ client, user, articleId }: Runner, change: (now: Work) => Work): void {
  if (client.getQueryData(userQuery.queryKey)?.id !== user.id) return
  client.setQueryDefaults(['campaign-work'], { gcTime: Infinity, staleTime: Infinity })
  client.setQueryData<Work>(workKey(user.id, articleId), (now) => change(now ?? {}))
}

/** What this window is asking for, per cache: to stop it. */
const asking = new WeakMap<QueryClient, Map<number, Set<AbortController>>>()

function controllersOf({ client, articleId }: Pick<Runner, 'client' | 'articleId'>): Set<AbortController> {
  const all = asking.get(client) ?? new Map<number, Set<AbortController>>()
  asking.set(client, all)
  const own = all.get(articleId) ?? new Set<AbortController>()
  all.set(articleId, own)
  return own
}

/** Ends all that this window is having written of an article; what is ready stays. */
export function stopCampaign(runner: Runner): void {
  for (const controller of controllersOf(runner)) controller.abort()
}

/** Never rejects. */
export async function runCampaign(
  runner: Runner,
  parts: readonly CampaignPartName[],
  styleId: number | null,
): Promise<Made> {
  const { client, user, articleId } = runner
  const controller = new AbortController()
  const { signal } = controller
  const controllers = controllersOf(runner).add(controller)
  const unfollow = client
    .getQueryCache()
    .subscribe(() => client.getQueryData(userQuery.queryKey)?.id !== user.id && controller.abort())
  const made: CampaignPartName[] = []
  const failures: Failure[] = []
  const open = () => parts.filter((part) => !made.includes(part) && workNow(runner)[part]?.state !== 'failed')
  const fail = (some: readonly CampaignPartName[], failure: Failure) => {
    failures.push(failure)
    setWork(runner, (work) => withFailure(work, some, failure, campaignNow(client, articleId)))
  }

  function hear(line: PartLine): void {
    if (signal.aborted) return
    if ('begun' in line) setWork(runner, (work) => withState(work, named(line.part), 'writes'))
    else if ('problem' in line) {
      const error = new ApiError(line.problem.status, line.problem.message, line.problem)
      for (const part of named(line.part)) fail([part], failureOf(toolTabs[campaignTools[part]][0], error, user))
    } else {
      const kept = campaignPart.safeParse(line.part)
      // A part that a newer server knows comes with the next reload.
      if (!kept.success) return
      const { data } = kept
      made.push(data.part)
      runner.count()
      rememberFeedback(client, data.generationId, [])
      setCampaign(client, articleId, (now) => withPart(now, data))
      setWork(runner, (work) => without(work, [data.part]))
    }
  }
  setWork(runner, (work) => withState(work, parts, 'waits'))
  try {
    const body = { articleId, parts: [...parts], ...(styleId !== null && { styleId }) }
    const campaign = await stream(makeCampaign, { body, signal }, () => {}, hear)
    setCampaign(client, articleId, () => campaign)
  } catch (error) {
    if (!signal.aborted && !wasAborted(error)) {
      const failure = failureOfAll(error, user)
      // Another window is at it: its texts will come by themselves.
      if (isProblem(error, 'campaignUnderWay')) failures.push(failure)
      else fail(open(), failure)
    }
    void client.invalidateQueries({ queryKey: campaignKey(articleId) })
  } finally {
    unfollow()
    controllers.delete(controller)
    setWork(runner, (work) => without(work, open()))
  }
  return { made, failures, stopped: signal.aborted }
}

const named = (name: string): CampaignPartName[] => campaignParts.filter((part) => part === name)

/** Why nothing began, or why it broke off: in words of the whole campaign. */
function failureOfAll(error: unknown, user: User): Failure {
  const failure = failureOf('caption-generator', error, user)
  return failure.limit || failure.sessionEnded ? failure : { ...failure, title: 'De campagne is niet af' }
}
