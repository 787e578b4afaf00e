// What stands in a field whose text is kept elsewhere: what is typed at once, and what comes in from outside. Knows no markup.
import { useState } from 'react'

interface Typed {
  which: number
  shown: string
  /** What came in last from where the text is kept. */
  came: string
  /** What was typed and did not come back yet, oldest first. */
  away: readonly string[]
}

/**
 * The text of a field, and how it is typed. Where it is kept it comes back later, after the next keys perhaps: a field that showed
 * that would lose those keys. So it shows what was typed, until something else comes in than that.
 * @param kept the text as it is kept now.
 * @param which of the texts that stand in the field in turn, when there are more.
 */
export function useTyped(kept: string, which = 0): readonly [shown: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<Typed>({ which, shown: kept, came: kept, away: [] })
  const now =
    which !== typed.which
      ? { which, shown: kept, came: kept, away: [] }
      : kept === typed.came
        ? typed
        : received(typed, kept)
  if (now !== typed) setTyped(now)
  return [
    now.shown,
    (text) =>
      setTyped(({ away, ...before }) => ({
        ...before,
        shown: text,
        away: text.trim() === '' ? away : [...away, text],
      })),
  ]
}

function received({ which, shown, away }: Typed, kept: string): Typed {
  const at = away.lastIndexOf(kept)
  if (at !== -1) return { which, shown, came: kept, away: away.slice(at + 1) }
  // Kept without the space at its end, of which the next word is still to come.
  return { which, shown: kept === shown.trim() ? shown : kept, came: kept, away: [] }
}
