// Asks a language model for title, description and keywords, and shows what it proposed, to be taken over one by one. The price
// stands there before. Knows no tool and no quota.
import { Check, Sparkles } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { SeoValues } from './seo-values.ts'

export interface MetaProposal {
  field: 'seoTitle' | 'seoDescription' | 'seoKeywords'
  value: string
}

export interface Proposing {
  /** Asks; costs one request. */
  ask: () => void
  asking: boolean
  /** What came last; empty before. */
  proposals: readonly MetaProposal[]
  /** Why it cannot be asked now, in Dutch: the limit was reached. */
  refused?: string | undefined
}

interface MetaProposalsProps extends Proposing {
  values: SeoValues
  onTake: (proposal: MetaProposal) => void
}

const names = {
  seoTitle: 'SEO-titel',
  seoDescription: 'Omschrijving',
  seoKeywords: 'Trefwoorden',
} as const satisfies Record<MetaProposal['field'], string>

export function MetaProposals({ ask, asking, proposals, refused, values, onTake }: MetaProposalsProps) {
  return (
    <section aria-label="Voorstellen" aria-busy={asking} className="grid grid-cols-1 gap-2">
      <Button
        kind="secondary"
        size="small"
        className="w-full py-1.5 text-left! [&_svg]:text-accent-ink"
        pending={asking}
        disabled={refused !== undefined}
        onClick={ask}
      >
        {!asking && <Sparkles aria-hidden />}
        <span className="min-w-0 flex-1">
          {proposals.length > 0 ? 'Stel iets anders voor' : 'Stel titel, omschrijving en trefwoorden voor'}
          <span className="block text-caption font-normal text-ink-3">{refused ?? '1 AI-verzoek'}</span>
        </span>
      </Button>
      <div role="status" className="grid grid-cols-1 gap-2">
        {asking && <SkeletonText widths={[90, 100, 60]} />}
        {!asking && proposals.length > 0 && (
          <ul className="grid">
            {proposals.map((proposal) => {
              const { field, value } = proposal
              const taken = values[field] === value
              return (
                <li key={`${field} ${value}`} className="border-t border-rule py-2 first:border-t-0">
                  <p className="text-caption text-ink-3">{names[field]}</p>
                  <p className="text-small wrap-anywhere">{value}</p>
                  <Button
                    kind={taken ? 'done' : 'quiet'}
                    size="small"
                    className={taken ? 'mt-1' : '-ml-3 text-accent-ink!'}
                    aria-label={taken ? `${names[field]} overgenomen` : `Neem ${names[field].toLowerCase()} over`}
                    aria-disabled={taken || undefined}
                    onClick={() => taken || onTake(proposal)}
                  >
                    {taken && <Check aria-hidden />}
                    {taken ? 'Overgenomen' : 'Neem over'}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </section>
  )
}
