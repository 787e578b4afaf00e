// What every view of a part's texts is given: the part, what its texts are held against, and what is done with them.
import type { CampaignPart, CampaignText } from '#contract/campaigns/campaign.ts'
import { writtenTexts } from '#contract/campaigns/campaign.ts'
import type { Tone } from '#contract/tools/article.ts'
import type { Asked } from '#web/tools/input-words.ts'
import type { WorkedTextProps } from '#web/tools/worked-text.tsx'
import { campaignTools } from '#contract/campaigns/parts.ts'
import { toolTabs } from '#contract/tools/tabs.ts'

export interface PartTextsProps {
  kept: CampaignPart
  /** The title of the article. */
  title: string
  articleId: number
  /** The request that it was written for; null: not known. */
  asked: Asked
  /** In which its texts are judged; null until that is known. */
  tone: Tone | null
  /** What facts may come from; null: not known. */
  sources: readonly string[] | null
  onEdit: (index: number, text: string) => void
  onRemove: (index: number) => void
}

/** What stood in the place of a text before any edit; undefined when that stands there still. */
export function writtenBefore({ output }: CampaignPart, { index, text }: CampaignText): string | undefined {
  const written = writtenTexts(output)[index]?.text
  return written === text ? undefined : written
}

/** What each text of a part needs to be worked on. */
export function workOn(
  { kept, articleId, asked, tone, sources, onEdit, onRemove }: PartTextsProps,
  text: CampaignText,
): Pick<
  WorkedTextProps,
  'text' | 'written' | 'generationId' | 'model' | 'index' | 'screen' | 'sources' | 'writtenFor' | 'onEdit' | 'onRemove'
> {
  return {
    text: text.text,
    written: writtenBefore(kept, text),
    generationId: kept.generationId,
    model: kept.model,
    index: text.index,
    screen: toolTabs[campaignTools[kept.part]][0],
    sources,
    writtenFor: { asked, tone, articleId },
    onEdit: (next) => onEdit(text.index, next),
    onRemove: () => onRemove(text.index),
  }
}
