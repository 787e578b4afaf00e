// The demo: every screen of the newsroom has something to show, whatever the day it is filled on, and all of it is the
// product's own.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AuditEntry } from '#contract/audit/entry.ts'
import { optimizationStatuses, type Optimization } from '#contract/optimizations/optimization.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import { fillDemo, type PrintedAccount } from '#server/accounts/first-users.ts'
import { transaction, type Tx } from '#server/db/transaction.ts'
import { fillNewsroom } from '#server/demo/newsroom.ts'
import { findOptimizations } from '#server/optimizations/store.ts'
import { claimForFeed, claimForFigures } from '#server/channels/source-store.ts'
import { claimDue } from '#server/feeds/store.ts'
import { Client, startApp, type TestApp } from '../support/app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
const now = new Date()
let accounts: PrintedAccount[]
before(async () => {
  app = await startApp()
  await filledEachWeekday()
  accounts = (await transaction(app.database.pool, (tx) => fill(tx, now))) ?? []
})
after(() => app.close())

const fill = (tx: Tx, moment: Date) => fillDemo(tx, (ids) => fillNewsroom(tx, ids, moment))

const proposalsPerWeekday = new Map<string, Set<string>>()

/** What is proposed and decided in a demo of each day of the week; nothing of it stays. */
async function filledEachWeekday(): Promise<void> {
  const undone = new Error('undone')
  for (let ago = 0; ago < 7; ago += 1) {
    const moment = new Date(now.getTime() - ago * DAY_MS)
    await transaction(app.database.pool, async (tx) => {
      await fill(tx, moment)
      const found = await findOptimizations(tx, {})
      const weekday = moment.toLocaleDateString('en', { weekday: 'long' })
      proposalsPerWeekday.set(weekday, new Set(found.map(({ row }) => row.status)))
      throw undone
    }).catch((error: unknown) => assert.equal(error, undone))
  }
}

async function loggedIn(username: string): Promise<Client> {
  const client = new Client(app.url)
  const password = accounts.find((account) => account.username === username)?.password
  assert.equal((await client.post('/api/login', { username, password })).status, 200)
  return client
}

async function read(client: Client, path: string) {
  const { status, body } = await client.get(path)
  assert.equal(status, 200, path)
  return body
}

test('whatever the day of the week, the figures lead to proposals, and to decisions about them', () => {
  assert.equal(proposalsPerWeekday.size, 7)
  for (const [weekday, statuses] of proposalsPerWeekday)
    assert.deepEqual(statuses, new Set(optimizationStatuses), weekday)
})

test('Verbeteringen has proposals of every kind, decided by the administrator, and one whose effect was measured', async () => {
  const chief = await loggedIn('demo-beheerder')
  for (const status of optimizationStatuses) {
    const found: Optimization[] = await read(chief, `/api/optimizations?status=${status}`)
    assert.ok(found.length > 0, status)
    for (const { createdAt, decidedAt, decidedByName } of found) {
      assert.equal(decidedByName, status === 'proposed' ? null : 'Demo Beheerder')
      const decided = decidedAt ?? now.toISOString()
      assert.ok(createdAt <= decided && decided <= now.toISOString(), status)
    }
  }
  const [done]: Optimization[] = await read(chief, '/api/optimizations?status=implemented')
  assert.match(done?.learningInsights?.verdict ?? '', /beter/)
})

test('Logboek tells what happened, the newest first', async () => {
  const entries: AuditEntry[] = await read(await loggedIn('demo-beheerder'), '/api/audit')
  const actions = new Set(entries.map(({ action }) => action))
  for (const action of [
    'task.add',
    'link.add',
    'optimization.dismiss',
    'optimization.accept',
    'message.answer',
  ] as const)
    assert.ok(actions.has(action), action)
  const ofDemo = entries.filter(({ action }) => !action.startsWith('session'))
  const moments = ofDemo.map(({ createdAt }) => createdAt)
  assert.deepEqual(moments, moments.toSorted().toReversed())
})

test('board, tasks, messages, feedback and figures have content that says it is a demo', async () => {
  const chief = await loggedIn('demo-beheerder')
  const links: { status: string; url: string }[] = await read(chief, '/api/inspiratie-links')
  assert.deepEqual(new Set(links.map(({ status }) => status)), new Set(['Open', 'Opgepakt', 'Klaar']))
  assert.ok(links.every(({ url }) => url.startsWith('https://example.com/demo/')))
  const tasks: { completedByName: string | null }[] = await read(chief, '/api/tasks')
  assert.ok(tasks.some(({ completedByName }) => completedByName === 'Demo Redacteur'))
  const isHandled = ({ handledAt }: { handledAt: string | null }) => handledAt !== null
  const messages: { handledAt: string | null; name: string }[] = await read(chief, '/api/contact-submissions')
  assert.ok(messages.every(({ name }) => name.startsWith('Demo ')))
  assert.equal(messages.filter(isHandled).length, 1)
  const path = '/api/feedback-inbox?only=comment'
  const feedback: { handledAt: string | null; comment: string }[] = await read(chief, path)
  assert.ok(feedback.length >= 3 && feedback.every(({ comment }) => comment.startsWith('Demo: ')))
  assert.equal(feedback.filter(isHandled).length, 1)
  assert.ok((await read(chief, '/api/usage/overview')).totals.requests > 100)
  for (const username of ['demo-premium', 'demo-redacteur'])
    assert.ok((await read(await loggedIn(username), '/api/tasks/mine')).length > 0, username)
})

test('what people had written is what their tools promise, and what they liked is learned from', async () => {
  for (const [username, least] of [
    ['demo-premium', 8],
    ['demo-redacteur', 3],
  ] as const) {
    const generations = await read(await loggedIn(username), '/api/history')
    assert.ok(generations.length >= least, username)
    for (const { tool, input, output } of generations) {
      const contract = tools[tool as ToolName]
      assert.ok(contract.input.safeParse(input).success && contract.output.safeParse(output).success, tool)
    }
  }
  const premium = await loggedIn('demo-premium')
  assert.ok((await read(premium, '/api/history?favourite=true')).length > 0)
  assert.ok((await read(premium, '/api/learning')).length >= 3)
})

test('what comes in from elsewhere has something to show: two feeds and a channel, invented, and nothing is asked for them', async () => {
  const chief = await loggedIn('demo-beheerder')
  const feeds: { title: string; state: string; newEntries: number }[] = await read(chief, '/api/feeds')
  assert.deepEqual(
    feeds.map(({ title, state, newEntries }) => [title, state, newEntries]),
    [
      ['Demo: gemeentenieuws', 'paused', 3],
      ['Demo: streekblog', 'paused', 2],
    ],
  )
  const entries: { url: string }[] = await read(chief, '/api/feeds/entries')
  assert.ok(entries.length === 5 && entries.every(({ url }) => url.startsWith('https://example.com/demo/')))
  const premium = await loggedIn('demo-premium')
  const [channel, ...others] = await read(premium, '/api/youtube-channels')
  assert.deepEqual([channel.channelTitle, channel.active, others.length], ['Demo: Linge TV', false, 0])
  const videos: { title: string; viewCount: number }[] = await read(
    premium,
    `/api/youtube-channels/${channel.id}/videos`,
  )
  assert.ok(videos.length === 3 && videos.every(({ title, viewCount }) => title.startsWith('Demo: ') && viewCount > 0))
  const [video] = await read(premium, `/api/youtube-channels/${channel.id}/videos`)
  assert.equal((await premium.get(`/api/youtube-channels/${channel.id}/videos/${video.videoId}/picture`)).status, 404)
  const { db } = app.database
  assert.deepEqual(await claimForFeed(db, 10, new Date(now.getTime() + DAY_MS)), [])
  assert.deepEqual(await claimForFigures(db, 10, new Date(now.getTime() + DAY_MS)), [])
  assert.equal(await claimDue(db, new Date(now.getTime() + DAY_MS)), undefined)
})

test('of two articles with text of a model one was reviewed, with a record, and one says that AI helped', async () => {
  const chief = await loggedIn('demo-beheerder')
  const { articles } = await read(chief, '/api/articles?everyone=true&sort=createdAt')
  const standing = (title: RegExp) =>
    read(chief, `/api/articles/${articles.find((one: { title: string }) => title.test(one.title)).id}/review`)
  const reviewed = await standing(/musea/)
  assert.deepEqual([reviewed.goesOut, reviewed.line], ['reviewed', null])
  assert.deepEqual(
    reviewed.records[0].parts.map(({ model, decision }: { model: string; decision: string }) => [model, decision]),
    [
      ['demo-model (verzonnen)', 'changed'],
      ['demo-model (verzonnen)', 'kept'],
    ],
  )
  const other = await standing(/bakfiets/)
  assert.deepEqual([other.goesOut, other.records], ['disclosed', []])
  assert.match(other.line, /AI/)
})

test('the demo has articles: one being written, one checked, one that changed since', async () => {
  const premium = await loggedIn('demo-premium')
  const states = (await read(premium, '/api/articles?sort=createdAt')).articles.map(
    ({ state, gaps }: { state: string; gaps: number }) => `${state} ${gaps}`,
  )
  assert.deepEqual(states.toSorted(), ['concept 1', 'nagekeken 0', 'opnieuw 0'])
})
