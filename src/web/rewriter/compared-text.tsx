// What differs between two texts, word by word, to be read: what went struck through, what came underlined.
import { useMemo } from 'react'
import { compareTexts, isChange } from './text-diff.ts'

/** Together, in UTF-16 units. Beyond it comparing would hold the window up, and nobody reads so many changes. */
const MOST_COMPARED = 300_000

interface ComparedTextProps {
  before: string
  after: string
  /** What is said when the two are the same. */
  same: string
}

export function ComparedText({ before, after, same }: ComparedTextProps) {
  const isLong = before.length + after.length > MOST_COMPARED
  const pieces = useMemo(() => (isLong ? [{ text: before }] : compareTexts(before, after)), [before, after, isLong])
  const isAlike = before === after
  return (
    <div className="grid gap-3">
      {isAlike && <p className="text-small text-ink-2">{same}</p>}
      {isLong && !isAlike && (
        <p className="text-small text-ink-2">Deze tekst is te lang om te vergelijken. Hier staat de hele oude tekst.</p>
      )}
      <p className="font-serif text-result wrap-anywhere whitespace-pre-wrap">
        {pieces.map((piece, at) =>
          isChange(piece) ? (
            // oxlint-disable-next-line react/no-array-index-key -- pieces of one comparison never change places
            <span key={at}>
              {piece.before !== '' && (
                <del className="rounded-small bg-bad-wash text-ink-2 decoration-bad decoration-1">{piece.before}</del>
              )}
              {piece.after !== '' && (
                <ins className="rounded-small bg-good-wash decoration-good decoration-2 underline-offset-4">
                  {piece.after}
                </ins>
              )}
            </span>
          ) : (
            piece.text
          ),
        )}
      </p>
    </div>
  )
}
