// The texts of one tool: heading, count, earlier variants, the list; or why there is none. Knows nothing of other panels.
import { useId, useMemo, useRef, useState } from 'react'
import { textsIn } from '#contract/tools/define.ts'
import { withAddress } from '#contract/publishing/reading-address.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { useReadingPlace } from '#web/sources/use-reading-place.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { bestOf, lackingOf } from './best-text.ts'
import { useElsewhere } from './elsewhere.ts'
import type { EngagementTerms, Network } from './engagement-checks.ts'
import { FailureNotice } from './failure-notice.tsx'
import { originOf, titleIn } from './input-words.ts'
import { rangeInWords, type LengthRange } from './length-words.ts'
import { failureToTell } from './refusal.ts'
import { countOf, webTools } from './registry.ts'
import { ResultItem } from './result-item.tsx'
import { ResultsHead } from './results-head.tsx'
import { useJudgedTone } from './use-judged-tone.ts'
import { useLanguages } from './use-languages.ts'
import type { Tool } from './use-tool.ts'
import { sourcesOf } from './use-unsourced.ts'
import { writtenAt } from './variants.ts'

const Preview = lazyPart(async () => (await import('./network-preview.tsx')).NetworkPreview)

const skeleton = [
  [92, 60],
  [100, 74],
  [86, 40],
] as const

/** The part of a tool that a panel shows, whatever the tool's input is. */
export type ShownTool = Pick<
  Tool,
  'name' | 'pending' | 'variants' | 'chosen' | 'choose' | 'reply' | 'asked' | 'tone' | 'failure' | 'blocked' | 'edit'
>

interface ResultsPanelProps {
  tool: ShownTool
  screen: ToolTab
  /** By default that of the tool. */
  heading?: string
  /** Level of that heading. */
  level?: 2 | 3
  /** Where the texts are read. */
  network: Network
  /** Recommended length of a text. */
  range: LengthRange
  /** The title in the form, used when it is not known which title texts were asked for. */
  title: string
  /** Whether a text stands on one line. */
  singleLine?: boolean
  copiesByText?: boolean
  /** Shown until there are results. */
  examples: readonly string[]
  /** Asks again, with what stands in the form now. */
  onAgain: () => void
}

export function ResultsPanel(props: ResultsPanelProps) {
  const { tool, screen, heading, level = 2, network, range, singleLine, copiesByText, examples, onAgain } = props
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [previewed, setPreviewed] = useState<number>()
  /** The text that is being edited, and what stood there: which text is the best is not decided halfway a word. */
  const [edited, setEdited] = useState<{ place: string; stood: string }>()
  const { name, pending, variants, chosen, reply, asked } = tool
  const failure = failureToTell(tool)
  const texts = useMemo(() => textsIn(reply), [reply])
  const languages = useLanguages(texts)
  const sources = useSources(asked)
  const tone = useJudgedTone(tool.tone, asked, props.title)
  const terms: EngagementTerms = {
    network,
    title: titleIn(asked) ?? props.title,
    length: range,
    tone: tone ?? 'nieuws',
  }
  const placeOf = (index: number) => `${reply?.generationId}/${index}`
  const settled = texts.map((text, index) => (edited?.place === placeOf(index) ? edited.stood : text))
  const best = tone === null ? null : bestOf(settled, terms)
  const articleId = asked?.['articleId']
  const address = useReadingPlace(typeof articleId === 'number' ? articleId : null)?.address
  const elsewhere = useElsewhere(asked, props.title)
  const origin = useMemo(() => originOf(asked, texts), [asked, texts])
  // Instagram makes no link of an address, and a title is no place for one.
  const carried = network === 'facebook' || network === 'pinterest' ? address : undefined
  const counted = [countOf(name, texts.length), elsewhere === null && origin].filter(Boolean).join(' ')

  function retry() {
    // The button goes away with the failure, so the focus moves to the heading of the panel.
    headingRef.current?.focus()
    onAgain()
  }
  return (
    <section aria-labelledby={headingId} aria-busy={pending} className="@container min-w-0">
      <ResultsHead
        id={headingId}
        ref={headingRef}
        heading={heading ?? webTools[name].heading}
        level={level}
        facts={texts.length > 0 ? [counted, rangeInWords(range)] : [`Aanbevolen ${rangeInWords(range)}`]}
        elsewhere={texts.length > 0 ? elsewhere : null}
        pending={pending}
        onPreview={texts.length > 0 && network !== 'titles' ? () => setPreviewed(best?.index ?? 0) : null}
        onAgain={texts.length > 0 ? onAgain : null}
        chosen={chosen}
        count={variants.length}
        onChoose={tool.choose}
      />
      {failure && !pending && <FailureNotice failure={failure} onRetry={retry} over={texts.length > 0} />}
      {pending && texts.length === 0 ? (
        <div className="grid gap-8">
          {skeleton.map((widths, item) => (
            <SkeletonText key={item} widths={widths} />
          ))}
        </div>
      ) : reply && texts.length > 0 ? (
        <>
          <ul className={cx(pending && 'animate-pulse', elsewhere !== null && 'text-ink-3')}>
            {texts.map((text, index) => (
              <ResultItem
                key={placeOf(index)}
                text={text}
                lang={languages[index]}
                written={writtenAt(reply, index)}
                generationId={reply.generationId}
                model={reply.model}
                index={index}
                screen={screen}
                terms={terms}
                address={carried}
                best={best?.index === index ? best.why : null}
                lacks={best && best.index !== index ? lackingOf(text, settled[best.index] ?? '', terms) : []}
                sources={sources}
                writtenFor={{ asked, tone }}
                singleLine={singleLine ?? false}
                copiesByText={copiesByText ?? false}
                makesArticle={network !== 'instagram'}
                editing={edited?.place === placeOf(index)}
                onEditing={(open) => setEdited(open ? { place: placeOf(index), stood: text } : undefined)}
                onEdit={(next) => tool.edit(index, next, reply.generationId)}
              />
            ))}
          </ul>
          {texts.length > 1 && (
            <div className="border-t border-rule pt-2 *:-ml-3">
              <CopyButton
                text={texts.map((text) => withAddress(text, carried)).join('\n\n')}
                done={`${countOf(name, texts.length)} gekopieerd.`}
                label="Kopieer alles"
                describedBy={headingId}
              />
            </div>
          )}
          {previewed !== undefined && network !== 'titles' && (
            <Preview
              network={network}
              title={terms.title}
              address={address}
              texts={texts}
              languages={languages}
              range={range}
              first={previewed}
              onEdit={(index, next) => tool.edit(index, next, reply.generationId)}
              onClose={() => setPreviewed(undefined)}
            />
          )}
        </>
      ) : (
        !failure && <Examples texts={examples} />
      )}
    </section>
  )
}

/** The same list as long as the request is the same, so that texts are not searched again for nothing. */
function useSources(asked: ShownTool['asked']) {
  return useMemo(() => sourcesOf(asked), [asked])
}

function Examples({ texts }: { texts: readonly string[] }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-caption text-ink-3">{texts.length === 1 ? 'Voorbeeld' : 'Voorbeelden'}</figcaption>
      {texts.map((text) => (
        <blockquote
          key={text}
          className="max-w-prose border-t border-rule py-4 font-serif text-result text-ink-2 italic first-of-type:border-t-0 first-of-type:pt-0"
        >
          {text}
        </blockquote>
      ))}
    </figure>
  )
}
