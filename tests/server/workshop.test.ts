// The workshop: what a child process crashes, hangs or takes too much of costs one piece of work, and nothing outlives who asked.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { afterEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Problem } from '#contract/problems.ts'
import { createWorkshop, type LaneLimits, type Workshop } from '#server/workshop/workshop.ts'
import type { OddWork, Told } from '../support/odd-child.ts'

const script = new URL('../support/odd-child.ts', import.meta.url)
const limits: LaneLimits = { places: 1, timeLimitMs: 30_000, megabytes: 400 }
const opened: Workshop<'one', OddWork, Told>[] = []
afterEach(() => Promise.all(opened.splice(0).map((workshop) => workshop.close())))

function open(lane: Partial<LaneLimits> = {}, how: { mostWaiting?: number; idleMs?: number } = {}) {
  const lost: string[] = []
  const workshop = createWorkshop<'one', OddWork, Told>({
    script,
    lanes: { one: { ...limits, ...lane } },
    lost: 'pictureFailed',
    onLost: (reason) => lost.push(reason),
    ...how,
  })
  opened.push(workshop)
  const run = (asked: OddWork, signal = new AbortController().signal, userId = 1) =>
    workshop.run('one', asked, { userId, signal })
  return { workshop, run, lost }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(ready: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    if (await ready()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`waited in vain until ${what}`)
}

const problem = (code: string) => (error: unknown) => error instanceof Problem && error.code === code

test('a child is used again, is told no secret of ours, and stands behind the server', async () => {
  process.env.GEHEIM = 'van ons'
  const { run } = open()
  const first = await run({ do: 'tell' })
  delete process.env.GEHEIM
  const second = await run({ do: 'tell' })
  assert.equal(first.pid, second.pid)
  assert.deepEqual(
    first.environment.filter((name) => !/^(NODE_|MALLOC_|VIPS_)/.test(name)),
    [],
  )
  const own = getPriority()
  for (const niceness of first.niceness) assert.ok(niceness > own || niceness === 19, String(first.niceness))
})

test('a problem of the work comes over with its words, and the child goes on', async () => {
  const { run } = open()
  const { pid } = await run({ do: 'tell' })
  await assert.rejects(
    run({ do: 'refuse' }),
    (error) =>
      error instanceof Problem && error.code === 'pictureUnreadable' && error.told === 'Dit is een tekening van ons.',
  )
  assert.equal((await run({ do: 'tell' })).pid, pid)
})

/** By then a process has started on any machine, however busy: the limit on its first work includes that. */
const STARTS_MS = 8_000

const faults: Record<string, { asked: OddWork; limits?: Partial<LaneLimits>; reason: RegExp }> = {
  'an error nobody foresaw': { asked: { do: 'fail' }, reason: /dat had niemand gedacht/ },
  'a crash': { asked: { do: 'abort' }, reason: /exit SIGABRT/ },
  'work that holds the process up': { asked: { do: 'spin' }, limits: { timeLimitMs: STARTS_MS }, reason: /8000 ms/ },
  'work that never ends': { asked: { do: 'hang' }, limits: { timeLimitMs: STARTS_MS }, reason: /8000 ms/ },
  ...(process.platform === 'linux' && {
    'work that takes all memory': { asked: { do: 'grow' }, reason: /MB of memory/ },
  }),
}

for (const [what, { asked, limits: lane, reason }] of Object.entries(faults))
  test(`${what} costs that piece of work; the next gets a fresh child`, async () => {
    const { workshop, run, lost } = open(lane)
    const { pid } = await run({ do: 'tell' })
    const next = [run(asked), run({ do: 'tell' })]
    await assert.rejects(next[0]!, problem('pictureFailed'))
    assert.equal(lost.length, 1)
    assert.match(lost[0] ?? '', reason)
    const fresh = await next[1]!
    assert.notEqual(fresh.pid, pid)
    assert.equal(isAlive(pid), false)
    assert.deepEqual((await workshop.state()).counts, { done: 2, refused: 0, stopped: 0, lost: 1, turnedAway: 0 })
  })

test('a child that is killed from outside while it works costs one piece of work', async () => {
  const { workshop, run, lost } = open()
  const { pid } = await run({ do: 'tell' })
  const asker = { userId: 1, signal: new AbortController().signal, onProgress: () => process.kill(pid, 'SIGKILL') }
  const working = workshop.run('one', { do: 'wait', steps: 1_000 }, asker)
  await assert.rejects(working, problem('pictureFailed'))
  assert.match(lost.join(), /SIGKILL/)
  assert.notEqual((await run({ do: 'tell' })).pid, pid)
})

for (const noticed of [true, false])
  test(`a child that died at rest costs nobody anything, whether its end was noticed or not: ${noticed}`, async () => {
    const { workshop, run, lost } = open()
    const { pid } = await run({ do: 'tell' })
    process.kill(pid, 'SIGKILL')
    if (noticed) await until(async () => (await workshop.state()).lanes.one.children === 0, 'its end is noticed')
    assert.notEqual((await run({ do: 'tell' })).pid, pid)
    assert.deepEqual(lost, [])
  })

test('a child that is being let go is handed no work', async () => {
  const { workshop, run, lost } = open({}, { idleMs: 0 })
  const pids = new Set<number>()
  for (let turn = 0; turn < 5; turn += 1) {
    pids.add((await run({ do: 'tell' })).pid)
    // By then it is told to go, and not gone.
    await new Promise((resolve) => setTimeout(resolve, 1))
    pids.add((await run({ do: 'tell' })).pid)
    await until(async () => (await workshop.state()).lanes.one.children === 0, 'all are let go')
  }
  assert.equal(pids.size, 10)
  assert.deepEqual(lost, [])
})

test('a child that works on keeps nothing of what was answered before', async () => {
  const { run } = open()
  const answer = new WeakRef(await run({ do: 'tell' }))
  await until(async () => {
    await run({ do: 'tell' })
    collectGarbage()
    return answer.deref() === undefined
  }, 'the first answer is forgotten')
})

test('progress keeps work going that takes longer than the limit in all', async () => {
  const { workshop } = open({ timeLimitMs: STARTS_MS })
  const heard: number[] = []
  const asker = {
    userId: 1,
    signal: new AbortController().signal,
    onProgress: ({ done }: { done: number }) => heard.push(done),
  }
  await workshop.run('one', { do: 'wait', steps: 9, ms: 1_000 }, asker)
  assert.deepEqual(heard, [1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('who leaves has the child ended, at once and whatever it does, and gets their own reason', async () => {
  const { run } = open()
  for (const asked of [{ do: 'spin' }, { do: 'hang' }] as const) {
    const { pid } = await run({ do: 'tell' })
    const left = new AbortController()
    const working = run(asked, left.signal)
    const reason = new Error('weg')
    setTimeout(() => left.abort(reason), 200)
    await assert.rejects(working, reason)
    assert.equal(isAlive(pid), false, 'gone by then, so that it writes nothing any more')
  }
})

test('who had left already gets no child at all', async () => {
  const { workshop, run } = open()
  const reason = new Error('al weg')
  await assert.rejects(run({ do: 'tell' }, AbortSignal.abort(reason)), reason)
  assert.equal((await workshop.state()).lanes.one.children, 0)
})

test('of twenty-five at once two are done and twenty wait; the others are told when to come back', async () => {
  const { workshop, run } = open({ places: 2 })
  const asked = Array.from({ length: 25 }, (_, at) => run({ do: 'wait', ms: 30 }, undefined, at % 3))
  const { lanes } = await workshop.state()
  assert.deepEqual([lanes.one.underWay, lanes.one.waiting], [2, 20])
  const ends = await Promise.allSettled(asked)
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Problem] : []))
  assert.equal(refused.length, 3)
  for (const { code, status, retryAfterSeconds = 0 } of refused) {
    assert.deepEqual([code, status], ['workshopBusy', 503])
    assert.ok(retryAfterSeconds >= 1 && retryAfterSeconds <= 120)
  }
  assert.deepEqual((await workshop.state()).counts, { done: 22, refused: 0, stopped: 0, lost: 0, turnedAway: 3 })
  assert.equal((await workshop.state()).lanes.one.children, 2)
})

test('children that nobody needs are let go, one that is needed again is not', async () => {
  const { workshop, run } = open({ places: 2 }, { idleMs: 1_500 })
  await Promise.all([run({ do: 'wait' }), run({ do: 'wait' })])
  assert.equal((await workshop.state()).lanes.one.children, 2)
  const pids = new Set<number>()
  for (let turn = 0; turn < 12; turn += 1) pids.add((await run({ do: 'wait', ms: 200 })).pid)
  assert.equal(pids.size, 1)
  await until(async () => (await workshop.state()).lanes.one.children <= 1, 'the other is let go')
  await until(async () => (await workshop.state()).lanes.one.children === 0, 'the last is let go')
})

test('who closes the workshop waits for nobody: work is refused as cut off, and all children are gone', async () => {
  const { workshop, run } = open()
  const { pid } = await run({ do: 'tell' })
  const asked = [run({ do: 'hang' }), run({ do: 'tell' })]
  const ends = Promise.allSettled(asked)
  await workshop.close()
  for (const end of await ends) assert.ok(end.status === 'rejected' && problem('cancelled')(end.reason))
  assert.equal(isAlive(pid), false)
  await assert.rejects(run({ do: 'tell' }), problem('cancelled'))
})

test('a child ignores what is meant for the server, which ends its children itself', async () => {
  const { run } = open()
  const { pid } = await run({ do: 'tell' })
  const working = run({ do: 'wait', ms: 500 })
  process.kill(pid, 'SIGTERM')
  process.kill(pid, 'SIGINT')
  assert.equal((await working).pid, pid)
})

for (const how of ['hang', 'wait'] as const)
  test(`children of a server that is killed end by themselves, while they ${how}`, async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('../support/odd-parent.ts', import.meta.url)), how], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    assert.ok(isAlive(pid))
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await until(() => !isAlive(pid), 'the child ends')
  })

test('a script that cannot be started costs the work and not the server', async () => {
  const workshop = createWorkshop<'one', OddWork, Told>({
    script: new URL('./nergens.ts', import.meta.url),
    lanes: { one: limits },
    lost: 'pictureFailed',
  })
  opened.push(workshop)
  const asker = { userId: 1, signal: new AbortController().signal }
  await assert.rejects(workshop.run('one', { do: 'tell' }, asker), problem('pictureFailed'))
})
