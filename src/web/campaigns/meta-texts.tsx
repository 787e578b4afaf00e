// What search engines and networks show of an article, by kind: titles, descriptions, keywords, hashtags. Each can be taken over into
// the article where its screen has fields for them. Knows no state of its part.
import { useState } from 'react'
import type { CampaignText } from '#contract/campaigns/campaign.ts'
import { metaKinds, textsOfKind, type MetaKind } from '#contract/campaigns/labelled-texts.ts'
import { characterCount } from '#contract/text.ts'
import { META_LENGTH } from '#contract/tools/article-meta.ts'
import { WorkedText } from '#web/tools/worked-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'
import { workOn, type PartTextsProps } from './part-props.ts'

/** Puts a text in a field of the article. */
export type Take = (field: 'seoTitle' | 'seoDescription' | 'seoKeywords', text: string) => void

interface Kind {
  kind: MetaKind
  /** In characters; null where only a network counts. */
  most: number | null
  /** Where it goes in the article; null where it has no place there. */
  into: Parameters<Take>[0] | null
}

const kinds: readonly Kind[] = [
  { kind: 'titles', most: META_LENGTH.title, into: 'seoTitle' },
  { kind: 'descriptions', most: META_LENGTH.description, into: 'seoDescription' },
  { kind: 'keywords', most: null, into: 'seoKeywords' },
  { kind: 'hashtags', most: null, into: null },
]

/** In characters: what one edits keywords and hashtags towards, which nobody counts. */
const LONG_LINE = 300

export function MetaTexts({ onTake, ...props }: PartTextsProps & { onTake?: Take | undefined }) {
  const { kept } = props
  const [edited, setEdited] = useState<number>()
  return (
    <div className="grid gap-8">
      {kinds.map(({ kind, most, into }) => {
        const texts = textsOfKind(kept.output, kept.texts, kind)
        if (texts.length === 0) return null
        return (
          <section key={kind} aria-label={metaKinds[kind]}>
            <h3 className="mb-3 flex items-baseline gap-x-2.5 font-sans font-semibold">
              {metaKinds[kind]}
              {most !== null && <span className="text-small font-normal text-ink-3">tot {most} tekens</span>}
            </h3>
            <ul>
              {texts.map((text) => (
                <li
                  key={`${kept.generationId}/${text.index}`}
                  className="border-t border-rule pt-4 pb-3 first:border-t-0 first:pt-0"
                >
                  <WorkedText
                    {...workOn(props, text)}
                    range={{ min: 1, max: most ?? LONG_LINE }}
                    singleLine
                    isLong={onTake !== undefined && into !== null}
                    lang={undefined}
                    copied="De tekst staat klaar om te plakken."
                    editing={edited === text.index}
                    onEditing={(open) => setEdited(open ? text.index : undefined)}
                  >
                    <Length text={text} most={most} />
                    {onTake && into && (
                      <Button
                        kind="quiet"
                        size="small"
                        className="first:-ml-3"
                        onClick={() => take(onTake, kind, into, text.text)}
                      >
                        Neem over
                      </Button>
                    )}
                  </WorkedText>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function take(onTake: Take, kind: MetaKind, into: Parameters<Take>[0], text: string): void {
  onTake(into, text)
  toast({ title: 'Overgenomen', description: `${metaKinds[kind]}: zo staat het nu bij de SEO-velden van je artikel.` })
}

function Length({ text: { text }, most }: { text: CampaignText; most: number | null }) {
  if (most === null) return null
  const count = characterCount(text)
  const fits = count <= most
  return (
    <span className={cx('tabular-nums', fits ? 'text-good' : 'font-semibold text-accent-ink')}>
      {count} tekens{!fits && ', te lang'}
    </span>
  )
}
