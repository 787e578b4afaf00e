// Bodies in JSON: large ones that come together are read one to a turn of the event loop, so that others go between; one of more values than
// its endpoint takes is not read at all.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify from 'fastify'
import { acceptOnlyJson, LARGE_BODY } from '#server/http/json-bodies.ts'

const app = Fastify()
/** What happened, in order: bodies that were read, by their names, and turns of the event loop. */
const order: string[] = []
before(async () => {
  acceptOnlyJson(app)
  app.post('/few', { config: { bodyValues: 5 } }, async () => ({}))
  app.post('/', async ({ body }) => void order.push((body as { name: string }).name))
  await app.ready()
})
after(() => app.close())

/** A body of so many characters in all. */
const bodyOf = (name: string, length: number) => {
  const around = JSON.stringify({ name, text: '' }).length
  return JSON.stringify({ name, text: 'a'.repeat(length - around) })
}
const send = (name: string, length: number) =>
  app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: bodyOf(name, length),
  })

async function sent(...all: [name: string, length: number][]): Promise<string[]> {
  order.length = 0
  let turn = setImmediate(function next() {
    if (order.at(-1) !== 'turn') order.push('turn')
    turn = setImmediate(next)
  })
  await Promise.all(all.map(([name, length]) => send(name, length)))
  clearImmediate(turn)
  return order
    .join(' ')
    .replace(/^turn | turn$/g, '')
    .split(' ')
}

test('of 50,001 characters each has a turn of its own, in the order in which they came', async () => {
  const large = LARGE_BODY + 1
  assert.deepEqual(await sent(['a', large], ['b', large], ['c', large]), ['a', 'turn', 'b', 'turn', 'c'])
})

test('of 50,000 and fewer none waits for the large ones', async () => {
  const all = await sent(['a', LARGE_BODY + 1], ['b', LARGE_BODY + 1], ['c', LARGE_BODY], ['d', LARGE_BODY - 1])
  assert.ok(all.indexOf('c') < all.indexOf('b'), all.join(' '))
  assert.ok(all.indexOf('d') < all.indexOf('b'), all.join(' '))
})

test('one that is no JSON is refused, large or not, and the next is read', async () => {
  for (const payload of ['{', `{${' '.repeat(LARGE_BODY)}`]) {
    const headers = { 'content-type': 'application/json' }
    assert.equal((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode, 400)
  }
  assert.deepEqual(await sent(['a', LARGE_BODY + 1]), ['a'])
})

const answer = async (payload: string) =>
  (await app.inject({ method: 'POST', url: '/few', headers: { 'content-type': 'application/json' }, payload }))
    .statusCode

test('of an endpoint that takes five values a body of six is refused, however long and however nested', async () => {
  // A list and an object is one, and so is each that is in it.
  for (const [five, six] of [
    ['[1,2,3,4]', '[1,2,3,4,5]'],
    ['{"a":1,"b":2,"c":3,"d":4}', '{"a":1,"b":2,"c":3,"d":4,"e":5}'],
    ['[[1,2],3]', '[[1,2],3,4]'],
    ['["a,[{","\\",[","c","d"]', '["a,[{","\\",[","c","d","e"]'],
  ] as const)
    for (const space of ['', ' '.repeat(LARGE_BODY)])
      assert.deepEqual([await answer(five + space), await answer(six + space)], [200, 413], six)
})

test('a text of brackets is one value', async () => {
  assert.equal(await answer(JSON.stringify({ text: '[{,'.repeat(LARGE_BODY) })), 200)
})
