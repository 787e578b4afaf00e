// How it stands with each part of a campaign: what this window asks for, what was kept, and what another window is having
// written. Pure; knows no call and no markup.
import type { Campaign, CampaignPart } from '#contract/campaigns/campaign.ts'
import { campaignParts, type CampaignPartName } from '#contract/campaigns/parts.ts'
import type { Failure } from '#web/tools/refusal.ts'

/** What became of a part in this window since it was asked for. */
export type PartWork =
  | { state: 'waits' | 'writes' }
  /** `over`: the revision that stood there when it failed, 0 for none; a newer one makes it old news. */
  | { state: 'failed'; failure: Failure; over: number }

export type Work = Readonly<Partial<Record<CampaignPartName, PartWork>>>

/** `elsewhere`: another window is having it written. */
export type PartState = 'none' | 'waits' | 'writes' | 'elsewhere' | 'failed' | 'outdated' | 'ready'

export interface Standing {
  part: CampaignPartName
  state: PartState
  /** What was kept of it, also while it is written anew or after that failed; null for none. */
  kept: CampaignPart | null
  failure: Failure | null
}

/** @param textVersion the version at which title or text of the article last changed, as far as this window knows. */
export function standingOf(part: CampaignPartName, campaign: Campaign, work: Work, textVersion: number): Standing {
  const kept = campaign.parts.find((one) => one.part === part) ?? null
  const own = work[part]
  const isNews = own?.state === 'failed' && own.over >= (kept?.revision ?? 0)
  return {
    part,
    kept,
    failure: isNews ? own.failure : null,
    state:
      own !== undefined && own.state !== 'failed'
        ? own.state
        : campaign.underWay.includes(part)
          ? 'elsewhere'
          : isNews
            ? 'failed'
            : kept === null
              ? 'none'
              : kept.outdated || kept.version < textVersion
                ? 'outdated'
                : 'ready',
  }
}

/** Whether a part is being written, here or elsewhere. */
export const isUnderWay = (state: PartState) => state === 'waits' || state === 'writes' || state === 'elsewhere'

/** Whether this window is having anything written. */
export const isBusy = (work: Work) => Object.values(work).some(({ state }) => state !== 'failed')

/** All of `parts` in one state. */
export const withState = (work: Work, parts: readonly CampaignPartName[], state: 'waits' | 'writes'): Work => ({
  ...work,
  ...Object.fromEntries(parts.map((part) => [part, { state }])),
})

/** Nothing more to say of these parts: they are ready, or were stopped. */
export const without = (work: Work, parts: readonly CampaignPartName[]): Work =>
  Object.fromEntries(Object.entries(work).filter(([name]) => !parts.some((part) => part === name)))

/** Those of `parts` that are not ready yet have failed. */
export function withFailure(
  work: Work,
  parts: readonly CampaignPartName[],
  failure: Failure,
  campaign: Campaign,
): Work {
  const over = (part: CampaignPartName) => campaign.parts.find((one) => one.part === part)?.revision ?? 0
  return { ...work, ...Object.fromEntries(parts.map((part) => [part, { state: 'failed', failure, over: over(part) }])) }
}

/** A campaign with this part in the place of what there was of it. */
export function withPart(campaign: Campaign, made: CampaignPart): Campaign {
  const others = campaign.parts.filter(({ part }) => part !== made.part)
  const all = [...others, made]
  return {
    parts: campaignParts.flatMap((name) => all.filter(({ part }) => part === name)),
    underWay: campaign.underWay.filter((part) => part !== made.part),
  }
}

/**
 * What a second campaign is most likely for: what failed, is out of date or was never made.
 */
export const wantedOf = (standings: readonly Standing[]): CampaignPartName[] =>
  standings.filter(({ state }) => ['none', 'failed', 'outdated'].includes(state)).map(({ part }) => part)
