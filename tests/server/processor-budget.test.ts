// What one user may spend of the processor in an hour: reserved before, settled by what was used, shared by all processes.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { Problem } from '#contract/problems.ts'
import { loginTries } from '#server/accounts/tables.ts'
import { createProcessorBudget, PROCESSOR_SECONDS } from '#server/quota/processor-budget.ts'
import { paying, settleOnClose, type Spending } from '#server/workshop/spending.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { HOUR_MS, leftOf } from '../support/processor-budget.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

/** Each is that of another process. */
const budgetOf = (pays = false) => createProcessorBudget(app.database, async () => pays)
const isRefused = (error: unknown) =>
  error instanceof Problem &&
  error.code === 'tooManyTries' &&
  /^Je hebt dit uur veel rekenwerk laten doen\. Probeer het over (\d+ minuten|1 minuut|\d+ seconden?) opnieuw\.$/.test(
    error.told,
  ) &&
  (error.retryAfterSeconds ?? 0) > 3_500 &&
  (error.retryAfterSeconds ?? 0) <= 3_600
let users = 1_000_000
/** A user of whom nothing is counted yet. */
const somebody = () => (users += 1)
const left = (userId: number) => leftOf(app, userId)

test('what is left can be spent to the last ms, and no more; what is refused counts for nothing', async () => {
  const [one, other] = [budgetOf(), budgetOf()]
  const userId = somebody()
  await one.reserve(userId, HOUR_MS - 50)
  await assert.rejects(other.reserve(userId, 51), isRefused)
  assert.equal(await left(userId), 50)
  await other.reserve(userId, 49)
  await one.reserve(userId, 1)
  await assert.rejects(one.reserve(userId, 1), isRefused)
  await one.reserve(somebody(), 1)
})

test('of twenty at once, in two processes, as many are let through as there is time for', async () => {
  const userId = somebody()
  const budgets = [budgetOf(), budgetOf()]
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => budgets[at % 2]!.reserve(userId, HOUR_MS / 10)),
  )
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 10)
  assert.equal(await left(userId), 0)
})

test('what was used counts, less or more than was reserved, and once', async () => {
  const budget = budgetOf()
  const userId = somebody()
  await (await budget.reserve(userId, 1_000)).settle()
  assert.equal(await left(userId), HOUR_MS)
  const less = await budget.reserve(userId, 300_000)
  less.used(1_000)
  less.used(500)
  await less.settle()
  assert.equal(await left(userId), HOUR_MS - 1_500)
  const more = await budget.reserve(userId, 1)
  more.used(HOUR_MS)
  await more.settle()
  assert.equal(await left(userId), -1_500)
  await assert.rejects(budget.reserve(userId, 1), isRefused)
})

test('who has hardly spent anything may begin what costs more than is left; one such piece, and nobody else', async () => {
  const budget = budgetOf()
  const userId = somebody()
  const look = await budget.reserve(userId, 300)
  look.used(300)
  await look.settle()
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => budget.reserve(userId, 2 * HOUR_MS)))
  const begun = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  assert.equal(begun.length, 1)
  assert.equal(await left(userId), 0)
  begun[0]!.used(1_000)
  await begun[0]!.settle()
  assert.equal(await left(userId), HOUR_MS - 1_300)
  const spender = somebody()
  await budget.reserve(spender, HOUR_MS / 5)
  await assert.rejects(budget.reserve(spender, 2 * HOUR_MS), isRefused)
  assert.equal(await left(spender), HOUR_MS - HOUR_MS / 5)
})

test('what is refused while its hour ends gives no time to the next', async () => {
  const userId = somebody()
  await budgetOf().reserve(userId, HOUR_MS)
  const row = eq(loginTries.key, `processor:${userId}`)
  await app.database.db
    .update(loginTries)
    .set({ expire: Date.now() + 1_000 })
    .where(row)
  // The database answers once that is over.
  const pool = {
    async query(asked: QueryConfig) {
      const reply = await app.database.pool.query(asked)
      await wait(1_100)
      return reply
    },
  }
  const slow = createProcessorBudget({ pool: pool as unknown as typeof app.database.pool }, async () => false)
  await assert.rejects(slow.reserve(userId, HOUR_MS), { code: 'tooManyTries' })
  await budgetOf().reserve(userId, HOUR_MS)
  assert.equal(await left(userId), 0)
})

test('what is told to be used after all was settled counts as well', async () => {
  const userId = somebody()
  const spending = await budgetOf().reserve(userId, 5_000)
  await spending.settle()
  spending.used(700)
  await until(async () => (await left(userId)) === HOUR_MS - 700, 'it counts')
})

test('work that fails costs what it used, and work that is part of other work is paid for with that', async () => {
  const budget = budgetOf()
  const userId = somebody()
  const failing = paying(budget, { userId }, 5_000, async ({ used }) => {
    used(700)
    throw new Error('kapot')
  })
  await assert.rejects(failing, /kapot/)
  assert.equal(await left(userId), HOUR_MS - 700)
  let sum = 0
  const spending: Spending = {
    used: (ms) => void (sum += ms),
    cover: async () => {},
    settle: () => assert.fail('settled by its owner'),
  }
  await paying(budget, { userId, spending }, HOUR_MS, async ({ used }) => used(300))
  assert.equal(sum, 300)
  assert.equal(await left(userId), HOUR_MS - 700)
})

test('work that goes on reserves what it takes beyond what was reserved, and ends where nothing is left', async () => {
  const budget = budgetOf()
  const userId = somebody()
  const spending = await budget.reserve(userId, 1_000)
  const part = (price: number, took: number) =>
    paying(budget, { userId, spending }, price, async ({ used }) => used(took))
  await part(1_000, 5_000)
  assert.equal(await left(userId), HOUR_MS - 1_000)
  await part(1_000, 500_000)
  assert.equal(await left(userId), HOUR_MS - 6_000)
  await assert.rejects(part(100_000, 1), isRefused)
  assert.equal(await left(userId), HOUR_MS - 6_000)
  await part(95_000, 0)
  assert.equal(await left(userId), 0)
  await spending.settle()
  assert.equal(await left(userId), HOUR_MS - 505_000)
})

test('what is sent as it is made is settled when that closes, and of who left meanwhile at once', async () => {
  const [sent, unheard] = [new PassThrough(), new PassThrough().destroy()]
  await once(unheard, 'close')
  const settled: string[] = []
  const spending = (name: string): Spending => ({
    used: () => {},
    cover: async () => {},
    settle: async () => void settled.push(name),
  })
  settleOnClose(sent, spending('sent'))
  settleOnClose(unheard, spending('unheard'))
  assert.deepEqual(settled, ['unheard'])
  sent.destroy()
  await once(sent, 'close')
  assert.deepEqual(settled, ['unheard', 'sent'])
})

test('who pays has six times as much, from that moment', async () => {
  const userId = somebody()
  await budgetOf().reserve(userId, HOUR_MS)
  await assert.rejects(budgetOf().reserve(userId, 1), isRefused)
  const paid = PROCESSOR_SECONDS.paid * 1_000
  await budgetOf(true).reserve(userId, paid - HOUR_MS)
  await assert.rejects(budgetOf(true).reserve(userId, 1), isRefused)
})

test('what a process reserved that died ends with its hour', async () => {
  const userId = somebody()
  await budgetOf().reserve(userId, HOUR_MS)
  await assert.rejects(budgetOf().reserve(userId, 1), isRefused)
  await endHour(userId)
  await budgetOf().reserve(userId, HOUR_MS)
  assert.equal(await left(userId), 0)
})

test('what is settled once its hour is over gives nothing back to the next, in which what it used counts', async (t) => {
  const userId = somebody()
  const work = await budgetOf().reserve(userId, 1_000)
  await endHour(userId)
  const now = performance.now.bind(performance)
  t.mock.method(performance, 'now', () => now() + 60 * 60_000)
  await budgetOf().reserve(userId, 500)
  work.used(100)
  await work.settle()
  assert.equal(await left(userId), HOUR_MS - 500 - 100)
})

const endHour = (userId: number) =>
  app.database.db
    .update(loginTries)
    .set({ expire: Date.now() - 1 })
    .where(eq(loginTries.key, `processor:${userId}`))
