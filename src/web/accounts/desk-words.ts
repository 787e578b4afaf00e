// What is said of desks: what each means today, and what was changed. Renders nothing.
import { deskLabels, isAtLeast, type Desk } from '#contract/accounts/desk.ts'
import { LEAST_TO_PUBLISH } from '#contract/articles/may-not.ts'

/** What somebody at each desk does, and whether they publish. */
export const deskMeanings = {
  none: 'Schrijft, publiceert niet',
  writer: 'In de redactie, publiceert niet',
  editor: 'Schrijft en publiceert',
  chief: 'Leidt de redactie, publiceert ook',
} as const satisfies Record<Desk, string>

/** A right and who has it. */
export const rights: readonly { label: string; meaning: string; has: (desk: Desk) => boolean }[] = [
  { label: 'Schrijven', meaning: 'Eigen artikelen maken, nakijken en exporteren', has: () => true },
  {
    label: 'Publiceren',
    meaning: 'Eigen artikelen op websites plaatsen en plannen',
    has: (desk) => isAtLeast(desk, LEAST_TO_PUBLISH),
  },
]

export const DESK_FAILED = 'Fout bij het bijwerken van de functie'

export const DESK_GIVEN = 'Functie bijgewerkt'

/** The toast after a change. */
export const deskGiven = ({ name, desk }: { name: string; desk: Desk }) => ({
  title: DESK_GIVEN,
  description: `${name} is nu ${deskLabels[desk].toLowerCase()}.`,
})
