// The campaign of an article over its room, with all the width there is: generated text is what it is about.
import type { Article } from '#contract/articles/article.ts'
import { CampaignPanel } from '#web/campaigns/campaign-panel.tsx'
import type { Take } from '#web/campaigns/meta-texts.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface CampaignDialogProps {
  article: Article
  /** Saves what was typed; rejects when that failed, which is told. */
  beforeStart: () => Promise<void>
  onTake: Take
  onClose: () => void
}

export function CampaignDialog({ article, beforeStart, onTake, onClose }: CampaignDialogProps) {
  return (
    <Dialog open wide="whole" title="Campagne" description={article.title} onClose={onClose}>
      <CampaignPanel article={article} beforeStart={beforeStart} onTake={onTake} />
    </Dialog>
  )
}
