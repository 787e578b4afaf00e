// The link from a title to a new article that begins with it, in the row below that title. Knows no list.
import { FilePenLine } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { useArticleBeginning } from './use-article-beginning.ts'

interface MakeArticleProps {
  title: string
  /** Id of the title on the screen, read out after the name of the link. */
  describedBy: string
}

/** Only where there is room: in a narrow column the row would break, and the menu beside it has the same. */
export function MakeArticle({ title, describedBy }: MakeArticleProps) {
  const beginning = useArticleBeginning(title)
  return (
    <PlainLink
      {...beginning}
      aria-label="Maak artikel"
      title="Maak artikel"
      aria-describedby={describedBy}
      className={cx(buttonLook({ kind: 'quiet', size: 'row' }), '@max-lg:hidden')}
    >
      <FilePenLine aria-hidden />
    </PlainLink>
  )
}
