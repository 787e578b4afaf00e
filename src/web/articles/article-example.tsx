// An example of an article and of what one becomes, for who has none yet. Its people and facts are made up.
import { Badge } from '#web/ui/badge.tsx'
import { CircleCheck } from 'lucide-react'

const campaign = [
  ['Facebook', 'Deze brug is tien weken dicht: zo kom je straks toch op tijd aan de overkant'],
  ['Pinterest', 'Fietsen langs de Linge: de mooiste omweg van deze winter'],
  ['Link in Bio', 'Tien weken geen fietsbrug. De omleiding staat in de bio.'],
] as const

export function ArticleExample() {
  return (
    <figure aria-labelledby="article-example" className="grid content-start gap-2">
      <figcaption id="article-example" className="text-small text-ink-2">
        Een voorbeeld: één artikel, nagekeken, met wat het wordt
      </figcaption>
      <div className="grid gap-2 rounded-card border border-rule p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-2">
          <Badge tone="good">
            <CircleCheck aria-hidden className="mr-1 -ml-0.5 size-3.5" />
            Nagekeken
          </Badge>
          door de eindredactie
        </div>
        <p className="font-serif text-title leading-7 font-medium">
          Fietsbrug over de Linge tien weken dicht: zo rijd je om
        </p>
        <p className="text-small text-ink-2">
          Wie met de fiets van Geldermalsen naar Meteren wil, moet vanaf 6 januari een andere weg nemen. Het houten dek
          is rot en wordt tot 14 maart vervangen…
        </p>
        <dl className="mt-2 grid grid-cols-1 border-t border-rule sm:grid-cols-[auto_1fr]">
          {campaign.map(([network, text]) => (
            <div
              key={network}
              className="grid grid-cols-subgrid items-baseline gap-x-5 border-b border-rule py-2.5 last:border-b-0 last:pb-0 sm:col-span-2"
            >
              <dt className="text-caption text-ink-2">{network}</dt>
              <dd className="font-serif text-result leading-6 text-balance">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  )
}
