// Says which models wrote the texts on the screen, and asks for the article where there was only a title. Knows no tool.
import { BUILT_IN_MODEL, builtInNotice } from '#contract/tools/define.ts'
import { ArticleHint } from './article-hint.tsx'

interface AuthorshipProps {
  /** The models of everything that is shown. */
  models: readonly string[]
  /** The description as it stands in the form; undefined where there is none to fill in. */
  description?: string | undefined
}

export function Authorship({ models, description }: AuthorshipProps) {
  const writers = [...new Set(models)]
  if (writers.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-rule pt-4 text-small text-ink-3">
      {description !== undefined && <ArticleHint description={description} />}
      <p>
        {writers.map((model) => (model === BUILT_IN_MODEL ? builtInNotice : `Geschreven door ${model}.`)).join(' ')}
      </p>
    </div>
  )
}
