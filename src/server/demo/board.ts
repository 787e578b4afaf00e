// The links, tasks and contact messages of the demo.
import { addDays, dutchDay } from '#contract/days.ts'
import type { LinkStatus } from '#contract/links/link.ts'
import type { DemoName } from '../accounts/first-users.ts'
import { messageKind, settle } from '../contact/handling.ts'
import { addMessage } from '../contact/store.ts'
import { changeLink } from '../links/steps.ts'
import { insertLink } from '../links/store.ts'
import { insertTask } from '../tasks/change-store.ts'
import { completeTask } from '../tasks/completion-store.ts'
import type { Happening, Scene } from './happening.ts'

/** [title, end of the address, notes, status, who claimed it, hours ago that it was added]. */
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

/** [title, description, days until due (null: no due date), priority, assignee, whether it is completed]. */
const todo: readonly [string, string | null, number | null, number, DemoName | null, boolean][] = [
  [
    'Nieuwsbrief van deze week klaarzetten',
    'Vaste volgorde:\n- [x] Openingsverhaal kiezen\n- [ ] Drie kortere stukken\n- [ ] Agenda voor het weekend',
    0,
    2,
    'demo-redacteur',
    false,
  ],
  ['Foto’s van de bakker ophalen', null, 2, 1, 'demo-premium', false],
  [
    'Serie over dorpswinkels plannen',
    '- [ ] Drie winkels bellen\n- [ ] Fotograaf vragen',
    6,
    0,
    'demo-redacteur',
    false,
  ],
  ['Oude captions nalopen op dode links', null, -3, 0, null, false],
  [
    'Stijlgids: ‘u’ of ‘je’ vastleggen',
    'Besproken met de hele redactie: het wordt ‘je’.',
    null,
    0,
    'demo-redacteur',
    true,
  ],
  ['Voorbeeldteksten voor het stijlprofiel kiezen', null, 4, 0, 'demo-premium', true],
]

/** [name, e-mail address, company, message, whether they want to be a beta tester, hours ago]. */
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

/** The answer to the last message. */
const answer = {
  subject: 'Een prijs voor jullie wijkkrant',
  text: 'Dag! Dit is een voorbeeldantwoord. Vier vrijwilligers kunnen gewoon met de gratis proef beginnen. Bevalt het, dan denken we mee over de prijs.\n\nDemo Beheerder',
}

/** Everything that happened to the links, tasks and messages; not yet in the order of time. */
export function board({ tx, people, now }: Scene): Happening[] {
  return [...links.flatMap(linkStory), ...todo.flatMap(taskStory), ...messages.flatMap(messageStory)]

  function linkStory([title, path, notes, status, who, hours]: (typeof links)[number]): Happening[] {
    const url = `https://example.com/demo/${path}`
    let id = 0
    const steps = status === 'Klaar' ? (['claim', 'Opgepakt', 'Klaar'] as const) : (['claim', status] as const)
    return [
      {
        hoursAgo: hours,
        by: 'demo-beheerder',
        happen: async (deed) =>
          void ({ id } = await insertLink(tx, deed, { title, url, notes, additionalNotes: null, status: 'Open' })),
      },
      ...(who === null ? [] : steps.filter((step) => step !== 'Open')).map((step, at): Happening => {
        return {
          hoursAgo: hours / (at + 2),
          by: who as DemoName,
          happen: (deed) => changeLink(tx, deed, step, id),
        }
      }),
    ]
  }

  function taskStory([title, description, due, priority, who, done]: (typeof todo)[number], at: number): Happening[] {
    let id = 0
    const fields = {
      title,
      description,
      dueDate: due === null ? null : addDays(dutchDay(now), due),
      priority,
      recurrence: null,
      linkId: null,
      completed: false,
    }
    return [
      {
        hoursAgo: 48 - at,
        by: 'demo-beheerder',
        happen: async (deed) => {
          const assigneeId = who === null ? null : people[who].id
          ;({ id } = await insertTask(tx, deed, { ...fields, assigneeId }))
        },
      },
      ...(who !== null && done
        ? [
            {
              hoursAgo: 20 - at,
              by: who,
              happen: (deed: Parameters<Happening['happen']>[0]) => completeTask(tx, deed, id),
            },
          ]
        : []),
    ]
  }

  function messageStory([name, email, company, message, betaTester, hours]: (typeof messages)[number], at: number) {
    let id = 0
    const told: Happening[] = [
      {
        hoursAgo: hours,
        by: 'demo-beheerder',
        happen: async (deed) =>
          // Written by a visitor without an account, so it has no actor; `by` above is only formal.
          void ({ id } = await addMessage(tx, { ...deed, by: null }, { name, email, company, message, betaTester })),
      },
    ]
    if (at === messages.length - 1) {
      told.push({
        hoursAgo: hours - 3,
        by: 'demo-beheerder',
        happen: async (deed) => {
          await messageKind.marks.claim(tx, id, deed.at)
          await settle(tx, deed, messageKind, { id, name }, answer, deed.at)
        },
      })
    }
    return told
  }
}
