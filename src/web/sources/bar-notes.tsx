// What has to be said about what stands in the bar: what was wrong with what was given, that the article was cut, is in another
// language, holds no sentences, has the title of another or is not kept, and the line of 113 where it speaks of suicide. Knows no
// tool.
import { CircleAlert } from 'lucide-react'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { dutchNumber } from '#web/ui/numbers.ts'
import { useUnkept } from '#web/kept/use-kept.ts'
import { TYPING_PAUSE_MS, useDebounced } from '#web/ui/use-debounced.ts'
import { ARTICLE_KEY, isTitledElsewhere, type Article } from './article.ts'
import { BarNote } from './bar-note.tsx'
import { OwnNotes } from './own-notes.tsx'
import { useBare } from './use-bare.ts'

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
  const isBare = useBare(article)
  // Half a word is in no article.
  const typed = useDebounced(article, TYPING_PAUSE_MS)
  const isElsewhere = !isBare && [article, typed].every((one) => one !== null && isTitledElsewhere(one))
  const told = [problem !== undefined, article?.truncated, isForeign, isBare, isElsewhere, isUnkept, helpline !== null]
  const ownId = article?.articleId
  if (!told.includes(true) && ownId === undefined) return null
  return (
    <div className="grid gap-1.5 text-small not-empty:pb-3">
      {problem !== undefined && (
        <p role="alert" id={problemId} className="flex items-start gap-2 text-bad">
          <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {problem}
        </p>
      )}
      {article !== null && ownId !== undefined && <OwnNotes article={article} id={ownId} />}
      {article?.truncated && (
        <BarNote>
          Dit artikel is langer dan {dutchNumber(LONGEST_SOURCE)} tekens. Kopij gebruikt het eerste deel, tot en met de
          laatste zin die past.
        </BarNote>
      )}
      {isForeign && (
        <BarNote>
          Dit artikel lijkt niet in het Nederlands of Engels geschreven. De ingebouwde schrijfhulp kan er weinig mee.
        </BarNote>
      )}
      {isBare && (
        <BarNote>
          Kopij vindt hierin geen zinnen om een tekst van te maken. Is dit een menu, een lijstje of een opdracht? Plak
          dan de tekst van het artikel zelf.
        </BarNote>
      )}
      {isElsewhere && <BarNote>De titel lijkt over iets anders te gaan dan het artikel.</BarNote>}
      {isUnkept && (
        <BarNote>
          Je browser heeft geen ruimte om dit artikel te bewaren. De tools gebruiken het gewoon, maar als je de pagina
          opnieuw laadt, is het weg.
        </BarNote>
      )}
      {helpline !== null && (
        <BarNote
          className="items-center!"
          action={<CopyButton text={helpline} label="Kopieer de regel" done="Zet hem onder je bericht." />}
        >
          Zet onder een bericht over zelfdoding: <strong>{helpline}</strong>
        </BarNote>
      )}
    </div>
  )
}
