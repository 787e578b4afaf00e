// Says that another article of the same writer has this keyphrase. Knows only their titles.
import { andMore } from '#contract/naming.ts'
import { Notice } from '#web/ui/notice.tsx'

export interface OtherArticle {
  id: number
  title: string
}

/** More than these are counted. */
const MOST_NAMED = 3

export function SameKeyphrase({ others }: { others: readonly OtherArticle[] }) {
  if (others.length === 0) return null
  const more = others.length - MOST_NAMED
  return (
    <Notice live title="Dit zoekwoord heb je al">
      <p>Twee artikelen op één zoekwoord zitten elkaar in Google in de weg.</p>
      <ul className="mt-1">
        {others.slice(0, MOST_NAMED).map(({ id, title }) => (
          <li key={id}>
            {/* In a tab of its own: whoever looks there is still writing here. */}
            <a
              href={`/artikelen/${id}`}
              target="_blank"
              rel="noreferrer"
              className="rounded-small text-accent-ink underline underline-offset-4 wrap-anywhere"
            >
              {title}
              <span className="sr-only"> (opent in een nieuw tabblad)</span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{andMore(more)}</p>}
    </Notice>
  )
}
