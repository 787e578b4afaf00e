// The endpoints of campaigns. A campaign is its article's: another user's is answered with 404, and nobody but its owner makes
// or edits it, administrators neither.
import { z } from 'zod'
import { entityIdText, get, idParams, post, put } from '../endpoint.ts'
import { campaign, campaignPart, editedPart, newCampaign } from './campaign.ts'
import { campaignParts } from './parts.ts'

/** What was kept; empty for an article without a campaign. */
export const readCampaign = get('/api/articles/:id/campaign', { access: 'user', params: idParams, output: campaign })

/**
 * Writes parts of a campaign, each by one AI request of its own, which is given back when the part fails. The reply comes in
 * lines (tools/stream.ts): that a part is begun, the part once it is kept, or the problem that it failed by; the last one is the
 * whole campaign. A client that leaves ends it: what was kept stays, and the parts under way cost nothing.
 * @throws campaignUnderWay when one of these parts is being written already.
 */
export const makeCampaign = post('/api/articles/campaign', {
  access: 'user',
  body: newCampaign,
  output: campaign,
  streams: 'always',
})

/** Puts somebody's own texts in the place of what was generated, until the part is written anew. @throws changedMeanwhile. */
export const editCampaignPart = put('/api/articles/:id/campaign/:part', {
  access: 'user',
  params: z.object({ id: entityIdText, part: z.enum(campaignParts) }),
  body: editedPart,
  output: campaignPart,
})
