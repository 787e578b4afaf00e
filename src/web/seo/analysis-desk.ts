// Hands texts to the worker that analyses them, one at a time: while it is busy only the newest waits, and an answer about an
// older one is dropped when a newer has been asked. Knows no React and no assessment.
import type { Analysis } from './analyse.ts'
import type { Answer, Question } from './analysis-worker.ts'
import type { AnalysisInput } from './reading.ts'

export interface AnalysisState {
  /** loading: the worker has not answered yet. analysing: what is shown is of a text before. failed: see `retry`. */
  phase: 'loading' | 'analysing' | 'ready' | 'failed'
  analysis: Analysis | null
  /** What `analysis` is of. */
  of: AnalysisInput | null
}

/** A Worker, as far as it is used. */
export interface AnalysisWorker {
  postMessage(question: Question): void
  addEventListener(type: 'message', listener: (event: { data: Answer }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

export interface Desk {
  ask(input: AnalysisInput): void
  /** After a failure: a new worker, with the newest text. */
  retry(): void
  /** Ends the worker; nothing is told any more. */
  close(): void
}

/** A text on which the worker is busy for longer, in ms, is one that it will not get through: Markdown can be made so. */
const PATIENCE_MS = 60_000

/** `start` makes a worker: when the first text is asked, and after a failure. */
export function openDesk(start: () => AnalysisWorker, tell: (state: AnalysisState) => void): Desk {
  let worker: AnalysisWorker | null = null
  let state: AnalysisState = { phase: 'loading', analysis: null, of: null }
  let newest: AnalysisInput | null = null
  let lastId = 0
  /** What the worker is busy with. */
  let asked: { id: number; input: AnalysisInput } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: Partial<AnalysisState>): void {
    state = { ...state, ...next }
    tell(state)
  }

  function send(): void {
    if (asked || !newest) return
    worker ??= open()
    lastId += 1
    asked = { id: lastId, input: newest }
    worker.postMessage(asked)
    timer = setTimeout(fail, PATIENCE_MS)
  }

  function open(): AnalysisWorker {
    const opened = start()
    opened.addEventListener('message', ({ data }) => worker === opened && hear(data))
    for (const type of ['error', 'messageerror'] as const)
      opened.addEventListener(type, () => worker === opened && fail())
    return opened
  }

  function hear({ id, analysis }: Answer): void {
    if (asked?.id !== id) return
    const { input } = asked
    asked = null
    clearTimeout(timer)
    if (input !== newest) return send()
    if (!analysis) return fail()
    become({ phase: 'ready', analysis, of: input })
  }

  function end(): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = null
    asked = null
  }

  function fail(): void {
    end()
    become({ phase: 'failed' })
  }

  return {
    ask(input) {
      newest = input
      // Whoever types on is not told of the same failure at every rest.
      if (state.phase === 'failed') return
      become({ phase: state.analysis ? 'analysing' : 'loading' })
      send()
    },
    retry() {
      if (state.phase !== 'failed') return
      become({ phase: state.analysis ? 'analysing' : 'loading' })
      send()
    },
    close() {
      end()
      newest = null
    },
  }
}
