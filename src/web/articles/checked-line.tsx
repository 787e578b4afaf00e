// Whether an article was checked, by whom and when, and the button with which one does it; says what it waits for.
import { BadgeCheck, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { checkArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { toast } from '#web/ui/toast-store.ts'

interface CheckedLineProps {
  article: Article
  /** How many places are left to fill in, in the text as it stands there. */
  gaps: number
  /** How many of its pictures have no description. */
  undescribed: number
  /** Whether something was typed that is not in the article as it was saved. */
  isTyped: boolean
  /** Saves what stands there, and resolves to the version that was saved; null when that failed, which is told. */
  save: () => Promise<number | null>
  onChecked: (article: Article) => void
}

export function CheckedLine({ article, gaps, undescribed, isTyped, save, onChecked }: CheckedLineProps) {
  const [pending, setPending] = useState(false)
  const { checked, state } = article
  const isFresh = state === 'nagekeken' && !isTyped
  const waits = gaps > 0 ? waitsFor(gaps) : undescribed > 0 ? waitsForWords(undescribed) : null

  async function mark() {
    setPending(true)
    try {
      const version = await save()
      if (version === null) return
      onChecked(await call(checkArticle, { params: { id: article.id }, body: { version } }))
      toast({ title: 'Nagekeken', description: 'Je naam en de datum staan bij deze versie.' })
    } catch (error) {
      tellFailure('Niet als nagekeken gemarkeerd', error)
    } finally {
      setPending(false)
    }
  }
  return (
    <section aria-label="Nagekeken" className="grid gap-2 border-t border-rule pt-3">
      {checked !== null && (
        <p className="flex items-start gap-2 text-small">
          {isFresh ? (
            <BadgeCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          )}
          <span>
            <strong className="font-semibold">{isFresh ? 'Nagekeken' : 'Gewijzigd na nakijken'}</strong>
            <span className="block text-caption text-ink-2">
              {checked.byName}, {dateTime(checked.at)}
            </span>
          </span>
        </p>
      )}
      {!isFresh && (
        <div className="grid justify-items-start gap-1">
          <Button
            kind="quiet"
            size="small"
            className="-ml-3"
            pending={pending}
            disabled={waits !== null}
            onClick={() => void mark()}
          >
            <BadgeCheck aria-hidden />
            {checked === null ? 'Markeer als nagekeken' : 'Markeer opnieuw als nagekeken'}
          </Button>
          {waits !== null && <p className="text-caption text-ink-2">{waits}</p>}
        </div>
      )}
    </section>
  )
}

const waitsFor = (gaps: number) =>
  gaps === 1 ? 'Kan pas als de open plek is ingevuld' : `Kan pas als de ${gaps} open plekken zijn ingevuld`

const waitsForWords = (pictures: number) =>
  pictures === 1
    ? 'Kan pas als de afbeelding een omschrijving heeft'
    : `Kan pas als ${pictures} afbeeldingen een omschrijving hebben`
