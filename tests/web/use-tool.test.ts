// One tool in use: it asks only when AI is open, and counts before the server does.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { captionsRefused, subscriptionOver } from '#contract/quota.ts'
import type { User } from '#contract/accounts/user.ts'
import { setUser, userQuery } from '#web/session/use-user.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { useCaptions } from '#web/tools/use-captions.ts'
import { STREAM_TYPE } from '#contract/tools/stream.ts'
import { keep } from '#web/kept/use-kept.ts'
import { ARTICLE_KEY, type Article } from '#web/sources/article.ts'
import { useTool } from '#web/tools/use-tool.ts'
import { toastRecords } from '#web/ui/toast-store.ts'
import { hook, person } from './hook.ts'

const titles = [1, 2, 3, 4, 5].map((number) => `Titel nummer ${number} over fietsen langs zee`)
const captions = titles.map((title) => title.padEnd(220, ' en verder langs het strand'))
const replies: Record<string, string[]> = {
  '/api/content/facebook-titles': titles,
  '/api/content/pinterest-titles': titles,
  '/api/content/linkinbio-titles': captions,
}
const subject = { title: 'Fietsen naar zee' }

/** The server: writes whatever is asked, and answers who is logged in when `release` is called. */
function serving(user: User) {
  const released = Promise.withResolvers<void>()
  const asked: string[] = []
  mock.method(globalThis, 'fetch', async (address: string) => {
    asked.push(address)
    const written = replies[address]
    if (written) return Response.json({ titles: written, model: 'proef', generationId: asked.length })
    await released.promise
    return Response.json(user)
  })
  return { release: released.resolve, asked }
}

function inUse<Value>(use: () => Value, user: User, client = createQueryClient()) {
  setUser(client, user)
  return { it: hook(use, client, user), count: () => client.getQueryData(userQuery.queryKey)?.aiRequestsCount }
}

afterEach(() => mock.restoreAll())

test('a tool asks nothing for a user whose AI is closed, and says why before and after', async () => {
  for (const [fields, refusal] of [
    [{ aiRequestsCount: 10 }, captionsRefused],
    [{ role: 'paid', subscriptionEndDate: '2026-01-01T00:00:00.000Z' }, subscriptionOver],
  ] as const) {
    const server = serving(person())
    const { it: tool } = inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(fields))
    assert.deepEqual(tool.blocked, refusal)
    assert.deepEqual(await tool.generate(subject), { failure: { ...refusal, limit: true } })
    assert.deepEqual(server.asked, [])
    mock.restoreAll()
  }
})

test('a tool asks for a user whose AI is open, and counts the request before the server tells its count', async () => {
  const server = serving(person())
  const { it: tool, count } = inUse(
    () => useTool('pinterest-captions', 'pinterest-captions'),
    person({ aiRequestsCount: 9 }),
  )
  assert.equal(tool.blocked, null)
  assert.deepEqual(await tool.generate(subject), { reply: { titles, model: 'proef', generationId: 1 } })
  assert.deepEqual(server.asked, ['/api/content/pinterest-titles'])
  assert.equal(count(), 10)
})

test('3-in-1 asks three tools at once and counts three, then takes over the count of the server', async () => {
  const server = serving(person({ aiRequestsCount: 5 }))
  const { it: three, count } = inUse(useCaptions, person())
  const done = three.generate(subject)
  while (!server.asked.includes('/api/user')) await new Promise(setImmediate)
  assert.deepEqual(server.asked, [...Object.keys(replies), '/api/user'])
  assert.equal(count(), 3)
  server.release()
  await done
  assert.equal(count(), 5)
  assert.equal(toastRecords()[0]?.title, 'Captions gegenereerd')
})

test('3-in-1 asks nothing for a user whose AI is closed', async () => {
  const server = serving(person())
  const { it: three } = inUse(useCaptions, person({ aiRequestsCount: 10 }))
  await three.generate(subject)
  assert.deepEqual(server.asked, [])
  assert.equal(toastRecords()[0]?.title, captionsRefused.title)
})

test('what a tool wrote is kept as variants of its input, and one can go back, edit and begin anew', async () => {
  serving(person())
  const client = createQueryClient()
  const tool = () => inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(), client).it
  await tool().generate(subject)
  await tool().generate(subject)
  const ids = () => tool().variants.map(({ generationId }) => generationId)
  assert.deepEqual([ids(), tool().chosen, tool().asked], [[1, 2], 1, subject])
  tool().choose(0)
  tool().edit(4, 'Beter zo')
  assert.equal(tool().reply?.generationId, 1)
  assert.deepEqual(tool().reply?.titles.at(-1), 'Beter zo')
  tool().choose(1)
  assert.equal(tool().reply?.titles.at(-1), titles[4], 'the other variant is untouched')
  await tool().generate({ title: 'Wandelen' })
  assert.deepEqual(ids(), [3])
})

test('one screen knows nothing of what another wrote with the same tool', async () => {
  serving(person())
  const client = createQueryClient()
  const tool = (tab: 'pinterest-captions' | 'caption-generator') =>
    inUse(() => useTool('pinterest-captions', tab), person(), client).it
  await tool('pinterest-captions').generate(subject)
  assert.equal(tool('caption-generator').reply, null)
})

test('TitelTovenaar gives what stands inside its envelope', async () => {
  const lines = ['a', 'b', 'c'].map((letter) => letter.repeat(95))
  mock.method(globalThis, 'fetch', async () =>
    Response.json({ success: true, message: '3 titels', data: { titles: lines }, model: 'proef', generationId: 5 }),
  )
  const { it: tool } = inUse(() => useTool('titeltovenaar', 'titeltovenaar'), person())
  const outcome = await tool.generate({ subject: 'Fietsen', context: 'Naar zee', amount: 3 })
  assert.deepEqual(outcome, { reply: { titles: lines, model: 'proef', generationId: 5 } })
})

test('a generation goes on when its screen is left: who comes back finds it pending, and then done', async () => {
  const written = Promise.withResolvers<Response>()
  mock.method(globalThis, 'fetch', () => written.promise)
  const client = createQueryClient()
  const tool = () => inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(), client).it
  const done = tool().generate(subject)
  assert.deepEqual([tool().pending, tool().reply], [true, null])
  written.resolve(Response.json({ titles, model: 'proef', generationId: 1 }))
  await done
  assert.equal(tool().pending, false)
  assert.deepEqual(tool().reply?.titles, titles)
})

const article: Article = {
  id: 'een',
  title: 'Fietsen naar zee',
  description: 'Langs duin en strand.',
  text: 'De nieuwe fietsroute naar zee gaat open. Ze loopt langs duin en strand.',
  site: null,
  language: 'nl',
  truncated: false,
  tone: 'licht',
}

/** The server: writes, and keeps what it was sent. */
function listening() {
  const bodies: Record<string, unknown>[] = []
  mock.method(globalThis, 'fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>)
    return Response.json({ titles, model: 'proef', generationId: bodies.length })
  })
  return bodies
}

test('the article and its tone go along with what is asked about it, and another article begins anew, another tone does not', async () => {
  const bodies = listening()
  const client = createQueryClient()
  const put = (one: Article | null) => keep(client, person().id, ARTICLE_KEY, one)
  const tool = () => inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(), client).it
  const { text: source } = article
  const steps: [Article | null, Record<string, unknown>, number][] = [
    [null, {}, 1],
    [article, { source, tone: 'licht' }, 1],
    [{ ...article, tone: 'ernstig' }, { source, tone: 'ernstig' }, 2],
    [{ ...article, text: `${source} Nog een zin.` }, { source: `${source} Nog een zin.`, tone: 'licht' }, 1],
  ]
  setUser(client, person())
  for (const [given, along, variants] of steps) {
    put(given)
    await tool().generate(subject)
    assert.deepEqual(bodies.at(-1), { ...subject, ...along })
    assert.equal(tool().variants.length, variants)
    assert.deepEqual(tool().asked, { ...subject, ...(given && { source: given.text }) })
    assert.equal(tool().tone, along['tone'] ?? null, 'of the text that is shown')
  }
  put(article)
  await tool().generate({ title: 'Bakker Van Zanten stopt met zijn winkel' })
  assert.deepEqual(bodies.at(-1), { title: 'Bakker Van Zanten stopt met zijn winkel' })
})

test('a logout ends a generation under way, and nothing of it is kept', async () => {
  let aborted = false
  mock.method(globalThis, 'fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal.addEventListener('abort', () => {
      aborted = true
      reject(signal.reason)
    })
    return promise
  })
  const client = createQueryClient()
  const { it: tool } = inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(), client)
  const outcome = tool.generate(subject)
  await new Promise(setImmediate)
  setUser(client, null)
  assert.equal(await outcome, null)
  assert.equal(aborted, true)
  const { it: later } = inUse(() => useTool('pinterest-captions', 'pinterest-captions'), person(), client)
  assert.deepEqual([later.pending, later.reply], [false, null])
})

const rewriting = { text: 'Een tekst.', mode: 'korter' } as const

/** The server answers in these lines; without a last one the body stays open until the call is left. */
function writing(...lines: object[]) {
  mock.method(globalThis, 'fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const open = !lines.some((line) => 'reply' in line || 'problem' in line)
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
        if (open) signal.addEventListener('abort', () => controller.error(signal.reason))
        else controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': STREAM_TYPE } })
  })
}

test('a tool that streams counts once, at its first words, and gives the reply in its last line', async () => {
  const reply = { text: 'Tekst.', model: 'proef', generationId: 9 }
  writing({ text: 'Te' }, { restart: true }, { text: 'Tekst.' }, { reply })
  const { it: tool, count } = inUse(() => useTool('rewriter', 'rewriter'), person())
  assert.deepEqual(await tool.generate(rewriting), { reply })
  assert.equal(count(), 1)
})

test('a tool that streams and is stopped has cost its request and ends without a word', async () => {
  writing({ text: 'Te' })
  const { it: tool, count } = inUse(() => useTool('rewriter', 'rewriter'), person())
  const outcome = tool.generate(rewriting)
  while (count() === 0) await new Promise(setImmediate)
  tool.stop()
  assert.equal(await outcome, null)
  assert.equal(count(), 1)
})

test('a tool that streams and fails before its first words has cost nothing', async () => {
  writing({ problem: { status: 502, code: 'writerUnreachable', message: 'De schrijfhulp is niet bereikbaar.' } })
  const { it: tool, count } = inUse(() => useTool('rewriter', 'rewriter'), person())
  const outcome = await tool.generate(rewriting)
  assert.deepEqual(outcome, {
    failure: { title: 'Fout bij het herschrijven', description: 'De schrijfhulp is niet bereikbaar.', limit: false },
  })
  assert.equal(count(), 0)
})
