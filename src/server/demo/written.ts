// The texts in the history of the demo users, which the built-in writer generates, and the users' ratings of them.
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { Rating } from '#contract/feedback/feedback.ts'
import type { DemoName } from '../accounts/first-users.ts'
import { feedbackKind, handle } from '../contact/handling.ts'
import { findFeedback } from '../feedback/inbox-store.ts'
import { keepFeedback } from '../feedback/store.ts'
import { keepGeneration, markFavourite } from '../history/store.ts'
import { tools } from '../tools/registry.ts'
import { noArticle, type Tool } from '../tools/define.ts'
import type { Happening, Scene } from './happening.ts'

interface Piece {
  by: DemoName
  tool: ToolName
  input: Record<string, unknown>
  hoursAgo: number
  favourite?: boolean
  /** Ratings of the results: index of the result, thumb up or down, and the comment. */
  opinions?: readonly [index: number, rating: Rating, comment?: string][]
}

const bakery = {
  title: 'Bakker stopt na 52 jaar: de oven gaat mee naar huis',
  description:
    'Bakker Henk de Vries uit Assen sluit zaterdag zijn winkel. Hij begon er op zijn zestiende en bakte er elke nacht brood. De oven uit 1974 neemt hij mee naar huis.',
}
const museums = {
  title: 'Vijf musea waar kinderen gratis naar binnen mogen',
  description:
    'In de herfstvakantie zijn vijf musea in het noorden gratis voor kinderen tot en met twaalf jaar. Reserveren is nodig, ouders betalen het gewone tarief.',
}
const birds = {
  title: 'Vogeltelling: de huismus staat weer bovenaan',
  description:
    'Ruim honderdduizend mensen telden dit weekend de vogels in hun tuin. De huismus werd het vaakst gezien, daarna de koolmees en de merel.',
}
const library = {
  title: 'Bibliotheek leent nu ook gereedschap uit',
  description:
    'Leden van de bibliotheek in Zwolle lenen vanaf vandaag ook een boormachine, een zaag of een ladder. Lenen kost niets en mag drie weken.',
}

const pieces: readonly Piece[] = [
  {
    by: 'demo-premium',
    tool: 'facebook-captions',
    input: bakery,
    hoursAgo: 9 * 24,
    favourite: true,
    opinions: [
      [0, 1],
      [1, -1, 'Demo: te vrolijk voor een afscheid, dat past niet bij dit verhaal.'],
    ],
  },
  { by: 'demo-premium', tool: 'pinterest-captions', input: bakery, hoursAgo: 9 * 24 - 1 },
  {
    by: 'demo-premium',
    tool: 'link-in-bio-titles',
    input: museums,
    hoursAgo: 6 * 24,
    opinions: [[0, 1, 'Demo: precies de toon van ons tuinblad!']],
  },
  {
    by: 'demo-premium',
    tool: 'titeltovenaar',
    input: { subject: 'Gratis musea in de herfstvakantie', context: museums.description, amount: 5 },
    hoursAgo: 6 * 24 - 1,
    favourite: true,
  },
  {
    by: 'demo-premium',
    tool: 'shorts-text',
    input: { ...birds, language: 'nl' },
    hoursAgo: 3 * 24,
    opinions: [[0, -1, 'Demo: het script klinkt als een persbericht. Kan het losser?']],
  },
  { by: 'demo-premium', tool: 'facebook-captions', input: birds, hoursAgo: 3 * 24 - 2, opinions: [[2, 1]] },
  {
    by: 'demo-premium',
    tool: 'rewriter',
    input: {
      text: 'De gemeente heeft besloten om met ingang van volgende maand over te gaan tot het plaatsen van extra bankjes in het park. Dit is gedaan naar aanleiding van een verzoek dat door bewoners is ingediend.',
      mode: 'eenvoudiger',
    },
    hoursAgo: 28,
  },
  { by: 'demo-premium', tool: 'facebook-captions', input: library, hoursAgo: 5, opinions: [[0, 1]] },
  { by: 'demo-redacteur', tool: 'facebook-captions', input: museums, hoursAgo: 30 },
  {
    by: 'demo-redacteur',
    tool: 'titeltovenaar',
    input: { subject: 'Lenen bij de bibliotheek', context: library.description, amount: 4 },
    hoursAgo: 26,
    opinions: [[1, -1, 'Demo: klinkt als reclame, zo schrijven wij niet.']],
  },
  { by: 'demo-redacteur', tool: 'pinterest-captions', input: library, hoursAgo: 25 },
]

/** The generation of each piece, and half an hour later its ratings. The feedback with the oldest comment is handled. */
export function written({ tx, now }: Scene): Happening[] {
  const told = pieces.flatMap(({ by, tool, input, hoursAgo, favourite, opinions = [] }, seed): Happening[] => {
    let generationId = 0
    return [
      {
        hoursAgo,
        by,
        happen: async (deed) => {
          const piece = { userId: deed.by.id, aiUsageId: null, tool, model: BUILT_IN_MODEL, createdAt: deed.at }
          generationId = await keepGeneration(tx, { ...piece, ...(await compose(tool, input, seed)) })
          if (favourite) await markFavourite(tx, deed.by.id, generationId, true)
        },
      },
      ...opinions.map(([index, rating, comment]): Happening => ({
        hoursAgo: hoursAgo - 0.5,
        by,
        happen: (deed) =>
          keepFeedback(tx, deed, { generationId, index, rating, ...(comment !== undefined && { comment }) }),
      })),
    ]
  })
  const answered: Happening = {
    hoursAgo: 8 * 24,
    by: 'demo-beheerder',
    happen: async (deed) => {
      const { fetch } = await findFeedback(tx, { state: 'open', only: 'comment' }, now)
      const rows = await fetch(10, undefined)
      const oldest = rows.at(-1)
      if (oldest) await handle(tx, deed, feedbackKind, { id: oldest.id, name: oldest.name })
    },
  }
  return [...told, answered]
}

/** The input and output of a generation by the built-in writer, validated by the tool's contract; the same every time. */
async function compose(name: ToolName, given: Record<string, unknown>, seed: number) {
  const tool: Tool = tools[name]
  const input = tool.contract.input.parse(given)
  const write = await tool.loadCompose()
  const output = tool.contract.output.parse(write(input, seed, { address: null, banned: [] }, noArticle))
  return { input, output }
}
