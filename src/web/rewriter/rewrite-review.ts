// One rewritten text under review: the decisions on its changes, as steps that can be undone and redone. Pure.
import { z } from 'zod'
import { rewriteModes, type RewriteMode } from '#contract/tools/rewrite-modes.ts'
import { differenceOf } from './rewrite-line-ends.ts'
import { compareTexts, isChange, textOf, type Piece } from './text-diff.ts'

/** The editor's decision on a change. A change that is still open counts in the result as if it were accepted. */
export type Choice = 'open' | 'accepted' | 'rejected'

/** The choices of all changes are one string with a letter for each: a step may hold hundreds, and many steps are kept. */
const letters = { open: 'o', accepted: 'a', rejected: 'r' } as const satisfies Record<Choice, string>

/** Older steps can no longer be undone. */
const MOST_STEPS = 500

const step = z.union([
  /** A decision on one change. */
  z.object({ change: z.number().int().min(0), choice: z.enum(['open', 'accepted', 'rejected']) }),
  /**
   * A decision on all changes at once, or an edit of the rewritten text: `put` replaces what stood from `start` to `end`.
   * `choices` are those after the step.
   */
  z.object({
    choices: z.string().regex(/^[oar]*$/),
    edit: z.object({ start: z.number().int(), end: z.number().int(), put: z.string() }).optional(),
  }),
])
export type Step = z.infer<typeof step>

export const review = z.object({
  generationId: z.number().int(),
  model: z.string(),
  /** Absent when it is not known how the text was rewritten. */
  mode: z.enum(rewriteModes).optional(),
  original: z.string(),
  rewritten: z.string(),
  /** The choices before the first step. */
  choices: z.string(),
  steps: z.array(step).max(MOST_STEPS),
  /** How many steps count; those after it were undone. */
  done: z.number().int().min(0),
})
export type Review = z.infer<typeof review>

/** The state after the steps that count: the rewritten text with its edits, and a letter per change. */
export interface Standing {
  rewritten: string
  choices: string
}

interface Subject {
  generationId: number
  model: string
  mode?: RewriteMode | undefined
  original: string
  rewritten: string
}

export function beginReview(subject: Subject): Review {
  return { ...subject, choices: '', steps: [], done: 0 }
}

export function standing({ rewritten, choices, steps, done }: Review): Standing {
  return steps.slice(0, done).reduce<Standing>(taken, { rewritten, choices })
}

function taken({ rewritten, choices }: Standing, next: Step): Standing {
  if ('change' in next) return { rewritten, choices: withLetter(choices, next.change, letters[next.choice]) }
  if (!next.edit) return { rewritten, choices: next.choices }
  const { start, end, put } = next.edit
  return { rewritten: rewritten.slice(0, start) + put + rewritten.slice(end), choices: next.choices }
}

function withLetter(choices: string, change: number, letter: string): string {
  const padded = choices.padEnd(change, letters.open)
  return padded.slice(0, change) + letter + padded.slice(change + 1)
}

export function choiceOf(choices: string, change: number): Choice {
  if (choices[change] === letters.accepted) return 'accepted'
  return choices[change] === letters.rejected ? 'rejected' : 'open'
}

/** The text that results from the choices: rejected changes keep the original. */
export function resultOf(pieces: readonly Piece[], choices: string): string {
  return textOf(pieces, (change) => choices[change] === letters.rejected)
}

/** How many of the first `count` changes are decided on. */
export function decidedIn(choices: string, count: number): number {
  return choices.slice(0, count).replaceAll(letters.open, '').length
}

export function decide(from: Review, change: number, choice: Choice): Review {
  return stepped(from, { change, choice })
}

/** Decides on all `count` changes at once, also on those that had another decision. */
export function decideAll(from: Review, count: number, choice: Choice): Review {
  return stepped(from, { choices: letters[choice].repeat(count) })
}

function stepped(from: Review, next: Step): Review {
  const steps = [...from.steps.slice(0, from.done), next]
  const forgotten = steps.slice(0, -MOST_STEPS)
  if (forgotten.length === 0) return { ...from, steps, done: steps.length }
  const base = forgotten.reduce<Standing>(taken, from)
  return { ...from, ...base, steps: steps.slice(-MOST_STEPS), done: MOST_STEPS }
}

export const mayUndo = ({ done }: Review) => done > 0
export const mayRedo = ({ done, steps }: Review) => done < steps.length

export function undo(from: Review): Review {
  return mayUndo(from) ? { ...from, done: from.done - 1 } : from
}

export function redo(from: Review): Review {
  return mayRedo(from) ? { ...from, done: from.done + 1 } : from
}

/** The review as it was before step `first`; unchanged when that step no longer counts. */
export function undoFrom(from: Review, first: Step | undefined): Review {
  const at = first ? from.steps.indexOf(first) : -1
  return at !== -1 && at < from.done ? { ...from, done: at } : from
}

/**
 * Takes over an edit of the result into `edited`. A change that was not touched keeps its choice; one that was rejected
 * can still be accepted afterwards.
 */
export function editResult(from: Review, edited: string): Review {
  const { rewritten, choices } = standing(from)
  const pieces = compareTexts(from.original, rewritten)
  const result = resultOf(pieces, choices)
  if (result === edited) return from
  const next = withEdit(pieces, choices, result, edited)
  const nextPieces = compareTexts(from.original, next)
  const nextChoices = carried(pieces, choices, nextPieces)
  // A rejected change beside the edit may have merged with it into a larger change: then all choices are dropped, and the
  // rewritten text becomes what was typed.
  if (resultOf(nextPieces, nextChoices) !== edited) return stepped(from, editStep(rewritten, edited, ''))
  return stepped(from, editStep(rewritten, next, nextChoices))
}

function editStep(rewritten: string, next: string, choices: string): Step {
  const { start, end, newEnd } = differenceOf(rewritten, next)
  return { choices, edit: { start, end, put: next.slice(start, newEnd) } }
}

/** The rewritten text with the edit in it. Changes outside the edit stay as they were proposed, also when rejected. */
function withEdit(pieces: readonly Piece[], choices: string, result: string, edited: string): string {
  const { start, end } = differenceOf(result, edited)
  const placed = placedIn(pieces, choices)
  const head = placed.filter(({ to }) => to <= start)
  const tail = placed.slice(head.length).filter(({ from }) => from >= end)
  const from = head.at(-1)?.to ?? 0
  const to = tail[0]?.from ?? result.length
  const middle = edited.slice(from, edited.length - (result.length - to))
  return head.map(({ rewritten }) => rewritten).join('') + middle + tail.map(({ rewritten }) => rewritten).join('')
}

/** For each piece its place in the result, and its text as it was rewritten. */
function placedIn(pieces: readonly Piece[], choices: string): { from: number; to: number; rewritten: string }[] {
  let at = 0
  let change = -1
  return pieces.map((piece) => {
    if (isChange(piece)) change += 1
    const rewritten = isChange(piece) ? piece.after : piece.text
    const shown = isChange(piece) && choices[change] === letters.rejected ? piece.before : rewritten
    const from = at
    at += shown.length
    return { from, to: at, rewritten }
  })
}

/** The choices for `next`: a change that was there already keeps its choice, a new one is the editor's and so accepted. */
function carried(pieces: readonly Piece[], choices: string, next: readonly Piece[]): string {
  const known = new Map(named(pieces).map((name, change) => [name, choices[change] ?? letters.open]))
  return named(next)
    .map((name) => known.get(name) ?? letters.accepted)
    .join('')
}

/** A key for every change: its place in the original and its two texts. */
function named(pieces: readonly Piece[]): string[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const name = isChange(piece) ? [JSON.stringify([at, piece.before, piece.after])] : []
    at += (isChange(piece) ? piece.before : piece.text).length
    return name
  })
}
