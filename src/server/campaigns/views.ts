// What the statements of other rooms may read of campaigns: the parts that were kept, as contract/campaigns/labelled-texts.ts
// takes them.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { campaignParts } from './tables.ts'

const { articleId, part, output, texts } = campaignParts

export const keptParts = new QueryBuilder()
  .select({ articleId, part, output, texts })
  .from(campaignParts)
  .as('kept_campaign_parts')
