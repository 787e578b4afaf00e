// What administrators read and answer: contact messages, and users' feedback on results.
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

/** The fields that messages and feedback have in common. */
const answerable = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  /** Whether the sender pays at this moment: then they get priority support. */
  paid: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When an administrator handled it, or began to answer it; null: it is open. */
  handledAt: z.iso.datetime().nullable(),
  /** That administrator's name; null while it is open or being answered, and once their account is deleted. */
  handledBy: z.string().nullable(),
  /** Oldest first. */
  replies: z.array(reply),
})

export const contactMessage = answerable.extend({
  company: z.string().nullable(),
  message: z.string(),
  betaTester: z.boolean(),
  /** The account with the same e-mail address. It is not verified that its owner wrote the message. */
  account: z.object({ id: z.number().int(), name: z.string() }).nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** A message in a list: only the beginning of its text, and without the answers. */
export const contactEntry = contactMessage.omit({ replies: true })
export type ContactEntry = z.infer<typeof contactEntry>

export const feedbackMessage = answerable.extend({
  userId: z.number().int(),
  /** The tool's name. */
  tool: z.string(),
  /** 1: thumb up, -1: thumb down. */
  rating: z.number().int(),
  comment: z.string().nullable(),
  /** The article that the result was written for; its title is null when it was deleted. */
  article: z.object({ id: z.number().int(), title: z.string().nullable() }).nullable(),
  /** The result it is about; null when its user deleted that. */
  text: z.string().nullable(),
})
export type FeedbackMessage = z.infer<typeof feedbackMessage>

/** Feedback in a list: only the beginning of comment and text, and without the answers. */
export const feedbackEntry = feedbackMessage.omit({ replies: true })
export type FeedbackEntry = z.infer<typeof feedbackEntry>

/** Longest subject and text of an answer, in characters. */
export const ANSWER_LIMITS = { subject: 200, text: 10_000 } as const

export const answerInput = z.object({
  subject: textField({ min: 1, max: ANSWER_LIMITS.subject, tooShort: 'Vul een onderwerp in.' }),
  text: textField({ min: 1, max: ANSWER_LIMITS.text, tooShort: 'Schrijf eerst je antwoord.' }),
})
export type AnswerInput = z.infer<typeof answerInput>
