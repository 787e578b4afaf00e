// What administrators read and answer: contact messages, and what users said of results.
import { z } from 'zod'
import { textField } from '../text.ts'

/** An answer, sent by mail. */
export const reply = z.object({
  id: z.number().int(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
  /** The administrator's name; null once their account is gone. */
  sentBy: z.string().nullable(),
})
export type Reply = z.infer<typeof reply>

/** What both kinds have. */
const answerable = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Whether they count as paying now: priority support. */
  paid: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When an administrator was done with it; null: it is open. */
  handledAt: z.iso.datetime().nullable(),
  /** Their name; null while open, and once their account is gone. */
  handledBy: z.string().nullable(),
  /** Oldest first. */
  replies: z.array(reply),
})
export type Answerable = z.infer<typeof answerable>

export const contactMessage = answerable.extend({
  company: z.string().nullable(),
  message: z.string(),
  betaTester: z.boolean(),
  /** The account with the same e-mail address. Nobody has proved that its owner wrote. */
  account: z.object({ id: z.number().int(), name: z.string() }).nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** As the list has it: how the message begins, without the answers. */
export const contactEntry = contactMessage.omit({ replies: true })
export type ContactEntry = z.infer<typeof contactEntry>

export const feedbackMessage = answerable.extend({
  userId: z.number().int(),
  /** The tool's name. */
  tool: z.string(),
  /** 1: thumb up, -1: thumb down. */
  rating: z.number().int(),
  comment: z.string().nullable(),
  /** What it is about; null when its user deleted it. */
  text: z.string().nullable(),
})
export type FeedbackMessage = z.infer<typeof feedbackMessage>

/** As the list has it: how comment and text begin, without the answers. */
export const feedbackEntry = feedbackMessage.omit({ replies: true })
export type FeedbackEntry = z.infer<typeof feedbackEntry>

/** In characters. */
export const ANSWER_LIMITS = { subject: 200, text: 10_000 } as const

export const answerInput = z.object({
  subject: textField({ min: 1, max: ANSWER_LIMITS.subject, tooShort: 'Vul een onderwerp in.' }),
  text: textField({ min: 1, max: ANSWER_LIMITS.text, tooShort: 'Schrijf eerst je antwoord.' }),
})
export type AnswerInput = z.infer<typeof answerInput>
