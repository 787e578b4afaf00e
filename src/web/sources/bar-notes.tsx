// What has to be said about what stands in the bar: what was wrong with what was given, that the article was cut, is in another
// language or is not kept, and the line of 113 where it speaks of suicide. Knows no tool.
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useUnkept } from '#web/kept/use-kept.ts'
import { ARTICLE_KEY, type Article } from './article.ts'

interface BarNotesProps {
  article: Article | null
  problem: string | undefined
  /** Id of the element that says it, for the field it is about. */
  problemId: string
  helpline: string | null
}

export function BarNotes({ article, problem, problemId, helpline }: BarNotesProps) {
  const isForeign = article?.language === 'other'
  const isUnkept = useUnkept(ARTICLE_KEY) && article !== null
  if (problem === undefined && !article?.truncated && !isForeign && !isUnkept && helpline === null) return null
  return (
    <div className="grid gap-1.5 pb-3 text-small">
      {problem !== undefined && (
        <p role="alert" id={problemId} className="flex items-start gap-2 text-bad">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {problem}
        </p>
      )}
      {article?.truncated && (
        <Note>
          Dit artikel is langer dan {dutchNumber(LONGEST_SOURCE)} tekens. Kopij schrijft uit het eerste deel, tot en met
          de laatste zin die paste.
        </Note>
      )}
      {isForeign && (
        <Note>
          Dit artikel lijkt niet in het Nederlands of Engels geschreven. De ingebouwde schrijfhulp kan er weinig mee.
        </Note>
      )}
      {isUnkept && (
        <Note>
          Je browser heeft geen ruimte om dit artikel te bewaren. Kopij schrijft er gewoon uit; na opnieuw laden van de
          pagina geef je het nog eens.
        </Note>
      )}
      {helpline !== null && (
        <Note
          className="items-center!"
          action={<CopyButton text={helpline} label="Kopieer de regel" done="Zet hem onder je bericht." />}
        >
          Zet onder een bericht over zelfdoding: <strong>{helpline}</strong>
        </Note>
      )}
    </div>
  )
}

function Note({ children, action, className }: { children: ReactNode; action?: ReactNode; className?: string }) {
  return (
    <div className={cx('flex flex-wrap gap-x-3 text-ink-2', className)}>
      <p className="flex min-w-0 items-start gap-2">
        <Info aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-3" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  )
}
