// The rewritten texts under review, stored with all decisions: which one is shown, and the other versions of the same
// text. Knows no markup.
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { z } from 'zod'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { useKept } from '#web/kept/use-kept.ts'
import type { Tool } from '#web/tools/use-tool.ts'
import type { RewriteValues } from './rewrite-input.ts'
import { withLineEndsOf } from './rewrite-line-ends.ts'
import { beginReview, resultOf, review, standing, type Review, type Standing } from './rewrite-review.ts'
import { compareTexts, isChange, type Piece } from './text-diff.ts'

/** Older rewritten texts can be found in the history, without the decisions. */
const MOST_REVIEWS = 10

const desk = z.object({
  reviews: z.array(review).max(MOST_REVIEWS),
  /** The generation that is shown. */
  shown: z.number().int().nullable(),
  /** The last generation that was taken over from the tool. */
  arrived: z.number().int().nullable(),
  /** Whether the screen shows the result (`review`) or the text to rewrite (`write`). */
  view: z.enum(['write', 'review']),
})
type Desk = z.infer<typeof desk>

const askedFor = z.object({ text: z.string(), mode: z.enum(rewriteModes) })

const emptyDesk: Desk = { reviews: [], shown: null, arrived: null, view: 'write' }

/** The text that was to be rewritten, and how. */
type Asked = Pick<RewriteValues, 'text'> & Partial<Pick<RewriteValues, 'mode'>>

/** @param values the input on the screen: it counts as what was asked when the tool does not know that of its result. */
export function useReviews(tool: Tool<'rewriter'>, values: Asked) {
  const [kept, setKept] = useKept<Desk>('rewriter/reviews', emptyDesk, desk)
  const { reply, asked } = tool

  // Before the browser paints: otherwise the original would flash by between the last streamed words and the result.
  useLayoutEffect(() => {
    if (!reply || reply.generationId === kept.arrived) return
    const source = askedFor.safeParse(asked)
    setKept((now) => withArrival(now, reply, source.success ? source.data : values))
  }, [reply, asked, values, kept.arrived, setKept])

  /** Shows the last result when it comes back from the history: it is no new arrival, but its original is in the form. */
  const comeBack = useEffectEvent(() => {
    const last = kept.reviews.find(({ generationId }) => generationId === reply?.generationId)
    if (kept.view === 'review' || last?.original !== values.text) return
    setKept((now) => ({ ...now, shown: last.generationId, view: 'review' }))
  })
  useLayoutEffect(() => comeBack(), [])

  const current = kept.reviews.find(({ generationId }) => generationId === kept.shown) ?? null
  const versions = kept.reviews.filter(({ original }) => original === current?.original)
  return {
    current,
    /** All reviews of the same original, oldest first. */
    versions,
    view: current ? kept.view : 'write',
    show: (generationId: number) => setKept((now) => ({ ...now, shown: generationId })),
    look: (view: Desk['view']) => setKept((now) => ({ ...now, view })),
    /** Changes the review that is shown. */
    change: (next: (now: Review) => Review) =>
      setKept((now) => ({
        ...now,
        reviews: now.reviews.map((one) => (one.generationId === now.shown ? next(one) : one)),
      })),
  }
}

function withArrival(
  now: Desk,
  { generationId, model, text }: NonNullable<Tool<'rewriter'>['reply']>,
  { text: original, mode }: Asked,
): Desk {
  const known = now.reviews.some((one) => one.generationId === generationId)
  const begun = beginReview({ generationId, model, mode, original, rewritten: withLineEndsOf(original, text) })
  return {
    reviews: known ? now.reviews : [...now.reviews, begun].slice(-MOST_REVIEWS),
    shown: generationId,
    arrived: generationId,
    view: 'review',
  }
}

/** A review worked out for the screen. */
export interface Reading {
  pieces: readonly Piece[]
  choices: string
  /** The number of changes. */
  count: number
  /** The text that results from the choices. */
  result: string
}

/** Null without a review. Compares the texts only when one changed: for twenty thousand characters that takes some ms. */
export function useReading(current: Review | null): Reading | null {
  const { rewritten, choices } = useMemo(() => (current ? standing(current) : blank), [current])
  const original = current?.original ?? ''
  const pieces = useMemo(() => compareTexts(original, rewritten), [original, rewritten])
  return useMemo(
    () => current && { pieces, choices, count: pieces.filter(isChange).length, result: resultOf(pieces, choices) },
    [current, pieces, choices],
  )
}

const blank: Standing = { rewritten: '', choices: '' }
