// The texts of a part that is a list of one kind: titles or captions, with the best one marked. Knows no state of its part.
import { useState } from 'react'
import { carriesAddress } from '#contract/campaigns/parts.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { useReadingPlace } from '#web/sources/use-reading-place.ts'
import { bestOf, lackingOf } from '#web/tools/best-text.ts'
import type { EngagementTerms } from '#web/tools/engagement-checks.ts'
import { ResultItem } from '#web/tools/result-item.tsx'
import { useLanguages } from '#web/tools/use-languages.ts'
import { workOn, type PartTextsProps } from './part-props.ts'
import { partTerms, type ListPart } from './part-terms.ts'

const Preview = lazyPart(async () => (await import('#web/tools/network-preview.tsx')).NetworkPreview)

interface ListTextsProps extends PartTextsProps {
  part: ListPart
  /** Whether the preview is open. */
  previewing: boolean
  onPreviewed: () => void
}

export function ListTexts({ part, previewing, onPreviewed, ...props }: ListTextsProps) {
  const { kept, title, tone, onEdit } = props
  const { network, range, singleLine } = partTerms[part]
  const place = useReadingPlace(props.articleId)
  /** The text that is being edited, and what stood there: which text is the best is not decided halfway a word. */
  const [edited, setEdited] = useState<{ index: number; stood: string }>()
  const texts = kept.texts.map(({ text }) => text)
  const languages = useLanguages(texts)
  const terms: EngagementTerms = { network, title, length: range, tone: tone ?? 'nieuws' }
  const settled = kept.texts.map(({ index, text }) => (edited?.index === index ? edited.stood : text))
  const best = tone === null ? null : bestOf(settled, terms)

  return (
    <>
      <ul>
        {kept.texts.map((text, at) => (
          <ResultItem
            key={`${kept.generationId}/${text.index}`}
            {...workOn(props, text)}
            lang={languages[at]}
            terms={terms}
            address={carriesAddress(part) ? place?.address : undefined}
            best={best?.index === at ? best.why : null}
            lacks={best && best.index !== at ? lackingOf(text.text, settled[best.index] ?? '', terms) : []}
            singleLine={singleLine}
            copiesByText={part === 'titels'}
            editing={edited?.index === text.index}
            onEditing={(open) => setEdited(open ? { index: text.index, stood: text.text } : undefined)}
          />
        ))}
      </ul>
      {previewing && network !== 'titles' && (
        <Preview
          network={network}
          title={title}
          address={place?.address}
          texts={texts}
          languages={languages}
          range={range}
          first={best?.index ?? 0}
          onEdit={(at, next) => {
            const text = kept.texts[at]
            if (text) onEdit(text.index, next)
          }}
          onClose={onPreviewed}
        />
      )}
    </>
  )
}
