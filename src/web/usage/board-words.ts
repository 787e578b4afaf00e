// The texts for the counts on the board of the overview. Renders nothing.
import type { Board } from '#contract/usage/overview.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

export interface BoardWords {
  count: number
  label: string
  notes: string[]
}

const counted = (count: number, one: string, more: string) => `${dutchNumber(count)} ${count === 1 ? one : more}`

export const boardWords = {
  links: ({ linksOpen, linksClaimed }: Board): BoardWords => ({
    count: linksOpen,
    label: linksOpen === 1 ? 'link ligt open' : 'links liggen open',
    notes: [`${dutchNumber(linksClaimed)} opgepakt`],
  }),
  tasks: ({ tasksOpen, tasksOverdue }: Board): BoardWords => ({
    count: tasksOpen,
    label: tasksOpen === 1 ? 'taak te doen' : 'taken te doen',
    notes: [tasksOverdue === 0 ? 'niets te laat' : `${dutchNumber(tasksOverdue)} te laat`],
  }),
  messages: ({ messages }: Board): BoardWords => ({
    count: messages,
    label: messages === 1 ? 'bericht wacht op antwoord' : 'berichten wachten op antwoord',
    notes: [],
  }),
  /** `period`: in words, 'In de laatste 30 dagen'. */
  people: ({ trials, trialsEnded, paying, given, registered, converted }: Board, period: string): BoardWords => ({
    count: trials,
    label: trials === 1 ? 'proefperiode loopt' : 'proefperiodes lopen',
    notes: [
      counted(paying, 'betalende gebruiker', 'betalende gebruikers'),
      ...(given === 0 ? [] : [`${dutchNumber(given)} met Premium van een beheerder`]),
      `${period}: ${trialsEnded === 0 ? 'geen' : dutchNumber(trialsEnded)} afgelopen, ${conversion(converted, registered)}`,
    ],
  }),
}

function conversion(converted: number, registered: number): string {
  if (registered === 0) return 'geen nieuwe accounts'
  if (registered === 1) return `1 nieuw account, dat ${converted === 1 ? 'nu' : 'nog niet'} betaalt`
  const of = `van ${dutchNumber(registered)} nieuwe accounts`
  if (converted === 0) return `geen ${of} betaalt nu`
  return `${dutchNumber(converted)} ${of} ${converted === 1 ? 'betaalt' : 'betalen'} nu`
}
