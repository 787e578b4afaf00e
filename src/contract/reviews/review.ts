// The record of a review: who answers for which text, and what they decided of each part that was written by a machine. Once made it
// never changes. And what people outside say of an article behind a link.
import { z } from 'zod'
import { named } from '../naming.ts'
import { textField } from '../text.ts'
import { MOST_BLOCKS } from '../writing/blocks.ts'
import { reviewRules } from './rule.ts'

/** What an editor decided of a part: it stays as it was written, it was changed, or it is gone. */
export const decisions = ['kept', 'changed', 'removed'] as const
export type Decision = (typeof decisions)[number]

export const decisionLabels = {
  kept: 'Behouden',
  changed: 'Aangepast',
  removed: 'Verwijderd',
} as const satisfies Record<Decision, string>

/** What an editor declares, in the words on the form and on the record. */
export const ticks = ['read', 'accuracy', 'sources', 'plausibility'] as const
export type Tick = (typeof ticks)[number]

export const tickLabels = {
  read: 'Ik heb de tekst tot het einde gelezen',
  accuracy: 'Namen, cijfers, data en citaten kloppen',
  sources: 'De bronnen dragen wat er staat',
  plausibility: 'Het verhaal als geheel is aannemelijk',
} as const satisfies Record<Tick, string>

const ticked = z.literal(true, { error: 'Vink alle vier de punten aan: pas dan sta je in voor de tekst.' })

/** Twice as many as an article has parts: several may be about one. */
export const MOST_DECISIONS = 2 * MOST_BLOCKS

export const reviewInput = z.object({
  /** The version that was read: a newer one fails with changedMeanwhile. */
  version: z.int({ error: 'Noem de versie die je hebt nagekeken.' }),
  read: ticked,
  accuracy: ticked,
  sources: ticked,
  plausibility: ticked,
  /** At least one for each part that a machine wrote; of several for one part the last one counts. */
  parts: z
    .array(
      z.object({
        id: z.string().min(1).max(40),
        decision: z.enum(decisions, { error: 'Kies behouden, aangepast of verwijderd.' }),
      }),
    )
    .max(MOST_DECISIONS),
})
export type ReviewInput = z.output<typeof reviewInput>

export const reviewedPart = z.object({ id: z.string(), model: z.string(), decision: z.enum(decisions) })
export type ReviewedPart = z.infer<typeof reviewedPart>

export const reviewRecord = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  wordCount: z.int(),
  /** SHA-256 of title, a line feed and text, in hex: it tells whether a text is the one that was reviewed. */
  textHash: z.string(),
  reviewerName: z.string(),
  at: z.iso.datetime(),
  /** False for a mark of before there were records: it says who read it, and nothing more. */
  full: z.boolean(),
  parts: z.array(reviewedPart),
  /** The models that wrote parts of it, each once. */
  models: z.array(z.string()),
})
export type ReviewRecord = z.infer<typeof reviewRecord>

/** How long a link for somebody outside works, in days. */
export const REVIEW_LINK_DAYS = 14

/** Most links of one article that can still be answered. */
export const MOST_REVIEW_LINKS = 10

/** Most people who can answer about one article: what they say is told together, and may be long. */
export const MOST_ANSWERS = 50

export const outsideDecisions = ['approved', 'returned'] as const
export type OutsideDecision = (typeof outsideDecisions)[number]

/** Of what somebody outside remarks, and of what is answered to it, in characters. */
const LONGEST_REMARKS = 5_000

export const outsideInput = z
  .object({
    name: textField({ min: 2, max: 100, tooShort: 'Vul je naam in (minimaal 2 tekens).', oneLine: true }),
    decision: z.enum(outsideDecisions, { error: 'Kies akkoord of terugsturen.' }),
    remarks: textField({ max: LONGEST_REMARKS })
      .nullish()
      .transform((text) => text ?? ''),
  })
  .refine(({ decision, remarks }) => decision === 'approved' || remarks !== '', {
    path: ['remarks'],
    error: 'Schrijf erbij wat er anders moet.',
  })
export type OutsideInput = z.output<typeof outsideInput>

/** What became of a link. */
export const outsideReview = z.object({
  id: z.int(),
  /** The version that is shown behind it. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', ...outsideDecisions]),
  name: z.string().nullable(),
  remarks: z.string(),
  decidedAt: z.iso.datetime().nullable(),
  /** What the article's owner answered to what was sent back; null as long as they did not. */
  answer: z.object({ text: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable(),
  /** Which administrator let the article go out all the same, and why. */
  overruled: z.object({ why: z.string(), byName: z.string(), at: z.iso.datetime() }).nullable(),
})
export type OutsideReview = z.infer<typeof outsideReview>

/** Whether it was sent back and nobody has answered or overruled that yet: until then the article does not go out. */
export const isSentBack = ({ state, answer, overruled }: Pick<OutsideReview, 'state' | 'answer' | 'overruled'>) =>
  state === 'returned' && answer === null && overruled === null

/** What the owner answers to what was sent back. */
export const returnAnswer = z.object({
  text: textField({ min: 1, max: LONGEST_REMARKS, tooShort: 'Schrijf wat je met de opmerkingen hebt gedaan.' }),
})

/** Why an administrator lets an article go out before what was sent back has its answer. In characters. */
export const LONGEST_WHY = 500
export const overruleWhy = textField({
  min: 3,
  max: LONGEST_WHY,
  tooShort: 'Schrijf waarom het toch naar buiten gaat (minimaal 3 tekens).',
})

/** How many are named of those who sent an article back. */
const NAMED = 3

/** Who sent it back and what has to be done first, in a sentence that tells each name once. */
export function sentBackWords(names: readonly string[]): string {
  const all = [...new Set(names)]
  const more = all.length - NAMED
  const who = named(more > 0 ? [...all.slice(0, NAMED), more === 1 ? '1 ander' : `${more} anderen`] : all)
  const verb = all.length > 1 ? 'stuurden' : 'stuurde'
  return `${who} ${verb} dit artikel terug. Beantwoord eerst de opmerkingen; daarna kan het naar buiten.`
}

/** How it stands with the reviews of an article. */
export const reviewState = z.object({
  rule: z.enum(reviewRules),
  goesOut: z.enum(['plain', 'reviewed', 'disclosed', 'blocked']),
  /** The line that it goes out with; null when it needs none. */
  line: z.string().nullable(),
  /** Newest first. The first one stands for the present text when `goesOut` is `reviewed`. */
  records: z.array(reviewRecord),
  outside: z.array(outsideReview),
})
export type ReviewState = z.infer<typeof reviewState>
