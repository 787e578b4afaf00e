// The endpoints of campaigns: what was kept, having parts written in lines, and edits of what was written.
import type { FastifyInstance } from 'fastify'
import { type Campaign, type CampaignPart, writtenTexts } from '#contract/campaigns/campaign.ts'
import * as endpoints from '#contract/campaigns/endpoints.ts'
import { campaignParts } from '#contract/campaigns/parts.ts'
import { holdArticle, readOwnHead } from '../articles/store.ts'
import { change } from '../change/change.ts'
import { asProblem, logProblem } from '../http/problems.ts'
import { serve } from '../http/serve.ts'
import { serveLines } from '../http/serve-lines.ts'
import type { Site } from '../http/site.ts'
import type { Provider } from '../tools/provider.ts'
import type { GenerationPace } from '../tools/routes.ts'
import type { OwnArticle } from '../tools/run.ts'
import { editPart, findParts, type PartRow } from './store.ts'
import { findTurns } from './turns-store.ts'
import { writeCampaign } from './writing.ts'

export function campaignRoutes(
  app: FastifyInstance,
  site: Site & { ownArticle: OwnArticle },
  provider: Provider,
  pace: GenerationPace,
): void {
  const { db, clock } = site

  async function campaignOf({ id, textVersion }: { id: number; textVersion: number }): Promise<Campaign> {
    const [rows, underWay] = await Promise.all([findParts(db, id), findTurns(db, id, clock())])
    const parts = campaignParts.flatMap((name) => rows.filter(({ part }) => part === name))
    return {
      parts: parts.map((row) => toWire(row, textVersion)),
      underWay: campaignParts.filter((part) => underWay.includes(part)),
    }
  }

  serve(app, site, endpoints.readCampaign, async ({ user, params }) =>
    campaignOf(await readOwnHead(db, user, params.id)),
  )
  serve(app, site, endpoints.editCampaignPart, ({ user, params: { id, part }, body }) =>
    change(site, user, async (tx, deed) => {
      const { textVersion } = await holdArticle(tx, deed, id)
      const { row, changed } = await editPart(tx, { articleId: id, part, ...body })
      if (changed) deed.tell({ topic: 'articles', id, onlyFor: user.id })
      return toWire(row, textVersion)
    }),
  )
  serveLines(app, site, endpoints.makeCampaign, async ({ user, body, signal, emit, request }) => {
    const { id } = await writeCampaign(
      site,
      provider,
      { user, body, signal: signal(), pace },
      {
        begun: (part) => emit({ part, begun: true }),
        // It was written from the text as it stood a moment ago; the last line knows of what changed meanwhile.
        kept: (row) => emit({ part: toWire(row, row.version) }),
        failed(part, error) {
          const problem = asProblem(error as Error)
          logProblem(request, error, problem)
          emit({ part, problem: { status: problem.status, ...problem.reply() } })
        },
      },
    )
    return campaignOf(await readOwnHead(db, user, id))
  })
}

/** @param textVersion the version at which title or text of the article last changed. */
function toWire({ articleId: _article, texts, createdAt, ...row }: PartRow, textVersion: number): CampaignPart {
  return {
    ...row,
    texts: texts ?? writtenTexts(row.output),
    outdated: row.version < textVersion,
    createdAt: createdAt.toISOString(),
  }
}
