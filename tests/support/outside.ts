// People outside who are asked to read an article along, and what they answer.
import assert from 'node:assert/strict'
import type { OutsideReview } from '#contract/reviews/review.ts'
import type { Client, TestApp } from './app.ts'

/** Asks somebody outside to read an article. @returns the number of the link, and the secret behind it. */
export async function asked(writer: Client, id: number): Promise<{ link: number; secret: string }> {
  const { status, body } = await writer.post(`/api/articles/${id}/review-links`)
  assert.equal(status, 201)
  return { link: body.link.id, secret: (body.url as string).split('#')[1] ?? '' }
}

/** Somebody outside answers behind their link. */
export const said = (app: Pick<TestApp, 'client'>, secret: string, body: object) =>
  app.client().post(`/api/review/${secret}`, { name: 'Bea Lezer', ...body })

/** Asks somebody outside, who sends the article back. @returns the number of their link. */
export async function sentBack(
  app: Pick<TestApp, 'client'>,
  writer: Client,
  id: number,
  { name = 'Bea Lezer', remarks = 'Welke brug?' } = {},
): Promise<number> {
  const { link, secret } = await asked(writer, id)
  assert.equal((await said(app, secret, { name, decision: 'returned', remarks })).status, 200)
  return link
}

/** The owner's answer to what was sent back. */
export const answered = (writer: Client, id: number, link: number, text = 'De brug staat er nu bij.') =>
  writer.post(`/api/articles/${id}/review-links/${link}/answer`, { text })

export const outsideOf = async (reader: Client, id: number): Promise<OutsideReview[]> =>
  (await reader.get(`/api/articles/${id}/review`)).body.outside
