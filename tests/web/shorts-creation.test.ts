// The images for Shorts and what is made of their pairs: in which order, how far it is, what one failure costs, and what is counted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failures, files, made, opened, soon } from '../support/shorts.ts'

test('images are combined in pairs in their order, the odd last one with itself, two pairs at a time', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcde'))
  const { ended } = await combine()
  assert.deepEqual(
    asked.map(({ what }) => what),
    ['1: a b', '2: c d'],
  )
  asked[0]?.answer()
  await soon()
  assert.equal(asked[2]?.what, '3: e e')
  for (const { answer } of asked) answer()
  await ended
  assert.deepEqual(
    creation.now().shorts.map(({ number, made: short }) => [number, short?.result.fileName]),
    [
      [1, '1: a b'],
      [2, '2: c d'],
      [3, '3: e e'],
    ],
  )
})

test('the progress starts at 10, rises with every pair towards 100, and is 0 at the end', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcdef'))
  assert.equal(creation.now().progress, 0)
  const { ended } = await combine()
  const seen = [creation.now().progress]
  creation.subscribe(() => void seen.push(creation.now().progress))
  asked[0]?.sent(0.5)
  asked[0]?.sent(1)
  for (const place of [0, 1, 2]) {
    asked[place]?.answer()
    await soon()
  }
  await ended
  assert.equal(seen[0], 10)
  assert.equal(seen.at(-1), 0)
  const rising = seen.slice(0, -1)
  assert.deepEqual(
    rising,
    rising.toSorted((one, other) => one - other),
  )
  assert.equal(Math.max(...rising), 100)
  assert.ok(rising.includes(10 + 90 / 3))
})

test('images are moved before and behind each other', () => {
  const { creation, names, id } = opened()
  creation.add(files('abcd'))
  for (const [name, to, order] of [
    ['a', 3, 'bcda'],
    ['a', 0, 'abcd'],
    ['c', 1, 'acbd'],
    ['c', 1, 'acbd'],
  ] as const) {
    creation.move(id(name), to)
    assert.equal(names(), order)
  }
  creation.move('nobody', 0)
  creation.remove(id('c'))
  assert.equal(names(), 'abd')
})

test('the point that was chosen for an image goes along, and that which was found comes back', async () => {
  const { creation, asked, combine, id } = opened()
  creation.add(files('ab'))
  creation.setFocus(id('b'), { x: 0, y: 0 })
  const { ended } = await combine()
  assert.equal(asked[0]?.what, '1: a b!')
  const [top, bottom] = made('x').parts
  asked[0]?.answer({ ...made('x'), parts: [{ ...top, focus: { x: 0.3, y: 0.2 } }, bottom] })
  await ended
  const [a, b] = creation.now().images
  assert.deepEqual([a?.focus, a?.found, b?.focus], [null, { x: 0.3, y: 0.2 }, { x: 0, y: 0 }])
})

test('a pair that fails spoils nothing of the others, and is made once more by itself', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcd'))
  const { ended } = await combine()
  asked[0]?.fail('kapot')
  asked[1]?.answer()
  await ended
  assert.deepEqual(failures(creation), ['kapot', null])
  assert.ok(creation.now().shorts[1]?.made)
  const again = creation.retry(1)
  assert.deepEqual([asked[2]?.what, creation.now().busy, failures(creation)[0]], ['1: a b', false, null])
  asked[2]?.answer()
  await again
  assert.ok(creation.now().shorts[0]?.made)
})

test('what was there goes when a new combination starts, and what comes too late does not count', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('ab'))
  const first = await combine()
  asked[0]?.answer()
  await first.ended
  const second = await combine()
  assert.deepEqual(
    creation.now().shorts.map((short) => [short.made, short.busy]),
    [[null, true]],
  )
  creation.stop()
  const third = await combine()
  asked[1]?.answer(made('te laat'))
  await second.ended
  asked[2]?.answer(made('nieuw'))
  await third.ended
  assert.equal(creation.now().shorts[0]?.made?.result.fileName, 'nieuw')
})

test('a combination that is asked for twice is counted once, also while it is counted', async () => {
  const { creation, asked } = opened()
  creation.add(files('ab'))
  let counted = 0
  let grant: (granted: boolean) => void = () => {}
  const count = () => new Promise<boolean>((granted) => void ((counted += 1), (grant = granted)))
  const first = creation.combine(count)
  assert.equal(creation.now().busy, true)
  assert.equal(await creation.combine(count), false)
  grant(true)
  await soon()
  assert.equal(await creation.combine(count), false)
  asked[0]?.answer()
  assert.equal(await first, true)
  assert.deepEqual([counted, asked.length, creation.now().busy], [1, 1, false])
})

test('what is not granted makes nothing and leaves what was there', async () => {
  const { creation, asked } = opened([{ number: 1, made: made('oud') }])
  creation.add(files('ab'))
  assert.equal(await creation.combine(async () => false), false)
  assert.deepEqual(
    [asked.length, creation.now().busy, creation.now().shorts[0]?.made?.result.fileName],
    [0, false, 'oud'],
  )
})

test('a pair that is made once more during the combination belongs to it: it lasts as long, and its progress never falls', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcd'))
  const { ended } = await combine()
  const seen: number[] = []
  creation.subscribe(() => void seen.push(creation.now().progress))
  asked[0]?.fail('kapot')
  await soon()
  void creation.retry(1)
  asked[2]?.sent(0.5)
  asked[1]?.answer()
  await soon()
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => one - other),
  )
  assert.equal(creation.now().busy, true)
  asked[2]?.answer()
  assert.equal(await ended, true)
  assert.deepEqual(
    creation.now().shorts.map((short) => [short.made !== null, short.busy]),
    [
      [true, false],
      [true, false],
    ],
  )
  assert.equal(creation.now().busy, false)
})

test('one that was counted, and stopped before it began, is not counted again', async () => {
  const { creation, asked } = opened()
  creation.add(files('ab'))
  let grant: (granted: boolean) => void = () => {}
  const stopped = creation.combine(() => new Promise((granted) => (grant = granted)))
  creation.stop()
  grant(true)
  assert.deepEqual([await stopped, asked.length, creation.now().busy], [false, 0, false])
  const never = () => Promise.reject(new Error('counted twice'))
  const ended = creation.combine(never)
  await soon()
  asked[0]?.answer()
  assert.equal(await ended, true)
  await assert.rejects(creation.combine(never))
})

test('who stops keeps what was made, and the rest says so and is made for the same request', async () => {
  const { creation, asked, combine } = opened()
  creation.add(files('abcdef'))
  const { ended } = await combine()
  asked[1]?.answer()
  await soon()
  creation.stop()
  assert.equal(await ended, false)
  assert.deepEqual(
    creation.now().shorts.map(({ failure }) => failure && [failure.words, failure.stopped, failure.mayRetry]),
    [['Gestopt.', true, true], null, ['Gestopt.', true, true]],
  )
  assert.deepEqual([creation.now().busy, creation.now().progress, asked.length], [false, 0, 3])
  const again = creation.retry(1)
  void creation.retry(1)
  asked[3]?.answer()
  await again
  assert.deepEqual([asked.length, failures(creation)[0]], [4, null])
})

test('a new beginning has a way back, with images and Shorts', async () => {
  const { creation, asked, names, combine } = opened()
  creation.add(files('abc'))
  const { ended } = await combine()
  asked[0]?.answer()
  await soon()
  const back = creation.reset()
  await ended
  assert.deepEqual([names(), creation.now().shorts], ['', []])
  creation.add(files('z'))
  back()
  assert.equal(names(), 'abc')
  assert.deepEqual(failures(creation), [null, 'Gestopt.'])
})

test('the addresses of files are given back when they are removed, with a new beginning and at the end; its way back makes new ones', (t) => {
  const open = new Set<string>()
  let given = 0
  t.mock.method(URL, 'createObjectURL', () => {
    const address = `blob:${(given += 1)}`
    open.add(address)
    return address
  })
  t.mock.method(URL, 'revokeObjectURL', (address: string) => void open.delete(address))
  const { creation, id } = opened()
  const shown = () => creation.now().images.map(({ preview }) => preview)
  creation.add(files('abc'))
  creation.remove(id('b'))
  assert.deepEqual([...open], shown())
  const back = creation.reset()
  assert.equal(open.size, 0)
  creation.add(files('z'))
  back()
  assert.deepEqual([[...open], open.size], [shown(), 2])
  creation.end()
  assert.equal(open.size, 0)
})

test('what an image is about is asked once it is there, one after the other; what cannot be told spoils nothing', async () => {
  const looks: string[] = []
  let answer: (at: { x: number; y: number } | Error) => void = () => {}
  const { creation, id } = opened([], [], {
    look: ({ name }) =>
      new Promise((resolve, reject) => {
        looks.push(name)
        answer = (at) => (at instanceof Error ? reject(at) : resolve(at))
      }),
  })
  creation.add(files('abcd'))
  creation.remove(id('c'))
  await soon()
  assert.deepEqual(looks, ['a'])
  answer({ x: 0.2, y: 0.1 })
  await soon()
  answer(new Error('kapot'))
  await soon()
  const told = () => creation.now().images.map(({ found, looked }) => [found?.x ?? null, looked])
  assert.deepEqual(
    [looks, told()],
    [
      ['a', 'b', 'd'],
      [
        [0.2, true],
        [null, true],
        [null, false],
      ],
    ],
  )
  // What came while there was nothing is asked for once it is back.
  const back = creation.reset()
  answer({ x: 0.4, y: 0 })
  await soon()
  back()
  await soon()
  answer({ x: 0.7, y: 0 })
  await soon()
  assert.deepEqual([looks.join(''), told()[2]], ['abdd', [0.7, true]])
})
