// The texts of one part with all that can be done with them: edit, delete and bring back, copy all. Each kind of part has its own
// view. Knows nothing of how it stands with the part.
import { useMemo } from 'react'
import { writtenTexts, type CampaignPart } from '#contract/campaigns/campaign.ts'
import { carriesAddress } from '#contract/campaigns/parts.ts'
import { withAddress } from '#contract/publishing/reading-address.ts'
import { useReadingPlace } from '#web/sources/use-reading-place.ts'
import { Authorship } from '#web/tools/authorship.tsx'
import { useJudgedTone } from '#web/tools/use-judged-tone.ts'
import { sourcesOf } from '#web/tools/use-unsourced.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAsked } from './campaign-query.ts'
import { ListTexts } from './list-texts.tsx'
import { MetaTexts, type Take } from './meta-texts.tsx'
import { withOwnText, withoutText } from './own-texts.ts'
import type { PartTextsProps } from './part-props.ts'
import { countInWords } from './part-words.ts'
import { ScriptText } from './script-text.tsx'
import type { CampaignInUse } from './use-campaign.ts'

interface TextsProps {
  kept: CampaignPart
  campaign: Pick<CampaignInUse, 'edit'>
  article: { id: number; title: string }
  /** The id of the heading above them: it gets the focus when a text is gone. */
  headingId: string
  preview: readonly [open: boolean, onClose: () => void]
  /** Puts a text in a field of the article; left out where that cannot be. */
  onTake?: Take | undefined
}

export function PartTexts({
  kept,
  campaign,
  article,
  headingId,
  onTake,
  preview: [previewing, onPreviewed],
}: TextsProps) {
  const { part, generationId } = kept
  const asked = useAsked(generationId)
  const sources = useMemo(() => sourcesOf(asked), [asked])
  const tone = useJudgedTone(null, asked, article.title)
  const place = useReadingPlace(article.id)
  const carried = carriesAddress(part) ? place?.address : undefined
  const written = writtenTexts(kept.output)
  const gone = written.length - kept.texts.length

  function remove(index: number) {
    const before = kept.texts.find((one) => one.index === index)
    campaign.edit(part, generationId, (texts) => withoutText(texts, index))
    document.getElementById(headingId)?.focus()
    toast({
      title: 'Tekst verwijderd',
      ...(before && {
        action: {
          label: 'Ongedaan maken',
          run: () => campaign.edit(part, generationId, (texts) => withOwnText(texts, index, before.text)),
        },
      }),
    })
  }
  function bringBack() {
    campaign.edit(part, generationId, (texts) =>
      written.reduce<typeof texts>(
        (all, { index, text }) => (all.some((one) => one.index === index) ? all : withOwnText(all, index, text)),
        texts,
      ),
    )
    document.getElementById(headingId)?.focus()
  }
  const shared: PartTextsProps = {
    kept,
    title: article.title,
    articleId: article.id,
    asked,
    tone,
    sources,
    onEdit: (index, text) => campaign.edit(part, generationId, (texts) => withOwnText(texts, index, text)),
    onRemove: remove,
  }
  return (
    <div className="grid gap-4">
      {part === 'shorts' ? (
        <ScriptText {...shared} />
      ) : part === 'meta' ? (
        <MetaTexts {...shared} onTake={onTake} />
      ) : (
        <ListTexts {...shared} part={part} previewing={previewing} onPreviewed={onPreviewed} />
      )}
      {(kept.texts.length > 1 || gone > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 border-t border-rule pt-2 *:first:-ml-3">
          {kept.texts.length > 1 && (
            <CopyButton
              text={kept.texts.map(({ text }) => withAddress(text, carried)).join('\n\n')}
              done={`${countInWords(part, kept.texts.length)} gekopieerd.`}
              label="Kopieer alles"
              describedBy={headingId}
            />
          )}
          {gone > 0 && (
            <Button kind="quiet" size="small" onClick={bringBack}>
              Zet {countInWords(part, gone)} terug
            </Button>
          )}
        </div>
      )}
      <Authorship models={[kept.model]} />
    </div>
  )
}
