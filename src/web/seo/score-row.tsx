// The three figures of an article: how well it can be found, how easily it reads, and how many points the Taalcheck has.
import { readabilityWords } from '#contract/seo/readability.ts'
import { cx } from '#web/ui/cx.ts'

interface ScoreRowProps {
  /** null: none yet, or none without a keyphrase. */
  seo: number | null
  readability: number | null
  /** null: it has not been checked. */
  language: number | null
  /** The figures are of a text before. */
  stale: boolean
}

const NONE = '–'

export function ScoreRow({ seo, readability, language, stale }: ScoreRowProps) {
  const rounded = readability === null ? null : Math.round(readability)
  const scores = [
    { name: 'SEO', value: seo, about: seo === null ? 'nog geen score' : 'van 100' },
    {
      name: 'Leesbaarheid',
      value: rounded,
      about: rounded === null ? 'nog te weinig tekst' : `van 100: ${readabilityWords(rounded)}`,
    },
    {
      name: 'Taalcheck',
      value: language,
      about: language === null ? 'nog niet nagekeken' : language === 1 ? 'punt' : 'punten',
      bad: (language ?? 0) > 0,
    },
  ]
  return (
    <dl className="flex divide-x divide-rule border-b border-rule pb-3">
      {scores.map(({ name, value, about, bad = false }) => (
        <div key={name} title={about} className="flex min-w-0 grow flex-col-reverse px-3 first:pl-0 last:pr-0">
          <dt className="truncate text-caption text-ink-3">{name}</dt>
          <dd
            className={cx(
              'font-serif text-h2 tabular-nums transition-opacity',
              bad && 'text-bad',
              stale && name !== 'Taalcheck' && 'opacity-60',
            )}
          >
            {value ?? NONE}
            <span className="sr-only"> {about}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
