// Asks the worker of the public language check. Only the last question is answered: an older text is of no use any more.
import type { Finding } from '#dutch/language-check/check.ts'
import type { Answer, Question } from './check-worker.ts'

export interface CheckEngine {
  check(text: string): void
  /** Mends all but `ignored`, which are findings in this very text. */
  mendAll(text: string, ignored: readonly Finding[]): void
}

/** @param hear gets each answer. @param fail is told that the check cannot run. */
export function startEngine(hear: (answer: Answer) => void, fail: () => void): CheckEngine {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.id === last) hear(data)
  })
  worker.addEventListener('error', fail)
  const ask = (question: Omit<Question, 'id'>) => {
    last += 1
    worker.postMessage({ id: last, ...question } satisfies Question)
  }
  return {
    check: (text) => ask({ text, mend: false, ignored: [] }),
    mendAll: (text, ignored) => ask({ text, mend: true, ignored }),
  }
}
