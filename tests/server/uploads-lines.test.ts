// Replies to files that take their time: in lines for who asks for them, alone for all others, and work that ends when nobody
// waits for it any more.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { Problem } from '#contract/problems.ts'
import { REPEAT_MS } from '#server/http/lines.ts'
import { until } from '../support/app.ts'
import { png } from '../support/strange-web.ts'
import { formHead, jpeg, MEGABYTE, one, part, UploadHouse, worked } from '../support/uploads.ts'

let house: UploadHouse
before(async () => void (house = await UploadHouse.open()))
beforeEach(() => void (house.work = async () => ({ done: 1 })))
after(() => house.close())

const LINES = 'application/x-ndjson'
const file = { bytes: png }
const asked = (accept?: string, fields = {}) => house.send([file], fields, worked.path, accept ? { accept } : {})
/** The last line goes out a moment before the files are removed. */
const nothingLeft = () => until(async () => (await house.left()).length === 0, 'nothing is left')
const halfway: WorkLine = { progress: { done: 1, total: 2, secondsLeft: 3 } }

test('who asks for lines hears how the work goes, and gets the whole reply in the last line', async () => {
  house.work = async (tell) => {
    tell({ waiting: { ahead: 2 } })
    tell(halfway)
    return { done: 2 }
  }
  const { status, type, body } = await asked(LINES)
  assert.deepEqual([status, type], [200, `${LINES}; charset=utf-8`])
  assert.deepEqual(body, [{ waiting: { ahead: 2 } }, halfway, { reply: { done: 2 } }])
  await nothingLeft()
})

const accepts: [accept: string | undefined, inLines: boolean][] = [
  [undefined, false],
  ['*/*', false],
  ['application/json', false],
  ['application/*', false],
  ['application/x-ndjson-seq', false],
  ['application/x-ndjson;q=0', false],
  ['application/json, application/x-ndjson; q=0.000', false],
  ['application/json, Application/X-NDJSON;q=0.5', true],
  ['application/x-ndjson;charset=utf-8, */*', true],
]
for (const [accept, inLines] of accepts) {
  test(`with Accept ${accept ?? 'left out'} the reply comes ${inLines ? 'in lines' : 'alone'}`, async () => {
    house.work = async (tell) => {
      tell(halfway)
      return { done: 2 }
    }
    const { status, body } = await asked(accept)
    assert.deepEqual([status, body], [200, inLines ? [halfway, { reply: { done: 2 } }] : { done: 2 }])
  })
}

test('who waits is told so again every fifteen seconds, until there is something else to tell', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  let tell: (line: WorkLine) => void = () => {}
  let finish: (done: { done: number }) => void = () => {}
  const waiting = (ahead: number) => ({ waiting: { ahead } })
  let reply: ReturnType<typeof asked> | undefined
  await new Promise<void>((begun) => {
    house.work = (told) => {
      tell = told
      tell(waiting(2))
      begun()
      return new Promise((resolve) => (finish = resolve))
    }
    reply = asked(LINES)
  })
  context.mock.timers.tick(REPEAT_MS - 1)
  context.mock.timers.tick(1)
  context.mock.timers.tick(REPEAT_MS)
  tell(waiting(1))
  context.mock.timers.tick(REPEAT_MS)
  tell(halfway)
  context.mock.timers.tick(3 * REPEAT_MS)
  finish({ done: 2 })
  assert.deepEqual((await reply)?.body, [
    waiting(2),
    waiting(2),
    waiting(2),
    waiting(1),
    waiting(1),
    halfway,
    { reply: { done: 2 } },
  ])
})

test('a failure has the status that belongs to it, unless a line was sent: then it is the last line', async () => {
  const busy = new Problem('readerBusy', { message: 'Te druk.', retryAfterSeconds: 7 })
  house.work = () => Promise.reject(busy)
  const told = { code: 'readerBusy', message: 'Te druk.', error: 'Te druk.' }
  for (const accept of [undefined, LINES]) {
    const { status, body } = await asked(accept)
    assert.deepEqual([status, body], [503, told], accept)
  }
  house.work = async (tell) => {
    tell(halfway)
    throw busy
  }
  assert.deepEqual((await asked(LINES)).body, [halfway, { problem: { status: 503, ...told } }])
  assert.deepEqual([(await asked()).status, (await asked()).body], [503, told])
  await nothingLeft()
})

test('every refusal carries `error` beside `message`, also what is refused before the work begins; others carry none', async () => {
  const refusals: [what: string, status: number, reply: ReturnType<typeof house.send>][] = [
    ['a stranger', 401, house.send([file], {}, worked.path, { as: 'niemand' })],
    ['a field that is wrong', 400, asked(undefined, { note: 'n'.repeat(21) })],
    ['no file', 400, house.send([], { note: 'x' }, worked.path)],
    ['another kind', 415, house.send([{ bytes: 'geen plaatje' }], {}, worked.path)],
    ['too large', 413, house.send([{ bytes: jpeg(MEGABYTE + 1) }], {}, worked.path)],
    ['too many', 413, house.send([file, file], {}, worked.path)],
    ['another field', 400, house.send([{ ...file, field: 'foto' }], {}, worked.path)],
  ]
  for (const [what, status, reply] of refusals) {
    const { body, ...rest } = await reply
    assert.equal(rest.status, status, what)
    assert.ok(body.message, what)
    assert.equal(body.error, body.message, what)
  }
  const json = await house.dial(house.app, {
    path: worked.path,
    head: 'content-type: text/plain\r\ncontent-length: 1\r\n',
  })
  json.socket.write('x')
  assert.equal(await json.status(), 415)
  assert.match(json.heard(), /"error":"Dit soort inhoud/)
  json.socket.destroy()
  assert.equal('error' in (await house.send([file, file], {}, one.path)).body, false)
})

test('a request that comes in too slowly is told so with `error` too', async (context) => {
  const slow = await house.serving({ lookMs: 200, leastBytes: 2_000 })
  context.after(() => slow.close())
  const idle = await house.dial(slow, { path: worked.path, head: formHead(MEGABYTE) })
  assert.equal(await idle.status(), 408)
  assert.match(idle.heard(), /"error":"Het verzoek kwam niet op tijd binnen/)
})

for (const accept of [undefined, LINES]) {
  test(`who leaves while it is worked on ends the work, ${accept ? 'in lines' : 'with the reply alone'}`, async () => {
    let begun = false
    let ended: unknown
    house.work = async (tell, signal) => {
      if (accept) tell(halfway)
      begun = true
      await once(signal, 'abort')
      ended = signal.reason
      throw signal.reason as Error
    }
    const leaving = new AbortController()
    const reply = house.send([file], {}, worked.path, { signal: leaving.signal, ...(accept && { accept }) })
    await until(() => begun, 'the work has begun')
    leaving.abort()
    await assert.rejects(reply, { name: 'AbortError' })
    await until(() => ended !== undefined, 'the work has ended')
    assert.equal((ended as Problem).code, 'cancelled')
    await nothingLeft()
  })
}

test('who asks for lines and reads none is cut off, and that ends the work', async (context) => {
  house.unread = { cutAfterMs: 300, bytesPerPerson: MEGABYTE }
  const strict = await house.serving()
  context.after(() => strict.close())
  let ended = false
  house.work = async (tell, signal) => {
    // More than the system takes over for a connection within one machine.
    for (let done = 0; done < 400_000; done += 1) tell({ progress: { done, total: 1, secondsLeft: null } })
    await once(signal, 'abort')
    ended = true
    throw signal.reason as Error
  }
  const end = '\r\n--grens--\r\n'
  const deaf = await house.dial(strict, {
    path: worked.path,
    head: `${formHead(part().length + png.length + end.length)}accept: ${LINES}\r\n`,
  })
  deaf.socket.pause()
  deaf.socket.write(part())
  deaf.socket.write(png)
  deaf.socket.write(end)
  await until(() => ended, 'the work has ended')
  deaf.socket.destroy()
})

test('a connection whose request was refused early, and then came in whole, serves the next one for as long as that takes', async () => {
  house.work = async () => {
    await wait(3_000)
    return { done: 3 }
  }
  const end = '\r\n--grens--\r\n'
  const refused = part() + 'geen plaatje '.repeat(80_000) + end
  const { socket, ...reply } = await house.dial(house.app, { path: worked.path, head: formHead(refused.length) })
  socket.write(refused)
  assert.equal(await reply.status(), 415)
  const good = Buffer.concat([Buffer.from(part()), png, Buffer.from(end)])
  socket.write(
    `POST ${worked.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: kopij_session=noor\r\n${formHead(good.length)}\r\n`,
  )
  socket.write(good)
  await until(() => reply.heard().includes('{"done":3}') || socket.destroyed, 'the second is answered')
  assert.match(reply.heard(), /\{"done":3\}/)
  socket.destroy()
})
