// What is typed in the texts of a campaign: shown at once, sent after a rest, and put over what another window changed. It goes on
// when the screen is left. Knows no markup.
import type { QueryClient } from '@tanstack/react-query'
import type { CampaignPart, CampaignText } from '#contract/campaigns/campaign.ts'
import { editCampaignPart } from '#contract/campaigns/endpoints.ts'
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import { call, isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { campaignKey, campaignNow, setCampaign } from './campaign-query.ts'
import { areSame, rebased } from './own-texts.ts'
import { withPart } from './part-state.ts'

/** After so many ms without a key what was typed is sent. */
const REST_MS = 700

/** How often an edit is put over a newer revision before it is told that it cannot be kept. */
const MOST_TRIES = 3

/** What stands on the screen and not on the server. */
export interface Unsent {
  generationId: number
  /** What stood there when the edit began. */
  base: readonly CampaignText[]
  texts: readonly CampaignText[]
  /** Whether sending it failed; it is tried again with the next edit. */
  failed: boolean
}

export type UnsentParts = Readonly<Partial<Record<CampaignPartName, Unsent>>>

export const unsentKey = (articleId: number) => ['campaign-unsent', articleId] as const

export const unsentNow = (client: QueryClient, articleId: number): UnsentParts =>
  client.getQueryData<UnsentParts>(unsentKey(articleId)) ?? {}

/** The part as it is shown: with what was not sent yet, unless it was written anew since. */
export function shownPart(kept: CampaignPart, unsent: Unsent | undefined): CampaignPart {
  return unsent?.generationId === kept.generationId ? { ...kept, texts: [...unsent.texts] } : kept
}

const timers = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>()
/** The parts that are being sent: the next edit waits for the reply. */
const sending = new WeakMap<QueryClient, Set<string>>()

/** The edits of one article's campaign. */
export function editsOf(client: QueryClient, articleId: number) {
  const waiting = timers.get(client) ?? new Map<string, ReturnType<typeof setTimeout>>()
  timers.set(client, waiting)
  const underWay = sending.get(client) ?? new Set<string>()
  sending.set(client, underWay)
  const nameOf = (part: CampaignPartName) => `${articleId}/${part}`
  const keptNow = (part: CampaignPartName) => campaignNow(client, articleId).parts.find((one) => one.part === part)

  function put(part: CampaignPartName, unsent: Unsent | undefined): void {
    const { [part]: _before, ...others } = unsentNow(client, articleId)
    client.setQueryDefaults(['campaign-unsent'], { gcTime: Infinity, staleTime: Infinity })
    client.setQueryData<UnsentParts>(unsentKey(articleId), { ...others, ...(unsent && { [part]: unsent }) })
  }

  /**
   * Changes the texts of a part, of that generation: after it was written anew nothing is changed any more.
   * @param change gets the texts as they are shown.
   */
  function edit(
    part: CampaignPartName,
    generationId: number,
    change: (texts: readonly CampaignText[]) => readonly CampaignText[],
  ): void {
    const kept = keptNow(part)
    if (kept?.generationId !== generationId) return
    const before = unsentNow(client, articleId)[part]
    const own = before?.generationId === generationId ? before : { generationId, base: kept.texts, texts: kept.texts }
    put(part, { ...own, texts: change(own.texts), failed: false })
    clearTimeout(waiting.get(nameOf(part)))
    waiting.set(
      nameOf(part),
      setTimeout(() => void send(part), REST_MS),
    )
  }

  /** Sends what is unsent of a part. Never rejects. */
  async function send(part: CampaignPartName): Promise<void> {
    const name = nameOf(part)
    clearTimeout(waiting.get(name))
    waiting.delete(name)
    if (underWay.has(name)) return
    underWay.add(name)
    try {
      for (let tries = 1; await sendOnce(part, tries); tries += 1);
    } finally {
      underWay.delete(name)
    }
  }

  /** @returns whether there is something to send still. */
  async function sendOnce(part: CampaignPartName, tries: number): Promise<boolean> {
    const [kept, unsent] = [keptNow(part), unsentNow(client, articleId)[part]]
    if (unsent === undefined) return false
    if (kept?.generationId !== unsent.generationId) {
      tellLost()
      put(part, undefined)
      return false
    }
    const texts = rebased(unsent.base, unsent.texts, kept.texts)
    try {
      const params = { id: articleId, part }
      const reply = await call(editCampaignPart, { params, body: { revision: kept.revision, texts } })
      setCampaign(client, articleId, (now) => withPart(now, reply))
      const after = unsentNow(client, articleId)[part]
      // Typed on meanwhile: what was sent is what that is an edit of.
      const isDone = after === undefined || areSame(after.texts, unsent.texts)
      put(
        part,
        isDone ? undefined : { ...after, texts: rebased(unsent.texts, after.texts, reply.texts), base: reply.texts },
      )
      return !isDone && !waiting.has(nameOf(part))
    } catch (error) {
      if (isProblem(error, 'changedMeanwhile') && tries < MOST_TRIES) {
        await client.refetchQueries({ queryKey: campaignKey(articleId) })
        return true
      }
      const after = unsentNow(client, articleId)[part]
      if (after) put(part, { ...after, failed: true })
      tellFailure('Bewerking niet opgeslagen', error)
      return false
    }
  }

  /** Sends all that is unsent at once. */
  async function flush(): Promise<void> {
    await Promise.all((Object.keys(unsentNow(client, articleId)) as CampaignPartName[]).map(send))
  }
  return { edit, send, flush }
}

/** Another window had the part written anew while something was typed here. */
function tellLost(): void {
  toast({
    title: 'Intussen opnieuw gemaakt',
    description: 'Dit deel is in een ander venster opnieuw gemaakt. Je bewerking hoorde bij de vorige teksten.',
  })
}
