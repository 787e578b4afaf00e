// Geschiedenis: what was generated, and what the writer learned from it. Where one stood is kept over a change of tab.
import { z } from 'zod'
import { toolNames } from '#contract/tools/registry.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { HistoryFilter } from './history-filter.tsx'
import { HistoryList } from './history-list.tsx'
import { LearnedPanel } from './learned-panel.tsx'
import type { Wanted } from './use-history.ts'

/** A pause in typing that is long enough to ask. */
const TYPING_PAUSE_MS = 300

const parts = [
  { value: 'made', label: 'Gemaakt' },
  { value: 'learned', label: 'Geleerd van jou' },
] as const
type Part = (typeof parts)[number]['value']

const partSchema = z.enum(['made', 'learned'])
const wantedSchema = z.object({
  search: z.string(),
  tool: z.union([z.enum(toolNames), z.literal('')]),
  favourites: z.boolean(),
})
const everything: Wanted = { search: '', tool: '', favourites: false }

export function HistoryScreen({ title }: { title: string }) {
  const [part, setPart] = useKept<Part>('history/part', 'made', partSchema)
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-h1">{title}</h1>
        <p className="max-w-xl text-ink-2">Alles wat je hebt gemaakt, en wat de schrijfhulp van je heeft geleerd.</p>
      </header>
      <div>
        <Tabs label="Geschiedenis" tabs={parts} value={part} onChange={setPart}>
          <div className="pt-8">{part === 'made' ? <Made /> : <LearnedPanel />}</div>
        </Tabs>
      </div>
    </div>
  )
}

function Made() {
  const [wanted, setWanted] = useKept<Wanted>('history/filter', everything, wantedSchema)
  const search = useDebounced(wanted.search.trim(), TYPING_PAUSE_MS)
  return (
    <div className="grid grid-cols-1 gap-8">
      <HistoryFilter wanted={wanted} onChange={setWanted} />
      <HistoryList wanted={{ ...wanted, search }} onClear={() => setWanted(everything)} />
    </div>
  )
}
