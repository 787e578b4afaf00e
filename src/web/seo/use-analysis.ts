// The analysis of an article that is being written, a second after typing rests. One worker for as long as the screen is
// there; nothing leaves the browser. Knows no panel.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { openDesk, type AnalysisState, type AnalysisWorker, type Desk } from './analysis-desk.ts'
import type { AnalysisInput } from './reading.ts'
import { shownOf, type SeoValues } from './seo-values.ts'
import { textWidth } from './title-width.ts'

/** After this pause in typing, in ms. */
const REST_MS = 1_000

export interface UseAnalysis extends AnalysisState {
  retry: () => void
}

const startWorker = (): AnalysisWorker =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })

/** The first analysis begins at once. */
export function useAnalysis(title: string, markdown: string, values: SeoValues): UseAnalysis {
  const shown = shownOf(title, values)
  const synonyms = shown.synonyms.join('\n')
  const input = useMemo(
    (): Omit<AnalysisInput, 'titleWidth'> => ({
      title,
      markdown,
      seoTitle: shown.title,
      seoDescription: shown.description,
      slug: shown.slug,
      keyphrase: shown.keyphrase,
      synonyms: synonyms === '' ? [] : synonyms.split('\n'),
    }),
    [title, markdown, shown.title, shown.description, shown.slug, shown.keyphrase, synonyms],
  )
  const rested = useDebounced(input, REST_MS)
  const [state, setState] = useState<AnalysisState>({ phase: 'loading', analysis: null, of: null })
  const desk = useRef<Desk>(null)

  useEffect(() => {
    const opened = openDesk(startWorker, setState)
    desk.current = opened
    return () => {
      desk.current = null
      opened.close()
    }
  }, [])
  useEffect(() => desk.current?.ask({ ...rested, titleWidth: textWidth(rested.seoTitle) }), [rested])

  return { ...state, retry: useCallback(() => desk.current?.retry(), []) }
}
