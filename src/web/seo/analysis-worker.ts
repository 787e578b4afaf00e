// The worker in which an article is analysed: it would hold up typing. Answers one article after the other, and fetches nothing:
// its policy (server/http/static-files.ts) forbids it.
import { analyse, type Analysis } from './analyse.ts'
import type { AnalysisInput } from './reading.ts'

export interface Question {
  id: number
  input: AnalysisInput
}
/** null: the analysis failed. */
export interface Answer {
  id: number
  analysis: Analysis | null
}

self.addEventListener('message', ({ data: { id, input } }: MessageEvent<Question>) => {
  self.postMessage({ id, analysis: analysed(input) } satisfies Answer)
})

function analysed(input: AnalysisInput): Analysis | null {
  try {
    return analyse(input)
  } catch {
    return null
  }
}
