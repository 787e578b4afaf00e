// Files on their way: refused as soon as it can be told, given the time that a slow line needs, and cut when nothing comes.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { get, post } from '#contract/endpoint.ts'
import { serve } from '#server/http/serve.ts'
import { serveUpload } from '#server/http/serve-upload.ts'
import type { Site } from '#server/http/site.ts'
import { until } from '../support/app.ts'
import { formHead, jpeg, MEGABYTE, part, pictures, upload, UploadHouse } from '../support/uploads.ts'

let house: UploadHouse
before(async () => void (house = await UploadHouse.open()))
after(() => house.close())

test('a refusal does not wait for the rest of what is sent', async () => {
  const cases: [what: string, options: { head: string; as?: string }, begin: string | Buffer, status: number][] = [
    ['a stranger', { head: formHead(MEGABYTE), as: 'niemand' }, '', 401],
    ['more than all files may take', { head: formHead(100 * MEGABYTE) }, '', 413],
    ['another kind', { head: formHead(MEGABYTE) }, `${part()}${'geen plaatje '.repeat(10)}`, 415],
    ['one that is too large', { head: formHead(5 * MEGABYTE) }, part() + jpeg(MEGABYTE + 1).toString('latin1'), 413],
  ]
  for (const [what, options, begin, status] of cases) {
    const { socket, ...reply } = await house.dial(house.app, options)
    socket.write(begin, 'latin1')
    assert.equal(await reply.status(), status, what)
    await until(() => socket.destroyed, 'the connection is ended')
    assert.deepEqual(await house.left(), [], what)
  }
})

test('what is no form, or a broken one, is refused in words, and quickly', async () => {
  const cases: [what: string, head: string, body: string, status: number][] = [
    ['JSON', 'content-type: application/json\r\ncontent-length: 2\r\n', '{}', 415],
    ['nothing', 'content-length: 0\r\n', '', 415],
    ['no boundary', 'content-type: multipart/form-data\r\ncontent-length: 5\r\n', 'hallo', 400],
    ['another boundary', formHead(5), 'hallo', 400],
    ['a poisoned field', formHead(200), part('__proto__').padEnd(200, 'x'), 400],
    ['a name of a megabyte', formHead(MEGABYTE + 500), part('n'.repeat(MEGABYTE)).padEnd(MEGABYTE + 500, 'x'), 400],
    [
      'a file name of a megabyte',
      formHead(MEGABYTE + 500),
      part('images', 'n'.repeat(MEGABYTE)).padEnd(MEGABYTE + 500, 'x'),
      400,
    ],
  ]
  for (const [what, head, body, status] of cases) {
    const { socket, ...reply } = await house.dial(house.app, { head })
    socket.write(body)
    assert.equal(await reply.status(), status, `${what}: ${reply.heard()}`)
    assert.match(reply.heard(), /"message":"[A-Z‘][^"]*\."/, what)
    assert.doesNotMatch(reply.heard(), /FST_|Multipart|boundary|Error/, what)
    socket.destroy()
    assert.deepEqual(await house.left(), [], what)
  }
})

test('of a connection that is lost halfway nothing is left', async () => {
  const { socket } = await house.dial(house.app, { head: formHead(MEGABYTE) })
  socket.write(part() + jpeg(100_000).toString('latin1'), 'latin1')
  await until(async () => (await house.left()).length === 1, 'it is being received')
  socket.destroy()
  await until(async () => (await house.left()).length === 0, 'it is gone')
})

test('a browser that goes away is no fault of ours, also when all that it sent has come and was not read', async (context) => {
  context.after(() => void (house.beforeWriting = async () => {}))
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const isHeld = new Promise<void>((resolve) => {
    house.beforeWriting = () => (resolve(), held)
  })
  const received = once(house.app.server, 'request') as Promise<[IncomingMessage]>
  // More than is kept in memory of a file that nobody reads, less than makes the sender wait.
  const body = Buffer.concat([Buffer.from(part()), jpeg(200_000), Buffer.from('\r\n--grens--\r\n')])
  const { socket } = await house.dial(house.app, { head: formHead(body.length) })
  socket.write(body)
  const [request] = await received
  await isHeld
  await until(() => request.complete, 'all of it has come')
  assert.equal(request.readableEnded, false)
  socket.destroy()
  await until(() => request.destroyed, 'the browser is gone')
  goOn()
  // By when another has been received, so has this one been given up.
  assert.equal((await house.send([{ bytes: jpeg(1_000) }])).status, 200)
  await until(async () => (await house.left()).length === 0, 'nothing of it is left')
  assert.deepEqual(house.logged, [])
})

test('a slow line that goes on gets its files through; one that only holds on is cut', async (context) => {
  const pace = { lookMs: 400, leastBytes: 2_000 }
  const slow = await house.serving(pace)
  context.after(() => slow.close())
  // The server looks when the test says so: on a busy machine the test itself could stand still between two looks.
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let theirs: Socket | undefined
  slow.server.on('connection', (socket) => (theirs = socket))
  // What comes along with the head of a request is no progress of its body.
  const begun = once(slow.server, 'request')
  const file = jpeg(60_000)
  const end = '\r\n--grens--\r\n'
  const { socket, ...reply } = await house.dial(slow, { head: formHead(part().length + file.length + end.length) })
  await begun
  socket.write(part())
  for (let at = 0; at < file.length; at += 3_000) {
    const seen = theirs?.bytesRead ?? 0
    socket.write(file.subarray(at, at + 3_000))
    await until(() => (theirs?.bytesRead ?? 0) >= seen + 3_000, 'it came in')
    context.mock.timers.tick(pace.lookMs)
  }
  socket.write(end)
  assert.equal(await reply.status(), 200, reply.heard())
  const idle = await house.dial(slow, { head: formHead(MEGABYTE) })
  idle.socket.write(part() + jpeg(100).toString('latin1'), 'latin1')
  const drip = setInterval(() => idle.socket.write('x'), 50)
  const looks = setInterval(() => context.mock.timers.tick(pace.lookMs), 100)
  assert.equal(await idle.status(), 408)
  clearInterval(looks)
  assert.match(idle.heard(), /Het verzoek kwam niet op tijd binnen\./)
  await until(() => idle.socket.destroyed, 'the connection is ended')
  clearInterval(drip)
  await until(async () => (await house.left()).length === 0, 'nothing of it is left')
  socket.destroy()
})

test('a request has the time of its endpoint, whether it moves or not', async (context) => {
  const body = z.object({})
  const quick = post('/api/quick', { access: 'user', body, output: z.object({}), arrivalSeconds: 0.3 })
  const hasty = await house.serving({ lookMs: 10_000, leastBytes: 1 }, quick)
  context.after(() => hasty.close())
  const { socket, ...reply } = await house.dial(hasty, {
    path: quick.path,
    head: 'content-type: application/json\r\ncontent-length: 100000\r\n',
  })
  const drip = setInterval(() => socket.write(' '.repeat(1_000)), 50)
  assert.equal(await reply.status(), 408)
  clearInterval(drip)
})

test('sixty megabytes have the time that a line of 1 Mbit/s needs; JSON has half a minute and half a megabyte', () => {
  const large = post('/api/x', {
    access: 'user',
    upload: { ...upload, bytesPerFile: 10 * MEGABYTE },
    output: z.object({}),
  })
  assert.ok(large.bodyBytes > 60 * MEGABYTE)
  assert.ok(large.arrivalSeconds > (60 * MEGABYTE * 8) / 1_000_000)
  const { bodyBytes, arrivalSeconds } = get('/api/y', { access: 'user', output: z.object({}) })
  assert.deepEqual([bodyBytes, arrivalSeconds], [512 * 1024, 30])
})

test('an endpoint is served as it was declared', () => {
  const site = {} as Site
  const answers = get('/api/z', { access: 'user', output: z.object({}) })
  assert.throws(() => serve(house.app, site, pictures, async () => ({}) as never), /serveUpload/)
  assert.throws(() => serveUpload(house.app, site, answers, async () => ({})), /takes no files/)
  assert.throws(() => serve(house.app, site, { ...answers, streams: 'always' }, async () => ({})), /serveLines/)
})
