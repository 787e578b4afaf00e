// The rewritten texts that are under review, kept with everything that was decided: which is shown, and its earlier
// versions. Knows no markup.
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { z } from 'zod'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { useKept } from '#web/kept/use-kept.ts'
import type { Tool } from '#web/tools/use-tool.ts'
import type { RewriteValues } from './rewrite-input.ts'
import { withLineEndsOf } from './rewrite-line-ends.ts'
import { beginReview, resultOf, review, standing, type Review, type Standing } from './rewrite-review.ts'
import { compareTexts, isChange, type Piece } from './text-diff.ts'

/** Older ones stand in the history. */
const MOST_REVIEWS = 10

const desk = z.object({
  reviews: z.array(review).max(MOST_REVIEWS),
  /** The generation that is shown. */
  shown: z.number().int().nullable(),
  /** The last generation of the tool that came to this desk. */
  arrived: z.number().int().nullable(),
  /** Whether one looks at the result, or at the text that is to be rewritten. */
  view: z.enum(['write', 'review']),
})
type Desk = z.infer<typeof desk>

const askedFor = z.object({ text: z.string(), mode: z.enum(rewriteModes) })

const emptyDesk: Desk = { reviews: [], shown: null, arrived: null, view: 'write' }

/** What was asked for: the text and how. */
type Asked = Pick<RewriteValues, 'text'> & Partial<Pick<RewriteValues, 'mode'>>

/** @param values stands for what was asked when a result comes from elsewhere, with its input: from the history. */
export function useReviews(tool: Tool<'rewriter'>, values: Asked) {
  const [kept, setKept] = useKept<Desk>('rewriter/reviews', emptyDesk, desk)
  const { reply, asked } = tool

  // Before the screen is drawn: otherwise one's own text would flash by between the last words and the result.
  useLayoutEffect(() => {
    if (!reply || reply.generationId === kept.arrived) return
    const source = askedFor.safeParse(asked)
    setKept((now) => withArrival(now, reply, source.success ? source.data : values))
  }, [reply, asked, values, kept.arrived, setKept])

  /** Back from the history with the last result of all: it has arrived before, yet its own text stands there again. */
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
    /** Of the same text, oldest first. */
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

/** A review as it is drawn. */
export interface Reading {
  pieces: readonly Piece[]
  choices: string
  /** The number of changes. */
  count: number
  /** The text as it comes out. */
  result: string
}

/** Compares only when a text changed: of twenty thousand characters that takes some milliseconds. Null without a review. */
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
