// Work on texts: a short one is done at once, a long one by a child process, in turns that are fair between users.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { allTextWork } from '#server/text-registry.ts'
import { Problem } from '#contract/problems.ts'
import { AT_ONCE, createTexts, textLimits, type TextWork } from '#server/workshop/text-work.ts'

interface Asked {
  text: string
  ms: number
}

/** Done here it says so; the child of these tests sleeps. */
const sleep: TextWork<Asked, string> = {
  name: 'sleep',
  lengthOf: ({ text }) => text.length,
  load: async () => () => 'done here',
}
const script = new URL('../support/slow-text-child.ts', import.meta.url)
const failures: string[] = []
const opened: ReturnType<typeof createTexts>[] = []
function texts(timeLimitMs = textLimits.timeLimitMs) {
  const made = createTexts(script, (reason) => failures.push(reason), { ...textLimits, timeLimitMs })
  opened.push(made)
  return made
}
after(() => Promise.all(opened.map((one) => one.close())))

const long = 'a'.repeat(AT_ONCE + 1)
const isBusy = (error: unknown) =>
  error instanceof Problem && error.code === 'textsBusy' && Number(error.retryAfterSeconds) > 0

test('a text of 20,000 characters is worked on at once, one of 20,001 by a child', async () => {
  const { work } = texts()
  assert.equal(await work(sleep, { text: 'a'.repeat(AT_ONCE - 1), ms: 1 }, { userId: 1 }), 'done here')
  assert.equal(await work(sleep, { text: 'a'.repeat(AT_ONCE), ms: 1 }, { userId: 1 }), 'done here')
  assert.equal(await work(sleep, { text: long, ms: 1 }, { userId: 1 }), 'slept 1')
})

test('of one user forty-five wait; who comes then is told to come back, and another user is not', async () => {
  const { work } = texts()
  const leaving = new AbortController()
  const ask = (userId: number) => work(sleep, { text: long, ms: 60_000 }, { userId, signal: leaving.signal })
  // One is at work: the other child is left to others.
  const waiting = Array.from({ length: 46 }, () => ask(1))
  const [refused, other] = [ask(1), ask(2)]
  const ends = Promise.allSettled([...waiting, other])
  await assert.rejects(refused, isBusy)
  leaving.abort(new Error('left'))
  for (const end of await ends) assert.equal(end.status === 'rejected' && (end.reason as Error).message, 'left')
  assert.equal(await work(sleep, { text: long, ms: 1 }, { userId: 1 }), 'slept 1', 'who left gave the place on')
})

test('who has the longest texts worked on without end leaves a child to everybody else', async () => {
  const { work } = texts()
  const leaving = new AbortController()
  const all = Array.from({ length: 10 }, () =>
    work(sleep, { text: long, ms: 60_000 }, { userId: 1, signal: leaving.signal }),
  )
  const ends = Promise.allSettled(all)
  assert.equal(await work(sleep, { text: long, ms: 1 }, { userId: 2 }), 'slept 1')
  leaving.abort(new Error('left'))
  await ends
})

test('of short texts one is worked on in each turn of the loop, and turns go round between users', async () => {
  const { work } = texts()
  const order: string[] = []
  const note: TextWork<string, void> = {
    name: 'note',
    lengthOf: () => 1,
    load: async () => (name) => void order.push(name),
  }
  let turn = 0
  const count = () => {
    order.push(`turn ${(turn += 1)}`)
    if (turn < 8) setImmediate(count)
  }
  setImmediate(count)
  const many = ['a', 'b', 'c'].map((name) => work(note, name, { userId: 1 }))
  await Promise.all([...many, work(note, 'other', { userId: 2 })])
  const done = order.filter((one) => !one.startsWith('turn'))
  assert.deepEqual(done, ['a', 'b', 'other', 'c'])
  for (const [at, one] of order.entries())
    assert.ok(at === 0 || done.includes(one) !== done.includes(order[at - 1] ?? ''), order.join(' '))
})

test('work that takes longer than it may is given up, and the next is done', async () => {
  const { work } = texts(1_000)
  await assert.rejects(work(sleep, { text: long, ms: 60_000 }, { userId: 1 }), isBusy)
  assert.deepEqual(failures.splice(0), ['1000 ms without progress'])
  const { work: patient } = texts()
  assert.equal(await patient(sleep, { text: long, ms: 1 }, { userId: 1 }), 'slept 1')
})

test('the child knows all work on texts that rooms declare, each by a name of its own', async () => {
  const names = allTextWork.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  const server = join(import.meta.dirname, '../../src/server')
  const declaring = globSync('**/{text-work,composing}.ts', { cwd: server, exclude: ['workshop/**'] })
  const declared = await Promise.all(
    declaring.map(async (file) => Object.values<unknown>(await import(join(server, file)))),
  )
  const isWork = (value: unknown) => typeof value === 'object' && value !== null && 'lengthOf' in value
  assert.deepEqual(new Set(declared.flat().filter(isWork)), new Set(allTextWork))
})
