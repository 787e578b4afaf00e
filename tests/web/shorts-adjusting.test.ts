// A Short that is cut around other points: what stays, what is put away, and what comes of points that are chosen meanwhile.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOutdated } from '#web/shorts-images/parts.ts'
import { failures, files, GONE, made, opened, soon } from '../support/shorts.ts'

test('a half is cut around another point, also after a stop and a reload: what is there stays when that fails', async () => {
  const { creation, asked, removed } = opened([{ number: 2, made: made('kort') }])
  creation.stop()
  const adjusting = creation.adjust(2, 1, { x: 0.9, y: 0 })
  assert.deepEqual([asked[0]?.what, creation.now().shorts[0]?.busy], ['again 2: 0.5 0.9 of kort', true])
  assert.deepEqual(removed, [])
  asked[0]?.answer(made('anders'))
  await adjusting
  assert.equal(creation.now().shorts[0]?.made?.result.fileName, 'anders')
  assert.deepEqual(removed, ['kort'])
  const failing = creation.adjust(2, 0, { x: 0.1, y: 0 })
  asked[1]?.fail('kapot')
  await failing
  const [short] = creation.now().shorts
  assert.deepEqual([short?.made?.result.fileName, failures(creation)[0], short?.busy], ['anders', 'kapot', false])
  assert.deepEqual(removed, ['kort'])
})

test('points that are chosen while a Short is made again are not lost: it is made of the last of each half, one at a time', async () => {
  const { creation, asked, removed } = opened([{ number: 1, made: made('eerst') }])
  const first = creation.adjust(1, 0, { x: 0.1, y: 0 })
  void creation.adjust(1, 1, { x: 0.8, y: 0 })
  void creation.adjust(1, 1, { x: 0.9, y: 0 })
  assert.deepEqual(
    creation.now().shorts[0]?.wished?.map(({ x }) => x),
    [0.1, 0.9],
  )
  assert.equal(asked.length, 1)
  asked[0]?.answer(made('half'))
  await soon()
  assert.deepEqual([asked[1]?.what, creation.now().shorts[0]?.busy], ['again 1: 0.1 0.9 of half', true])
  asked[1]?.answer(made('heel'))
  await first
  const [short] = creation.now().shorts
  assert.deepEqual([short?.made?.result.fileName, short?.busy, short?.wished], ['heel', false, null])
  assert.deepEqual([asked.length, removed], [2, ['eerst', 'half']])
})

test('the same point once more makes nothing again', async () => {
  const { creation, asked } = opened([{ number: 1, made: made('eerst') }])
  await creation.adjust(1, 0, { x: 0.5, y: 0.5 })
  assert.deepEqual([asked.length, creation.now().shorts[0]?.busy], [0, false])
})

test('what is made again after it was stopped is put away, and the Short stays', async () => {
  const { creation, asked, removed } = opened([{ number: 1, made: made('eerst') }])
  const adjusting = creation.adjust(1, 0, { x: 0.1, y: 0 })
  asked[0]?.answer(made('te laat'))
  creation.stop()
  await adjusting
  const [short] = creation.now().shorts
  assert.deepEqual([short?.made?.result.fileName, short?.wished, removed], ['eerst', null, ['te laat']])
  assert.equal(short?.failure, null, 'nothing is wrong with it')
})

test('what is being cut anew when a combination is asked for goes on until that begins, and is not stuck when it is refused', async () => {
  const { creation, asked, removed, combine } = opened([{ number: 1, made: made('oud') }])
  creation.add(files('ab'))
  const adjusting = creation.adjust(1, 0, { x: 0.1, y: 0 })
  assert.equal(await creation.combine(async () => false), false)
  await assert.rejects(creation.combine(() => Promise.reject(new Error('no answer'))))
  asked[0]?.answer(made('anders'))
  await adjusting
  const [short] = creation.now().shorts
  assert.deepEqual([short?.busy, short?.wished, short?.made?.result.fileName], [false, null, 'anders'])
  const late = creation.adjust(1, 0, { x: 0.2, y: 0 })
  const { ended } = await combine()
  await late
  asked[2]?.answer(made('nieuw'))
  await ended
  assert.deepEqual(
    [asked[2]?.what, creation.now().shorts.map((one) => [one.busy, one.made?.result.fileName]), removed],
    ['1: a b', [[false, 'nieuw']], ['oud']],
  )
})

test('of what the server has no more the files are sent once more, where this browser has them', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('ab'))
  const { ended } = await combine()
  asked[0]?.answer()
  await ended
  const adjusting = creation.adjust(1, 1, { x: 0.9, y: 0 })
  asked[1]?.fail(GONE)
  await soon()
  assert.equal(asked[2]?.what, '1: a! b!')
  asked[2]?.answer(made('weer'))
  await adjusting
  assert.deepEqual([creation.now().shorts[0]?.made?.result.fileName, failures(creation)], ['weer', [null]])
  // After a reload there are no files.
  const reloaded = opened([{ number: 1, made: made('oud') }])
  const failing = reloaded.creation.adjust(1, 0, { x: 0.1, y: 0 })
  reloaded.asked[0]?.fail(GONE)
  await failing
  assert.deepEqual([reloaded.asked.length, failures(reloaded.creation)], [1, [String(GONE)]])
})

test('a point that was chosen for a Short is that of its image on the board too, so that combining again keeps it', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abc'))
  const { ended } = await combine()
  for (const { answer } of asked) answer()
  await ended
  const adjusting = creation.adjust(1, 1, { x: 0.9, y: 0 })
  const [top, bottom] = made('x').parts
  asked[2]?.answer({ ...made('x'), parts: [top, { ...bottom, focus: { x: 0.9, y: 0 } }] })
  await adjusting
  assert.deepEqual(
    creation.now().images.map(({ focus }) => focus),
    [null, { x: 0.9, y: 0 }, null],
  )
  assert.equal(isOutdated(creation.now()), false)
  // An image that stands twice cannot be cut in two ways on the board.
  const odd = creation.adjust(2, 0, { x: 0.1, y: 0 })
  asked[3]?.answer()
  await odd
  assert.equal(creation.now().images[2]?.focus, null)
})
