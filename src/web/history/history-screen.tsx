// Geschiedenis: what was generated, and what the writer learned from it. A user who comes back finds the place they left.
import { usePlace, type Place } from '#web/kept/use-place.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { HistoryFilter } from './history-filter.tsx'
import { HistoryList } from './history-list.tsx'
import { LearnedPanel } from './learned-panel.tsx'
import { everything, wantedSchema, type Wanted } from './use-history.ts'

const parts = [
  { value: 'made', label: 'Gemaakt' },
  { value: 'learned', label: 'Geleerd van jou' },
] as const

export function HistoryScreen({ title }: { title: string }) {
  const place = usePlace(everything, wantedSchema, 'history/place')
  const { part } = place.wanted
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">Alles wat je hebt gemaakt, en wat de schrijfhulp van je heeft geleerd.</p>
      </header>
      <div>
        <Tabs
          label="Geschiedenis"
          tabs={parts}
          value={part}
          onChange={(next) => place.look({ ...everything, part: next }, { closing: true })}
        >
          <div className="pt-8">{part === 'made' ? <Made place={place} /> : <LearnedPanel />}</div>
        </Tabs>
      </div>
    </div>
  )
}

function Made({ place }: { place: Place<Wanted> }) {
  const { wanted, look } = place
  return (
    <div className="grid grid-cols-1 gap-8">
      <HistoryFilter wanted={wanted} onChange={look} />
      <HistoryList place={place} onClear={() => look(everything)} />
    </div>
  )
}
