// Says which models wrote the texts on the screen, and how to get better ones. Knows no tool.
import { BUILT_IN_MODEL, builtInNotice } from '#contract/tools/define.ts'
import { isShortDescription } from '#contract/tools/subject.ts'

interface AuthorshipProps {
  /** The models of everything that is shown. */
  models: readonly string[]
  /** The description as it stands in the form; undefined where there is none to fill in. */
  description?: string | undefined
}

export function Authorship({ models, description }: AuthorshipProps) {
  const writers = [...new Set(models)]
  if (writers.length === 0) return null
  const asksForMore = description !== undefined && isShortDescription(description) && writers.includes(BUILT_IN_MODEL)
  return (
    <div className="grid gap-2 border-t border-rule pt-4 text-small text-ink-3">
      {asksForMore && (
        <p className="text-ink-2">
          Tip: voeg een omschrijving van een paar zinnen toe, dan gaan de teksten echt over jouw artikel.
        </p>
      )}
      <p>
        {writers.map((model) => (model === BUILT_IN_MODEL ? builtInNotice : `Geschreven door ${model}.`)).join(' ')}
      </p>
    </div>
  )
}
