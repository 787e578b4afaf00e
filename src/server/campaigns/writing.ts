// Writes parts of a campaign: each by its tool, as one request of its own, two at a time. What is ready is kept and told at once.
// Knows no HTTP.
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { entitlement } from '#contract/access.ts'
import type { newCampaign } from '#contract/campaigns/campaign.ts'
import { campaignTools, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { readOwnArticle, type ArticleRow } from '../articles/store.ts'
import { change, type Deed } from '../change/change.ts'
import { inLanes } from '../fetch/slots.ts'
import type { Site } from '../http/site.ts'
import type { Provider } from '../tools/provider.ts'
import type { Tool } from '../tools/define.ts'
import { tools } from '../tools/registry.ts'
import { runTool, styleFor, type RunSite } from '../tools/run.ts'
import { inputOf, type Subject } from './article-subject.ts'
import { keepPart, type PartRow } from './store.ts'
import { tellSubject } from './text-work.ts'
import { keepTurns, leaveTurns, takeTurns } from './turns-store.ts'

/** Parts under way at once: a whole campaign at once would take all that a model allows one user. */
const AT_ONCE = 2

/** Hears what becomes of each part. */
export interface Listener {
  begun: (part: CampaignPartName) => void
  kept: (row: PartRow) => void
  failed: (part: CampaignPartName, error: unknown) => void
}

interface Wish {
  user: PublicUser
  body: z.output<typeof newCampaign>
  /** Aborted when the browser leaves. */
  signal: AbortSignal
  /** Counts what is begun. @throws Problem tooManyTries. */
  pace: (userId: number, count: number) => void
}

/**
 * Writes what is asked. Parts that fail, are told; the others go on. When the browser leaves, parts under way are given back
 * and no other begins.
 * @returns the article that was written about, as it was.
 * @throws Problem before the first part: notFound, notAllowed, requestLimitReached, trialExpired, subscriptionExpired,
 * premiumOnly, tooManyTries, campaignUnderWay.
 */
export async function writeCampaign(
  site: RunSite & Pick<Site, 'texts'>,
  provider: Provider,
  { user, body: { articleId, parts, styleId = null }, signal, pace }: Wish,
  listener: Listener,
): Promise<ArticleRow> {
  const { db, clock, texts } = site
  const article = await readOwnArticle(db, user, articleId)
  // Each part asks these again when its turn comes; who has nothing left is told before the first line.
  const { blocked } = entitlement(user, clock())
  if (blocked !== null) throw new Problem(blocked)
  await styleFor(db, user, styleId, clock())
  pace(user.id, parts.length)

  const holder = randomUUID()
  const tell = (deed: Deed | Deed<null>) => deed.tell({ topic: 'articles', id: articleId, onlyFor: user.id })
  await change(site, user, async (tx, deed) => {
    await takeTurns(tx, { articleId, parts, holder, now: deed.at })
    tell(deed)
  })
  const leave = (some?: readonly CampaignPartName[]) =>
    change(site, null, async (tx, deed) => {
      if (await leaveTurns(tx, holder, some)) tell(deed)
    })

  async function write(part: CampaignPartName, subject: Subject): Promise<void> {
    if (signal.aborted) return
    listener.begun(part)
    let kept: PartRow | undefined
    try {
      await keepTurns(db, holder, clock())
      const tool: Tool = tools[campaignTools[part]]
      const input = { ...inputOf[part](subject), source: subject.source, styleId, articleId }
      await runTool(site, provider, tool, tool.contract.endpoint.body.parse(input) as Parameters<typeof runTool>[3], {
        user,
        signal,
        async alsoKeep(tx, deed, { output, model, generationId }) {
          const { version } = article
          kept = await keepPart(tx, { articleId, part, version, output, model, generationId, createdAt: deed.at })
          await leaveTurns(tx, holder, [part])
          tell(deed)
        },
      })
    } catch (error) {
      // A turn that cannot be given back now passes by itself.
      await leave([part]).catch(() => {})
      if (!signal.aborted) listener.failed(part, error)
      return
    }
    if (kept) listener.kept(kept)
  }
  try {
    const { title, content, seoDescription } = article
    const subject = await texts.work(tellSubject, { title, content, seoDescription }, { userId: user.id, signal })
    await inLanes(parts, AT_ONCE, (part) => write(part, subject))
  } finally {
    await leave().catch(() => {})
  }
  return article
}
