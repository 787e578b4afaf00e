// The demo data of `npm start -- --demo`, a busy newsroom: links, tasks, messages, generated texts with ratings, and six
// weeks of figures with optimisations. Every person and message says that it is a demo. Knows no endpoint.
import { eq, inArray } from 'drizzle-orm'
import { DEMO_REQUESTS, type DemoName } from '../accounts/first-users.ts'
import { users } from '../accounts/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { aiUsage } from '../quota/tables.ts'
import { board } from './board.ts'
import { decisions } from './decisions.ts'
import { usage } from './figures.ts'
import { playOut, type Scene } from './happening.ts'
import { written } from './written.ts'

/** Adds all demo data for these users. */
export async function fillNewsroom(tx: Tx, ids: Record<DemoName, number>, now: Date): Promise<void> {
  await fillFigures(tx, ids, now)
  const scene = { tx, people: await peopleOf(tx, ids), now }
  await playOut(scene, [...board(scene), ...written(scene), ...decisions(scene)])
}

async function peopleOf(tx: Tx, ids: Record<DemoName, number>): Promise<Scene['people']> {
  const { id, name, role } = users
  const rows = await tx
    .select({ id, name, role })
    .from(users)
    .where(inArray(id, Object.values(ids)))
  const found = Object.entries(ids).map(([username, wanted]) => [username, rows.find((row) => row.id === wanted)])
  return Object.fromEntries(found) as Scene['people']
}

/**
 * Adds the AI requests of six weeks. The newest belong to the free users, as many as `DEMO_REQUESTS` says they have used;
 * all others to the two users without a limit.
 */
async function fillFigures(tx: Tx, people: Record<DemoName, number>, now: Date): Promise<void> {
  const requests = [...usage(now)]
  const owners = [
    ...Array.from({ length: DEMO_REQUESTS['demo-vol'] }, () => people['demo-vol']),
    ...Array.from({ length: DEMO_REQUESTS['demo-redacteur'] }, () => people['demo-redacteur']),
  ]
  const ownerOf = (fromEnd: number) => owners[fromEnd] ?? people[fromEnd % 3 === 0 ? 'demo-beheerder' : 'demo-premium']
  const owned = requests.map((request, at) => ({ ...request, userId: ownerOf(requests.length - 1 - at) }))
  await tx.insert(aiUsage).values(owned)
  for (const name of ['demo-premium', 'demo-beheerder'] as const) {
    const made = owned.filter(({ userId, success }) => userId === people[name] && success).length
    await tx.update(users).set({ aiRequestsCount: made }).where(eq(users.id, people[name]))
  }
}
