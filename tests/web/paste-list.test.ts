// A list of pasted links on its way to the board: what is looked up, chosen, added and kept.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkPreview } from '#contract/links/preview.ts'
import { ApiError } from '#web/http/call.ts'
import { addable, createPasteList, type LinkToAdd } from '#web/links/paste-list.ts'

const found = (url: string, fields: Partial<LinkPreview> = {}): LinkPreview => ({
  url,
  title: `Titel van ${url}`,
  description: 'Waar het over gaat',
  imageUrl: `${url}/p.png`,
  problem: null,
  duplicates: [],
  repeated: false,
  ...fields,
})
const link = { id: 1, title: 'Al bekend', status: 'Open', deleted: false } as const
const untitled = (...urls: string[]) => urls.map((url) => ({ url, title: '' }))
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))
const a = 'https://a.nl/'
const b = 'https://b.nl/'
const c = 'https://c.nl/'

/** A list whose server answers as told; without an answer it finds every page. */
function listing(
  answers: Record<string, Partial<LinkPreview> | Error> = {},
  pictures: (id: number) => Promise<unknown> = async () => ({}),
) {
  const looking: { url: string; signal: AbortSignal }[] = []
  const kept: [number, string][] = []
  const list = createPasteList({
    preview: async (url, signal) => {
      looking.push({ url, signal })
      const answer = answers[url]
      if (answer instanceof Error) throw answer
      return found(url, answer)
    },
    keepImage: async (id, imageUrl) => {
      kept.push([id, imageUrl])
      return pictures(id)
    },
  })
  const chosen = () =>
    list
      .state()
      .links.filter((one) => one.chosen)
      .map(({ url }) => url)
  return { list, looking, kept, chosen }
}

/** A board that takes everything, but what `refused` names. */
function board(refused: Record<string, Error> = {}) {
  const taken: LinkToAdd[] = []
  const add = async (one: LinkToAdd) => {
    const error = refused[one.url]
    if (error) throw error
    taken.push(one)
    return { id: taken.length }
  }
  return { taken, add }
}

test('what a page says of itself becomes title, notes and picture, and the link is chosen', async () => {
  const { list, chosen } = listing()
  await list.lookUpAll(untitled(a))
  const [one] = list.state().links
  assert.deepEqual([one?.title, one?.notes, one?.imageUrl], [`Titel van ${a}`, 'Waar het over gaat', `${a}/p.png`])
  assert.deepEqual(chosen(), [a])
  assert.deepEqual([list.state().looked, list.state().asked], [1, 1])
})

test('a link that is on the board, or higher in the list, is not chosen; one in the bin is', async () => {
  const { list, chosen } = listing({ [a]: { duplicates: [link] }, [b]: { duplicates: [{ ...link, deleted: true }] } })
  await list.lookUpAll(untitled(a, b, c, `${c}?utm_source=x`, 'http://www.c.nl'))
  assert.deepEqual(chosen(), [b, c])
  assert.deepEqual(
    list.state().links.map(({ repeated }) => repeated),
    [false, false, false, true, true],
  )
})

test('a title that was pasted along stays, and is there before the page has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<LinkPreview>()
  const list = createPasteList({ preview: () => promise, keepImage: async () => ({}) })
  const done = list.lookUpAll([{ url: a, title: 'Van de redactie' }])
  assert.equal(list.state().links[0]?.title, 'Van de redactie')
  resolve(found(a))
  await done
  const [one] = list.state().links
  assert.deepEqual([one?.title, one?.notes], ['Van de redactie', 'Waar het over gaat'])
})

test('a page that tells nothing keeps its place, with the reason, to be given a title', async () => {
  const { list, chosen } = listing({
    [a]: { title: null, description: null, imageUrl: null, problem: 'De site gaf niets.' },
    [b]: new ApiError(429, 'rustig', { message: 'Rustig aan.' }),
  })
  await list.lookUpAll(untitled(a, b))
  assert.deepEqual(
    list.state().links.map(({ stage, title, problem }) => [stage, title, problem]),
    [
      ['ready', '', 'De site gaf niets.'],
      ['ready', '', 'Rustig aan.'],
    ],
  )
  assert.deepEqual(chosen(), [a, b])
})

test('four pages are looked up at once, and the list is left at once', async () => {
  const { promise, resolve } = Promise.withResolvers<LinkPreview>()
  const asked: AbortSignal[] = []
  const list = createPasteList({ preview: (_, signal) => (asked.push(signal), promise), keepImage: async () => ({}) })
  const done = list.lookUpAll(untitled(a, b, c, 'https://d.nl/', 'https://e.nl/'))
  await turn()
  assert.equal(asked.length, 4)
  list.clear()
  assert.ok(asked.every(({ aborted }) => aborted))
  resolve(found(a))
  await done
  assert.deepEqual(list.state(), { links: [], looked: 0, asked: 0, adding: null })
})

test('an abort is no failure of a page', async () => {
  const { list } = listing({ [a]: new DOMException('weg', 'AbortError') })
  await list.lookUpAll(untitled(a))
  assert.equal(list.state().links[0]?.problem, null)
})

test('what someone chose or typed while a page was looked up stays theirs', async () => {
  const { promise, resolve } = Promise.withResolvers<LinkPreview>()
  const list = createPasteList({ preview: () => promise, keepImage: async () => ({}) })
  const done = list.lookUpAll(untitled(a))
  list.edit(a, { title: 'Mijn titel', chosen: false })
  resolve(found(a))
  await done
  const [one] = list.state().links
  assert.deepEqual([one?.title, one?.notes, one?.chosen], ['Mijn titel', 'Waar het over gaat', false])
})

test('what is chosen is added in order, as corrected, each with its picture, and leaves the list', async () => {
  const { list, kept } = listing({ [b]: { imageUrl: null } })
  const { taken, add } = board()
  await list.lookUpAll(untitled(a, b, c))
  list.edit(a, { title: 'Beter', notes: '' })
  list.edit(c, { chosen: false })
  assert.deepEqual(await list.addChosen(add), { added: 2, failed: 0, withoutImage: 0 })
  assert.deepEqual(taken, [
    { title: 'Beter', url: a, notes: '', status: 'Open' },
    { title: `Titel van ${b}`, url: b, notes: 'Waar het over gaat', status: 'Open' },
  ])
  assert.deepEqual(kept, [[1, `${a}/p.png`]])
  assert.deepEqual(
    list.state().links.map(({ url }) => url),
    [c],
  )
  assert.equal(list.state().adding, null)
})

test('what the board refuses stays with the reason, goes on with the rest, and can be tried again', async () => {
  const { list } = listing()
  const refused: Record<string, Error> = {
    [a]: new ApiError(400, 'x', { message: 'Iets.', errors: { title: 'Titel moet minimaal 3 tekens bevatten.' } }),
    [b]: new ApiError(503, 'x', { message: 'Even niet.' }),
  }
  const { taken, add } = board(refused)
  await list.lookUpAll(untitled(a, b, c))
  assert.deepEqual(await list.addChosen(add), { added: 1, failed: 2, withoutImage: 0 })
  assert.deepEqual(
    list.state().links.map(({ url, failure, stage }) => [url, failure, stage]),
    [
      [a, 'Titel moet minimaal 3 tekens bevatten.', 'ready'],
      [b, 'Even niet.', 'ready'],
    ],
  )
  delete refused[a]
  delete refused[b]
  assert.deepEqual(await list.addChosen(add), { added: 2, failed: 0, withoutImage: 0 })
  assert.deepEqual([taken.length, list.state().links.length], [3, 0])
})

test('a link without a title that the board would take is not sent, and says why', async () => {
  const { list } = listing({ [a]: { title: null, problem: 'De site gaf niets.' } })
  const { taken, add } = board()
  await list.lookUpAll(untitled(a, b))
  list.edit(b, { title: ' ab ' })
  assert.deepEqual(await list.addChosen(add), { added: 0, failed: 2, withoutImage: 0 })
  assert.deepEqual(taken, [])
  assert.deepEqual(
    list.state().links.map(({ stage, failure }) => [stage, failure]),
    [a, b].map(() => ['ready', 'Titel moet minimaal 3 tekens bevatten.']),
  )
  assert.equal(list.state().adding, null)
  list.edit(b, { title: 'abc' })
  assert.deepEqual(await list.addChosen(add), { added: 1, failed: 1, withoutImage: 0 })
})

test('a picture that cannot be kept does not hold its link back', async () => {
  const { list } = listing({}, (id) => (id === 1 ? Promise.reject(new Error('te groot')) : Promise.resolve({})))
  await list.lookUpAll(untitled(a, b))
  assert.deepEqual(await list.addChosen(board().add), { added: 2, failed: 0, withoutImage: 1 })
  assert.deepEqual(list.state().links, [])
})

test('adding tells how far it is, can be stopped after the link it is busy with, and taken up again', async () => {
  const { list } = listing()
  const { taken, add } = board()
  const told: (string | null)[] = []
  await list.lookUpAll(untitled(a, b, c))
  const deaf = list.subscribe(() => {
    const { adding } = list.state()
    told.push(adding && `${adding.tried}/${adding.of}`)
  })
  const stopping = async (one: LinkToAdd) => {
    if (one.url === b) list.stopAdding()
    return add(one)
  }
  assert.equal((await list.addChosen(stopping)).added, 2)
  assert.deepEqual([...new Set(told)], ['0/3', '1/3', null])
  deaf()
  assert.deepEqual(
    addable(list.state()).map(({ url }) => url),
    [c],
  )
  assert.equal((await list.addChosen(add)).added, 1)
  assert.equal(taken.length, 3)
})

test('what is still looked up is not added, and stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const list = createPasteList({
    preview: async (url) => {
      if (url === b) await promise
      return found(url)
    },
    keepImage: async () => ({}),
  })
  const done = list.lookUpAll(untitled(a, b))
  await turn()
  assert.equal((await list.addChosen(board().add)).added, 1)
  resolve()
  await done
  assert.deepEqual(
    list.state().links.map(({ url, stage }) => [url, stage]),
    [[b, 'ready']],
  )
})
