// The desk between a text that is being typed and the worker that analyses it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Analysis } from '#web/seo/analyse.ts'
import { openDesk, type AnalysisState, type AnalysisWorker } from '#web/seo/analysis-desk.ts'
import type { Answer, Question } from '#web/seo/analysis-worker.ts'
import { article } from '../support/seo-article.ts'

/** A worker that answers when the test says so. */
function openFakeDesk() {
  const workers: { questions: Question[]; answer: (answer: Answer) => void; fail: () => void; ended: boolean }[] = []
  const states: AnalysisState[] = []
  const start = (): AnalysisWorker => {
    const hear = new Map<string, (event: { data: Answer }) => void>()
    const worker = {
      questions: [] as Question[],
      answer: (data: Answer) => hear.get('message')?.({ data }),
      fail: () => hear.get('error')?.({ data: { id: 0, analysis: null } }),
      ended: false,
    }
    workers.push(worker)
    return {
      postMessage: (question) => void worker.questions.push(question),
      addEventListener: (type: string, listener: (event: { data: Answer }) => void) => void hear.set(type, listener),
      terminate: () => (worker.ended = true),
    }
  }
  const desk = openDesk(start, (state) => void states.push(state))
  const worker = (at = 0) => {
    const one = workers[at]
    assert.ok(one)
    return one
  }
  return { desk, workers, worker, states, last: () => states.at(-1) }
}

const text = (markdown: string) => ({ ...article, markdown })
const result = (seoScore: number): Analysis => ({
  findings: [],
  seoScore,
  readability: null,
  labels: [],
  candidates: [],
})

test('no worker is made before a text is asked, and one for all of them', () => {
  const { desk, workers, worker, last } = openFakeDesk()
  assert.equal(workers.length, 0)
  desk.ask(text('een'))
  assert.equal(last()?.phase, 'loading')
  worker().answer({ id: 1, analysis: result(1) })
  assert.deepEqual([last()?.phase, last()?.analysis?.seoScore, last()?.of?.markdown], ['ready', 1, 'een'])
  desk.ask(text('twee'))
  assert.deepEqual([last()?.phase, last()?.of?.markdown], ['analysing', 'een'])
  worker().answer({ id: 2, analysis: result(2) })
  assert.deepEqual([last()?.phase, last()?.of?.markdown, workers.length], ['ready', 'twee', 1])
})

test('one text at a time is analysed; of those that wait the newest is next, and a stale answer is dropped', () => {
  const { desk, worker, last } = openFakeDesk()
  for (const markdown of ['een', 'twee', 'drie']) desk.ask(text(markdown))
  assert.deepEqual(
    worker().questions.map(({ input }) => input.markdown),
    ['een'],
  )
  worker().answer({ id: 1, analysis: result(1) })
  assert.equal(last()?.analysis, null)
  assert.deepEqual(
    worker().questions.map(({ input }) => input.markdown),
    ['een', 'drie'],
  )
  worker().answer({ id: 2, analysis: result(3) })
  assert.equal(last()?.of?.markdown, 'drie')
  // An answer to nobody's question.
  worker().answer({ id: 2, analysis: result(99) })
  assert.equal(last()?.analysis?.seoScore, 3)
})

test('a worker that cannot be loaded is told, and tried again when somebody asks for it', () => {
  const { desk, workers, worker, last } = openFakeDesk()
  desk.ask(text('een'))
  worker().fail()
  assert.equal(last()?.phase, 'failed')
  assert.ok(worker().ended)
  desk.ask(text('twee'))
  assert.deepEqual([last()?.phase, workers.length], ['failed', 1])
  desk.retry()
  assert.deepEqual([last()?.phase, workers.length], ['loading', 2])
  assert.equal(worker(1).questions[0]?.input.markdown, 'twee')
  worker(1).answer({ id: 2, analysis: result(2) })
  assert.equal(last()?.phase, 'ready')
  desk.retry()
  assert.equal(workers.length, 2)
})

test('what was found stays when a later analysis fails', () => {
  const { desk, worker, last } = openFakeDesk()
  desk.ask(text('een'))
  worker().answer({ id: 1, analysis: result(1) })
  desk.ask(text('twee'))
  worker().answer({ id: 2, analysis: null })
  assert.deepEqual([last()?.phase, last()?.analysis?.seoScore], ['failed', 1])
})

test('a text that the worker does not get through is given up after a minute', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { desk, worker, last } = openFakeDesk()
  desk.ask(text('een'))
  context.mock.timers.tick(59_999)
  assert.equal(last()?.phase, 'loading')
  context.mock.timers.tick(1)
  assert.equal(last()?.phase, 'failed')
  assert.ok(worker().ended)
  desk.retry()
  worker(1).answer({ id: 2, analysis: result(1) })
  context.mock.timers.tick(60_000)
  assert.equal(last()?.phase, 'ready')
})

test('a closed desk ends its worker and tells nothing', () => {
  const { desk, worker, states } = openFakeDesk()
  desk.ask(text('een'))
  const told = states.length
  desk.close()
  assert.ok(worker().ended)
  worker().answer({ id: 1, analysis: result(1) })
  worker().fail()
  assert.equal(states.length, told)
})
