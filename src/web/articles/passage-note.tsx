// What the paragraph with the cursor rests on: the passage of a source, beside the text. On narrow screens one line that unfolds.
import { ChevronDown, Quote } from 'lucide-react'
import { useId, useState } from 'react'

export interface PassageShown {
  /** The words of the source. */
  text: string
  /** What the source is called. */
  source: string
  /** Which paragraph of it, from 1. */
  paragraph: number
}

interface PassageNoteProps {
  /** null: no passage of the sources says this. */
  passage: PassageShown | null
}

const whereOf = ({ source, paragraph }: PassageShown) => `${source}, alinea ${paragraph}`

export function PassageNote({ passage }: PassageNoteProps) {
  if (passage === null)
    return <p className="text-caption text-accent-ink">Geen passage in de bronnen gevonden: controleer deze alinea.</p>
  return (
    <figure className="grid gap-1">
      <figcaption className="text-caption font-semibold">Rust op</figcaption>
      <blockquote className="font-serif text-body leading-5 text-ink-2 italic">‘{passage.text}’</blockquote>
      <p className="text-caption text-ink-3">{whereOf(passage)}</p>
    </figure>
  )
}

export function FoldedPassage({ passage }: PassageNoteProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (passage === null)
    return (
      <p className="flex min-h-11 items-center border-y border-rule text-small text-accent-ink">
        Geen passage in de bronnen gevonden
      </p>
    )
  return (
    <div className="border-y border-rule">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-3 text-left text-small"
      >
        <Quote aria-hidden className="size-4 shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 truncate">
          <strong className="font-semibold">Rust op</strong> <span className="text-ink-2">{whereOf(passage)}</span>
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
      </button>
      <p id={id} hidden={!open} className="pb-3 font-serif text-body text-ink-2 italic">
        ‘{passage.text}’
      </p>
    </div>
  )
}
