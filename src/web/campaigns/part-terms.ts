// What the texts of each part are judged by: where they are read, how long they should be, whether they stand on one line.
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import { FACEBOOK_TITLE_LENGTH } from '#contract/tools/facebook-captions.ts'
import { PINTEREST_TITLE_LENGTH } from '#contract/tools/pinterest-captions.ts'
import { CAPTION_LENGTH } from '#contract/tools/subject.ts'
import { TITLE_LENGTH } from '#contract/tools/titeltovenaar.ts'
import type { Network } from '#web/tools/engagement-checks.ts'
import type { LengthRange } from '#web/tools/length-words.ts'

export interface PartTerms {
  network: Network
  range: LengthRange
  singleLine: boolean
}

/** The parts that are a list of texts of one kind. */
export type ListPart = Exclude<CampaignPartName, 'shorts' | 'meta'>

export const partTerms: Readonly<Record<ListPart, PartTerms>> = {
  titels: { network: 'titles', range: TITLE_LENGTH, singleLine: true },
  facebook: { network: 'facebook', range: FACEBOOK_TITLE_LENGTH, singleLine: true },
  pinterest: { network: 'pinterest', range: PINTEREST_TITLE_LENGTH, singleLine: true },
  'link-in-bio': { network: 'instagram', range: CAPTION_LENGTH, singleLine: false },
}
