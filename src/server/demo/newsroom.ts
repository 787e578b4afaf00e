// The demo data of `npm start -- --demo`, a busy newsroom: links, feeds, a channel, tasks, articles, messages, generated texts with
// ratings, and six weeks of figures with optimisations. Every person and message says that it is a demo. Knows no endpoint.
import { findUser } from '../accounts/administration-store.ts'
import { DEMO_REQUESTS, type DemoName } from '../accounts/first-users.ts'
import { setRequestCount } from '../accounts/request-count.ts'
import type { Tx } from '../db/transaction.ts'
import { addPastRequests } from '../quota/store.ts'
import { articlesOf } from './articles.ts'
import { board } from './board.ts'
import { decisions } from './decisions.ts'
import { usage } from './figures.ts'
import { incoming } from './incoming.ts'
import { playOut, type Scene } from './happening.ts'
import { written } from './written.ts'

/** Adds all demo data for these users. */
export async function fillNewsroom(tx: Tx, ids: Record<DemoName, number>, now: Date): Promise<void> {
  await fillFigures(tx, ids, now)
  const scene = { tx, people: await peopleOf(tx, ids), now }
  await playOut(scene, [
    ...board(scene),
    ...articlesOf(scene),
    ...incoming(scene),
    ...written(scene),
    ...decisions(scene),
  ])
}

async function peopleOf(tx: Tx, ids: Record<DemoName, number>): Promise<Scene['people']> {
  const found = {} as Scene['people']
  for (const username of Object.keys(ids) as DemoName[]) found[username] = await findUser(tx, ids[username])
  return found
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
  await addPastRequests(tx, owned)
  for (const name of ['demo-premium', 'demo-beheerder'] as const) {
    const made = owned.filter(({ userId, success }) => userId === people[name] && success).length
    await setRequestCount(tx, people[name], made)
  }
}
