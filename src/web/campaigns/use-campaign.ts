// The campaign of one article on the screen: how it stands with each part, having parts made, and editing their texts. Tells what
// became of it by one toast. Renders nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CampaignText } from '#contract/campaigns/campaign.ts'
import { campaignPartLabels, campaignParts, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { preCheck, requestsLeft } from '#contract/quota.ts'
import { useAiCounter, useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { editsOf, shownPart, unsentKey, unsentNow } from './campaign-edits.ts'
import { useCampaignQuery } from './campaign-query.ts'
import { runCampaign, stopCampaign, workKey, workNow, type Made } from './campaign-run.ts'
import { isBusy, standingOf, type Standing } from './part-state.ts'

/** What the host tells of its article. */
export interface CampaignArticle {
  id: number
  title: string
  /** The version at which title or text last changed. */
  textVersion: number
  version: number
}

export function useCampaign(article: CampaignArticle, beforeStart: () => Promise<void>) {
  const { id, textVersion } = article
  const client = useQueryClient()
  const user = useLoggedInUser()
  const now = useNow()
  const counter = useAiCounter()
  const query = useCampaignQuery(id)
  const edits = useMemo(() => editsOf(client, id), [client, id])
  const runner = { client, user, articleId: id, count: counter.bump }
  // Data of this window only: nothing is fetched for it.
  const local = { enabled: false, gcTime: Infinity } as const
  const { data: work = {} } = useQuery({ ...local, queryKey: workKey(user.id, id), queryFn: () => workNow(runner) })
  const { data: unsent = {} } = useQuery({
    ...local,
    queryKey: unsentKey(id),
    queryFn: () => unsentNow(client, id),
  })
  useEffect(() => {
    // What was typed last may not wait for its rest when the window is left.
    const leaving = () => document.hidden && void edits.flush()
    document.addEventListener('visibilitychange', leaving)
    return () => {
      document.removeEventListener('visibilitychange', leaving)
      void edits.flush()
    }
  }, [edits])

  const standings: Standing[] = campaignParts.map((part) => {
    const standing = standingOf(part, query.data ?? { parts: [], underWay: [] }, work, textVersion)
    return { ...standing, kept: standing.kept && shownPart(standing.kept, unsent[part]) }
  })

  /** Has these parts written, after the host has saved. Resolves to whether anything was made. */
  async function make(parts: readonly CampaignPartName[], styleId: number | null): Promise<boolean> {
    const refused = preCheck(user, new Date())
    if (refused) {
      toast({ variant: 'destructive', ...refused })
      return false
    }
    try {
      await beforeStart()
    } catch {
      // The host says why it could not save.
      return false
    }
    await edits.flush()
    const outcome = await runCampaign(runner, parts, styleId)
    tell(outcome, parts)
    const { failures, stopped } = outcome
    // A refusal is also news about the user: a limit that was changed, a trial that ended.
    if (failures.some(({ limit, sessionEnded }) => limit || sessionEnded)) await counter.reload()
    // Just after a stop the server still counts what it is giving back.
    else if (!stopped) await counter.refresh()
    return outcome.made.length > 0
  }
  return {
    query,
    standings,
    /** Whether this window is having anything written. */
    busy: isBusy(work),
    /** null: unlimited. */
    left: requestsLeft(user, now),
    /** Why AI is closed to this user; null when it is open. */
    blocked: preCheck(user, now),
    make,
    stop: () => stopCampaign(runner),
    edit: (
      part: CampaignPartName,
      generationId: number,
      change: (texts: readonly CampaignText[]) => readonly CampaignText[],
    ) => edits.edit(part, generationId, change),
    /** Whether what was typed could not be saved yet. */
    unsaved: (part: CampaignPartName) => unsent[part]?.failed === true,
    save: edits.send,
  }
}
export type CampaignInUse = ReturnType<typeof useCampaign>

/** Only one toast shows at a time, so a failure goes before what the screen shows anyway. */
function tell({ made, failures, stopped }: Made, parts: readonly CampaignPartName[]): void {
  const failure = failures.find(({ limit }) => limit) ?? failures[0]
  if (failure) {
    const { title, description, beyond } = failure
    toast({ ...(!beyond && { variant: 'destructive' }), title, description })
  } else if (stopped) {
    toast({
      title: 'Gestopt',
      description: made.length > 0 ? `${inWords(made.length)} al klaar.` : 'Er is niets verbruikt.',
    })
  } else if (parts.length === 1) {
    const label = campaignPartLabels[parts[0] ?? 'titels'].label
    toast({ title: `${label} gemaakt`, description: 'De teksten staan voor je klaar.' })
  } else toast({ title: 'Campagne gemaakt', description: `${inWords(made.length)} voor je klaar.` })
}

const inWords = (count: number) => (count === 1 ? 'Eén onderdeel staat' : `${count} onderdelen staan`)
