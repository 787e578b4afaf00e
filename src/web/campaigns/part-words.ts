// The words for what a part holds. Pure; knows no state.
import { campaignTools, type CampaignPartName } from '#contract/campaigns/parts.ts'
import { countOf } from '#web/tools/registry.ts'

/** '5 titels', '1 script'. */
export const countInWords = (part: CampaignPartName, count: number) => countOf(campaignTools[part], count)

const numbers = ['Geen', 'Eén', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes']

/** The number as it begins a sentence. */
export const atStart = (count: number) => numbers[count] ?? String(count)
