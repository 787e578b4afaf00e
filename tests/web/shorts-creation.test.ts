// The images for Shorts and what is made of their pairs: in which order, how far it is, what one failure costs, and what comes back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { ApiError } from '#web/http/call.ts'
import { createCreation, type Maker } from '#web/shorts-images/creation.ts'
import { keptShortsIn, toKeep } from '#web/shorts-images/kept-shorts.ts'
import { failureOf } from '#web/shorts-images/maker.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-21T12:00:00Z')

function made(name: string, expiresAt = later): Combined {
  const picture = {
    name: name.padEnd(32, '-'),
    path: `/api/pictures/${name}`,
    fileName: name,
    format: 'png' as const,
    width: 1080,
    height: 1920,
    bytes: 1_000,
    credit: null,
    expiresAt: expiresAt.toISOString(),
  }
  const half = { picture, focus: { x: 0.5, y: 0.5 } }
  return { success: true, resultPath: picture.path, result: picture, parts: [half, half] }
}

interface Asked {
  what: string
  sent: (share: number) => void
  answer: (combined?: Combined) => void
  fail: (error: unknown) => void
}

/** A creation of which the test answers each request itself. */
function opened(kept?: Parameters<typeof createCreation>[1]) {
  const asked: Asked[] = []
  const ask = (what: string, sent: Asked['sent'], signal?: AbortSignal) =>
    new Promise<Combined>((resolve, fail) => {
      asked.push({ what, sent, answer: (combined = made(what)) => resolve(combined), fail })
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  const maker: Maker = {
    combine: (pair, number, { signal, onSent }) =>
      ask(`${number}: ${pair.map(({ file, focus }) => file.name + (focus ? '!' : '')).join(' ')}`, onSent, signal),
    again: (parts, number, replaces) =>
      ask(`again ${number}: ${parts.map(({ focus }) => focus.x).join(' ')} ${replaces.replace(/-+$/, '')}`, () => {}),
    failureOf: String,
  }
  const creation = createCreation(maker, kept)
  return {
    creation,
    asked,
    names: () =>
      creation
        .now()
        .images.map(({ file }) => file.name)
        .join(''),
  }
}

const files = (names: string) => [...names].map((name) => new File(['x'], name))
/** What was promised is done after this. */
const soon = () => new Promise((done) => setImmediate(done))
const failures = ({ now: state }: ReturnType<typeof createCreation>) => state().shorts.map(({ failure }) => failure)

test('images are combined in pairs in their order, the odd last one with itself, two pairs at a time', async () => {
  const { creation, asked } = opened()
  creation.add(files('abcde'))
  const ended = creation.combine()
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
  const { creation, asked } = opened()
  creation.add(files('abcdef'))
  assert.equal(creation.now().progress, 0)
  const ended = creation.combine()
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
  const { creation, names } = opened()
  creation.add(files('abcd'))
  const id = (name: string) => creation.now().images.find(({ file }) => file.name === name)?.id ?? ''
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

test('the point that was chosen for an image goes along', () => {
  const { creation, asked } = opened()
  creation.add(files('ab'))
  creation.setFocus(creation.now().images[1]?.id ?? '', { x: 0, y: 0 })
  void creation.combine()
  assert.equal(asked[0]?.what, '1: a b!')
})

test('a pair that fails spoils nothing of the others, and is made once more by itself', async () => {
  const { creation, asked } = opened()
  creation.add(files('abcd'))
  const ended = creation.combine()
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
  const { creation, asked } = opened()
  creation.add(files('ab'))
  const first = creation.combine()
  asked[0]?.answer()
  await first
  const second = creation.combine()
  assert.deepEqual(
    creation.now().shorts.map((short) => [short.made, short.busy]),
    [[null, true]],
  )
  const third = creation.combine()
  asked[1]?.answer(made('te laat'))
  await second
  asked[2]?.answer(made('nieuw'))
  await third
  assert.equal(creation.now().shorts[0]?.made?.result.fileName, 'nieuw')
})

test('who stops keeps what was made, and the rest says so', async () => {
  const { creation, asked } = opened()
  creation.add(files('abcdef'))
  const ended = creation.combine()
  asked[1]?.answer()
  await soon()
  creation.stop()
  await ended
  assert.deepEqual(failures(creation), ['Gestopt.', null, 'Gestopt.'])
  assert.deepEqual([creation.now().busy, creation.now().progress, asked.length], [false, 0, 3])
})

test('a half is cut around another point, also after a stop and a reload: what is there stays when that fails', async () => {
  const { creation, asked } = opened([{ number: 2, made: made('kort') }])
  creation.stop()
  const adjusting = creation.adjust(2, 1, { x: 0.9, y: 0 })
  assert.deepEqual([asked[0]?.what, creation.now().shorts[0]?.busy], ['again 2: 0.5 0.9 kort', true])
  asked[0]?.answer(made('anders'))
  await adjusting
  assert.equal(creation.now().shorts[0]?.made?.result.fileName, 'anders')
  const failing = creation.adjust(2, 0, { x: 0.1, y: 0 })
  asked[1]?.fail('kapot')
  await failing
  const [short] = creation.now().shorts
  assert.deepEqual([short?.made?.result.fileName, short?.failure, short?.busy], ['anders', 'kapot', false])
})

test('a new beginning has a way back, with images and Shorts', async () => {
  const { creation, asked, names } = opened()
  creation.add(files('abc'))
  const ended = creation.combine()
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

test('after a reload there are the Shorts of the last day', () => {
  const { creation } = opened([
    { number: 1, made: made('oud', now) },
    { number: 2, made: made('nieuw') },
  ])
  const kept = JSON.parse(JSON.stringify(toKeep(creation.now()))) as unknown
  assert.deepEqual(
    keptShortsIn(kept, now).map(({ number }) => number),
    [2],
  )
  for (const strange of [undefined, {}, [{ number: 1 }], [{ number: 'a', made: made('a') }]])
    assert.deepEqual(keptShortsIn(strange, now), [])
})

test('a failure is told in the words of the server, else in those of the specification', () => {
  assert.equal(
    failureOf(new ApiError(422, 'a', { message: 'Dit bestand is beschadigd.' })),
    'Dit bestand is beschadigd.',
  )
  assert.equal(failureOf(new ApiError(200, 'a', { success: true })), 'Geen resultaatpad ontvangen van de server')
  assert.equal(failureOf(new Error('x')), 'Onbekende fout bij het combineren van afbeeldingen')
})
