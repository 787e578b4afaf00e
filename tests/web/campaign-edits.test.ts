// What is typed in the texts of a campaign: shown at once, sent after a rest, and not lost when another window was faster or the
// server does not answer.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import type { Campaign, CampaignPart, CampaignText } from '#contract/campaigns/campaign.ts'
import { editsOf, shownPart, unsentNow } from '#web/campaigns/campaign-edits.ts'
import { campaignNow, setCampaign } from '#web/campaigns/campaign-query.ts'
import { withOwnText, withoutText } from '#web/campaigns/own-texts.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { toastRecords } from '#web/ui/toast-store.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

const written: CampaignText[] = ['a', 'b', 'c'].map((text, index) => ({ index, text }))

/** A server that keeps one part, as the real one does. */
function serving() {
  const part: CampaignPart = {
    part: 'facebook',
    texts: written,
    output: { titles: ['a', 'b', 'c'] },
    model: 'proef',
    generationId: 7,
    version: 1,
    outdated: false,
    revision: 1,
    createdAt: '2026-03-01T10:00:00.000Z',
  }
  const server = { part, sent: [] as { revision: number; texts: CampaignText[] }[], away: false, before: () => {} }
  const whole = (): Campaign => ({ parts: [server.part], underWay: [] })
  mock.method(globalThis, 'fetch', async (_address: string, init: { method: string; body?: string }) => {
    if (server.away) throw new TypeError('network error')
    if (init.method === 'GET') return Response.json(whole())
    const body = JSON.parse(init.body ?? '') as { revision: number; texts: CampaignText[] }
    server.sent.push(body)
    server.before()
    if (body.revision !== server.part.revision)
      return Response.json({ code: 'changedMeanwhile', message: 'Te laat.' }, { status: 409 })
    server.part = { ...server.part, texts: body.texts, revision: body.revision + 1 }
    return Response.json(server.part)
  })
  const client = createQueryClient()
  client.setQueryDefaults(['articles'], { queryFn: async () => whole() })
  setCampaign(client, 5, whole)
  const edits = editsOf(client, 5)
  const shown = () => {
    const [kept] = campaignNow(client, 5).parts
    return kept && shownPart(kept, unsentNow(client, 5).facebook).texts.map(({ text }) => text)
  }
  const type = (index: number, text: string) => edits.edit('facebook', 7, (texts) => withOwnText(texts, index, text))
  return { server, client, edits, shown, type }
}
/** The time that passes until something is sent, and what is answered then. */
async function rest(): Promise<void> {
  mock.timers.tick(1_000)
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve().then(() => new Promise(setImmediate))
}

test('what is typed is shown at once and sent once, after a rest', async () => {
  const { server, shown, type, client } = serving()
  for (const text of ['A', 'AA', 'AA ']) type(0, text)
  assert.deepEqual([shown(), server.sent], [['AA ', 'b', 'c'], []])
  await rest()
  assert.deepEqual(
    server.sent.map(({ texts }) => texts[0]?.text),
    ['AA '],
  )
  assert.deepEqual([shown(), unsentNow(client, 5)], [['AA ', 'b', 'c'], {}])
})

test('a text that is deleted and put back is an edit as any other', async () => {
  const { server, edits, shown, type } = serving()
  edits.edit('facebook', 7, (texts) => withoutText(texts, 1))
  await rest()
  assert.deepEqual([shown(), server.part.texts.length], [['a', 'c'], 2])
  type(1, 'b')
  await rest()
  assert.deepEqual([shown(), server.part.texts], [['a', 'b', 'c'], written])
})

test('what is typed while an edit is on its way is sent after it', async () => {
  const { server, shown, type, client } = serving()
  type(0, 'A')
  server.before = () => {
    server.before = () => {}
    type(0, 'AB')
    type(2, 'C')
  }
  await rest()
  await rest()
  assert.deepEqual(
    server.part.texts.map(({ text }) => text),
    ['AB', 'b', 'C'],
  )
  assert.deepEqual([shown(), unsentNow(client, 5)], [['AB', 'b', 'C'], {}])
})

test('over an edit of another window mine is put, and theirs of other texts stays', async () => {
  const { server, shown, type } = serving()
  type(0, 'mijn')
  server.part = { ...server.part, revision: 2, texts: withOwnText(written, 2, 'hun') }
  await rest()
  assert.deepEqual(
    server.sent.map(({ revision }) => revision),
    [1, 2],
  )
  assert.deepEqual(shown(), ['mijn', 'b', 'hun'])
  assert.deepEqual(
    server.part.texts.map(({ text }) => text),
    ['mijn', 'b', 'hun'],
  )
})

test('without the server it stays on the screen, says that it is not saved, and goes with the next try', async () => {
  const { server, shown, type, client, edits } = serving()
  server.away = true
  type(0, 'A')
  await rest()
  assert.deepEqual([shown(), unsentNow(client, 5).facebook?.failed], [['A', 'b', 'c'], true])
  assert.equal(toastRecords()[0]?.title, 'Bewerking niet opgeslagen')
  server.away = false
  await edits.send('facebook')
  assert.deepEqual([server.part.texts[0]?.text, unsentNow(client, 5)], ['A', {}])
})

test('leaving sends what has not rested yet', async () => {
  const { server, type, edits } = serving()
  type(0, 'A')
  await edits.flush()
  assert.equal(server.part.texts[0]?.text, 'A')
})

test('an edit of texts that were made anew since is told and not sent', async () => {
  const { server, client, shown, type, edits } = serving()
  type(0, 'A')
  server.part = { ...server.part, generationId: 8, revision: 2, texts: written }
  await client.refetchQueries({ queryKey: ['articles'] })
  await rest()
  assert.deepEqual([server.sent, shown(), unsentNow(client, 5)], [[], ['a', 'b', 'c'], {}])
  assert.equal(toastRecords()[0]?.title, 'Intussen opnieuw gemaakt')
  edits.edit('facebook', 7, (texts) => withOwnText(texts, 0, 'B'))
  assert.deepEqual(unsentNow(client, 5), {})
})
