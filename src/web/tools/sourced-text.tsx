// A text in which figures and names that stand in no source are marked, and the line that says which. Finds nothing itself.
import { SearchX } from 'lucide-react'
import { Fragment } from 'react'
import { named } from '#contract/naming.ts'
import type { Unsourced } from '#dutch/source/unsourced.ts'

interface SourcedTextProps {
  text: string
  /** In order, without overlaps. */
  unsourced: readonly Unsourced[]
}

export function SourcedText({ text, unsourced }: SourcedTextProps) {
  const ends = [0, ...unsourced.map(({ end }) => end)]
  return (
    <>
      {unsourced.map(({ start, end, text: words }, at) => (
        <Fragment key={start}>
          {text.slice(ends[at], start)}
          <span
            title={`‘${words}’ staat niet in je bron`}
            className="underline decoration-accent decoration-dotted decoration-2 underline-offset-4"
          >
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}

/** Renders nothing when everything stands in a source. */
export function UnsourcedLine({ unsourced }: { unsourced: readonly Unsourced[] }) {
  if (unsourced.length === 0) return null
  const words = [...new Set(unsourced.map(({ text }) => `‘${text}’`))]
  return (
    <p className="mt-1 flex items-start gap-2 text-small text-accent-ink">
      <SearchX aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {named(words)} {words.length === 1 ? 'staat' : 'staan'} niet in je bron. Klopt dat?
      </span>
    </p>
  )
}
