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

test('who asks for much lets others go between', async () => {
  const { work } = texts()
  const done: string[] = []
  const ask = (name: string, userId: number) =>
    work(sleep, { text: long, ms: 30 }, { userId }).then(() => void done.push(name))
  const much = Array.from({ length: 12 }, () => ask('much', 1))
  await Promise.all([...much, ask('other', 2)])
  assert.ok(done.indexOf('other') < 6, done.join(' '))
})

test('of one user forty-five wait; who comes then is told to come back, and another user is not', async () => {
  const { work } = texts()
  const leaving = new AbortController()
  const ask = (userId: number) => work(sleep, { text: long, ms: 60_000 }, { userId, signal: leaving.signal })
  // Two are at work.
  const waiting = Array.from({ length: 47 }, () => ask(1))
  const [refused, other] = [ask(1), ask(2)]
  const ends = Promise.allSettled([...waiting, other])
  await assert.rejects(refused, isBusy)
  leaving.abort(new Error('left'))
  for (const end of await ends) assert.equal(end.status === 'rejected' && (end.reason as Error).message, 'left')
  assert.equal(await work(sleep, { text: long, ms: 1 }, { userId: 1 }), 'slept 1', 'who left gave the place on')
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
