// Above what is in the bin: how long it stays there, and the way back.
import { ArrowLeft } from 'lucide-react'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { Button } from '#web/ui/button.tsx'

interface BinLineProps {
  /** Whether it shows what is everyone's, and the house's. */
  everyone: boolean
  onLeave: () => void
}

export function BinLine({ everyone, onLeave }: BinLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 pb-4 text-ink-2">
      {everyone
        ? `Wat is verwijderd, staat hier nog ${ARTICLE_BIN_DAYS} dagen. Zet je iets van de redactie terug, dan is het van jou. Wat daarvan online staat, blijft ook daarna bewaard.`
        : `Wat je verwijdert, staat hier nog ${ARTICLE_BIN_DAYS} dagen. Daarna is het echt weg.`}
      <Button kind="quiet" size="small" className="-ml-3 text-ink!" onClick={onLeave}>
        <ArrowLeft aria-hidden className="size-4!" />
        Terug naar je artikelen
      </Button>
    </p>
  )
}
