// A newsroom in full swing for `npm start -- --demo`: links, tasks, messages and six weeks of figures. Every person and
// message says that it is a demo. Knows no endpoint.
import { addressKey } from '#contract/links/address-key.ts'
import type { LinkStatus } from '#contract/links/link.ts'
import { eq } from 'drizzle-orm'
import { DEMO_REQUESTS, type DemoName } from './accounts/first-users.ts'
import { users } from './accounts/tables.ts'
import { contactSubmissions } from './contact/tables.ts'
import type { Tx } from './db/transaction.ts'
import { inspirationLinks } from './links/tables.ts'
import { aiUsage } from './quota/tables.ts'
import { tasks } from './tasks/tables.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** [title, address, notes, status, who has it, hours ago]. */
const links: readonly [string, string, string | null, LinkStatus, DemoName | null, number][] = [
  [
    'Waarom steeds meer dorpen zelf een winkel beginnen',
    'dorpswinkel',
    'Drie voorbeelden uit Drenthe.',
    'Open',
    null,
    2,
  ],
  ['Zo ziet een schoolplein zonder tegels eruit', 'groen-schoolplein', null, 'Open', null, 5],
  [
    'De nieuwe dienstregeling: wat verandert er in de regio?',
    'dienstregeling',
    'Kaartje erbij? De redactie Beeld heeft er een.',
    'Opgepakt',
    'demo-redacteur',
    8,
  ],
  [
    'Vijf musea waar kinderen gratis naar binnen mogen',
    'musea-gratis',
    'Goed voor de herfstvakantie.',
    'Open',
    'demo-premium',
    20,
  ],
  ['Vogeltelling: de huismus staat weer bovenaan', 'vogeltelling', null, 'Klaar', 'demo-premium', 30],
  [
    'Wat kost een elektrische bakfiets je echt per maand?',
    'bakfiets',
    'Vergelijk ook de leasefiets.',
    'Open',
    null,
    44,
  ],
  [
    'Bakker stopt na 52 jaar: ‘De oven gaat mee naar huis’',
    'bakker',
    'Portret, met foto van de oven.',
    'Opgepakt',
    'demo-premium',
    50,
  ],
  ['Dit zijn de mooiste schaatsplekken van het land', 'schaatsplekken', null, 'Open', null, 75],
  ['Volkstuin zoekt jonge leden, en vindt ze op Instagram', 'volkstuin', null, 'Klaar', 'demo-redacteur', 100],
  ['Bibliotheek leent nu ook gereedschap uit', 'bibliotheek', 'Bel de bibliotheek voor cijfers.', 'Open', null, 140],
]

/** [title, description, days until due, priority, done]. */
const todo: readonly [string, string | null, number | null, number, boolean][] = [
  [
    'Nieuwsbrief van deze week klaarzetten',
    'Vaste volgorde:\n- [x] Openingsverhaal kiezen\n- [ ] Drie kortere stukken\n- [ ] Agenda voor het weekend',
    0,
    2,
    false,
  ],
  ['Foto’s van de bakker ophalen', null, 2, 1, false],
  ['Serie over dorpswinkels plannen', '- [ ] Drie winkels bellen\n- [ ] Fotograaf vragen', 6, 0, false],
  ['Oude captions nalopen op dode links', null, -3, 0, false],
  ['Stijlgids: ‘u’ of ‘je’ vastleggen', 'Besproken met de hele redactie: het wordt ‘je’.', null, 0, true],
]

/** [name, address, company, message, tests along, hours ago]. */
const messages: readonly [string, string, string | null, string, boolean, number][] = [
  [
    'Demo Premium',
    'demo-premium@example.com',
    'Demo Tuinblad',
    'Dit is een voorbeeldbericht. Kunnen wij onze huisstijl met de hele redactie delen, of maakt iedereen een eigen profiel?',
    false,
    6,
  ],
  [
    'Demo Bezoeker',
    'demo-bezoeker@example.com',
    null,
    'Dit is een voorbeeldbericht. Wij zijn een wijkkrant met vier vrijwilligers. Is er een prijs voor verenigingen?',
    true,
    27,
  ],
]

/** What each tool takes, as [tool, part of the work, ms, tokens]. */
const work = [
  ['facebook-captions', 5, 900, 610],
  ['pinterest-captions', 3, 1_000, 640],
  ['link-in-bio-titles', 3, 1_100, 700],
  ['titeltovenaar', 4, 700, 420],
  ['rewriter', 2, 4_200, 1_900],
  ['shorts-text', 1, 2_600, 900],
] as const
const FIGURE_DAYS = 45

/** Fills the newsroom; in the transaction that makes its people, so that it is all there or nothing. */
export async function fillNewsroom(tx: Tx, people: Record<DemoName, number>, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
  await tx.insert(inspirationLinks).values(
    links.toReversed().map(([title, path, notes, status, who, hours]) => {
      const url = `https://example.com/demo/${path}`
      const claimed = who !== null && { claimedBy: people[who], claimedAt: hoursAgo(hours / 2) }
      const createdBy = people['demo-beheerder']
      return { title, url, urlKey: addressKey(url), notes, status, createdAt: hoursAgo(hours), createdBy, ...claimed }
    }),
  )
  await tx.insert(tasks).values(
    todo.map(([title, description, due, priority, completed], at) => ({
      title,
      description,
      dueDate: due === null ? null : day(due),
      priority,
      position: (at + 1) * 1024,
      completed,
      ...(completed && { completedAt: hoursAgo(20), completedBy: people['demo-redacteur'] }),
      createdBy: people['demo-beheerder'],
      assigneeId: at % 2 === 0 ? people['demo-redacteur'] : null,
      createdAt: hoursAgo(48 - at),
      updatedAt: hoursAgo(48 - at),
    })),
  )
  await tx.insert(contactSubmissions).values(
    messages.map(([name, email, company, message, betaTester, hours]) => {
      return { name, email, company, message, betaTester, createdAt: hoursAgo(hours) }
    }),
  )
  const requests = [...usage(now)]
  // As many of the newest as they have used; the rest is the work of who may go on.
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

/** Busy on weekdays, quiet in the weekend, growing a little; now and then something fails. The same every time. */
function* usage(now: Date): Generator<Omit<typeof aiUsage.$inferInsert, 'userId'>> {
  let turn = 0
  for (let ago = FIGURE_DAYS; ago >= 0; ago -= 1) {
    const morning = new Date(now.getTime() - ago * DAY_MS)
    const weekend = [0, 6].includes(morning.getUTCDay())
    for (const [tool, share, ms, tokens] of work) {
      const count = Math.round((share * (FIGURE_DAYS * 2 - ago)) / FIGURE_DAYS / (weekend ? 4 : 1))
      for (let nth = 0; nth < count; nth += 1) {
        turn += 1
        const wobble = ((turn * 37) % 41) / 41
        const success = turn % 29 !== 0 || ago === 0
        const totalTokens = success ? Math.round(tokens * (0.8 + wobble * 0.4)) : 0
        yield {
          agentType: tool,
          modelUsed: 'demo-model',
          promptTokens: Math.round(totalTokens * 0.7),
          completionTokens: totalTokens - Math.round(totalTokens * 0.7),
          totalTokens,
          processingTimeMs: Math.round(ms * (0.7 + wobble * 0.8)),
          estimatedCost: totalTokens * 0.00006,
          success,
          errorMessage: success ? null : 'Demo: de schrijfhulp gaf geen bruikbaar antwoord.',
          createdAt: new Date(morning.getTime() - (turn % 9) * HOUR_MS),
        }
      }
    }
  }
}
