// A text with its changes marked, and the buttons of one change beside it: the one under the mouse or with the focus.
// What a decision does is up to the owner.
import { Check, X } from 'lucide-react'
import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { shownIn } from './rewrite-line-ends.ts'
import { choiceOf, type Choice } from './rewrite-review.ts'
import { isChange, type Piece } from './text-diff.ts'
import { ChangeMark } from './text-diff-mark.tsx'

interface TextDiffProps {
  pieces: readonly Piece[]
  choices: string
  count: number
  current: number
  onCurrent: (change: number) => void
  onDecide: (change: number, choice: Choice) => void
}

/** How long the mouse must rest on a change before its buttons show: not when it only passes over. */
const HOVER_MS = 150

export function TextDiff({ pieces, choices, count, current, onCurrent, onDecide }: TextDiffProps) {
  const [inside, setInside] = useState(false)
  const [hovered, point] = useHovered()
  const shown = hovered ?? (inside ? current : null)
  const paragraphs = useMemo(() => paragraphsOf(pieces), [pieces])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears what happens to the changes inside
    <div
      role="group"
      aria-label="Verschil"
      className="font-serif text-result leading-8 wrap-anywhere whitespace-pre-wrap"
      onFocus={({ target }) => {
        setInside(true)
        const number = changeAt(target)
        if (number === null) return
        onCurrent(number)
        point(null)
      }}
      onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      // The buttons go at once to a change that is pressed, wherever the mouse rested before.
      onPointerDown={({ target }) => changeAt(target) !== null && point(null)}
      onPointerMove={point}
      onPointerLeave={() => point(null)}
    >
      {paragraphs.map(({ pieces: own, first, changes }, at) => {
        const within = (number: number | null) => number !== null && number >= first && number < first + changes
        return (
          <Paragraph
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one comparison never change places
            key={at}
            pieces={own}
            choices={choices.slice(first, first + changes)}
            first={first}
            count={count}
            current={within(current) ? current : null}
            shown={within(shown) ? shown : null}
            onDecide={within(shown) ? onDecide : null}
          />
        )
      })}
    </div>
  )
}

interface ParagraphProps {
  pieces: readonly Piece[]
  /** The letters of its own changes. */
  choices: string
  /** The number of its first change. */
  first: number
  /** The number of changes in the whole text. */
  count: number
  /** The current change, when it is one of its own. */
  current: number | null
  /** The change whose buttons show, when it is one of its own. */
  shown: number | null
  onDecide: TextDiffProps['onDecide'] | null
}

/** Memoised: in a text of a thousand changes a decision would otherwise wait until all paragraphs were rendered again. */
const Paragraph = memo(function Paragraph({ pieces, choices, first, count, current, shown, onDecide }: ParagraphProps) {
  const numbered = useMemo(() => withNumbers(pieces, first), [pieces, first])
  return (
    <div>
      {numbered.map(([piece, number], at) => {
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one comparison never change places
        if (!isChange(piece)) return <Fragment key={at}>{shownIn(piece.text)}</Fragment>
        const choice = choiceOf(choices, number - first)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one comparison never change places
          <Fragment key={at}>
            <ChangeMark {...piece} choice={choice} number={number} count={count} current={number === current} />
            {number === shown && onDecide && (
              <ChangeTools choice={choice} onDecide={(chosen) => onDecide(number, chosen)} />
            )}
          </Fragment>
        )
      })}
    </div>
  )
})

/**
 * Divides the pieces into paragraphs, after line breaks that both texts have. `first`: the number of the paragraph's first
 * change; `changes`: how many it has.
 */
function paragraphsOf(pieces: readonly Piece[]): { pieces: Piece[]; first: number; changes: number }[] {
  const paragraphs = [{ pieces: [] as Piece[], first: 0, changes: 0 }]
  for (const piece of pieces) {
    const parts = isChange(piece) ? [piece] : piece.text.split(/(?<=[\r\n])(?=[^\r\n])/).map((text) => ({ text }))
    for (const [at, part] of parts.entries()) {
      const last = paragraphs.at(-1)
      if (!last) continue
      if (at > 0) paragraphs.push({ pieces: [part], first: last.first + last.changes, changes: 0 })
      else {
        last.pieces.push(part)
        if (isChange(part)) last.changes += 1
      }
    }
  }
  return paragraphs
}

/** Each piece with its number as a change; -1 for a piece that is no change. */
function withNumbers(pieces: readonly Piece[], first: number): (readonly [Piece, number])[] {
  let next = first
  return pieces.map((piece) => [piece, isChange(piece) ? next++ : -1])
}

/** The number of the change that an element is or stands in. */
export function changeAt(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-change]') : null
  return found ? Number(found.dataset['change']) : null
}

/**
 * The change the mouse rests on, and the handler for pointer moves (null: the pointer left). It stays the same while the
 * mouse goes to the buttons beside it.
 */
function useHovered(): [number | null, (event: PointerEvent | null) => void] {
  const [hovered, setHovered] = useState<number | null>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  return [
    hovered,
    (event) => {
      clearTimeout(resting.current)
      if (event === null) return setHovered(null)
      const number = event.pointerType === 'mouse' ? changeAt(event.target) : null
      if (number !== null && number !== hovered) resting.current = setTimeout(() => setHovered(number), HOVER_MS)
    },
  ]
}

/**
 * The buttons under a change, over the next line, shifted so that they stay within the text. Not on narrow screens, which
 * have a bar at the bottom.
 */
function ChangeTools({ choice, onDecide }: { choice: Choice; onDecide: (choice: Choice) => void }) {
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current: tools } = box
    const room = tools?.closest('[role=group]')?.getBoundingClientRect()
    if (!tools || !room) return
    tools.style.left = '0'
    const { left, right } = tools.getBoundingClientRect()
    tools.style.left = `${Math.min(0, room.right - right) + Math.max(0, room.left - left)}px`
  })
  return (
    <span className="relative select-none max-md:hidden">
      <span
        ref={box}
        className="absolute top-full z-5 mt-1 flex w-max gap-1 rounded-field border border-rule bg-sheet p-1 font-sans whitespace-nowrap shadow-raised"
      >
        <Button
          kind={choice === 'accepted' ? 'done' : 'quiet'}
          size="small"
          aria-pressed={choice === 'accepted'}
          onClick={() => onDecide(choice === 'accepted' ? 'open' : 'accepted')}
        >
          <Check aria-hidden />
          Accepteren
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-pressed={choice === 'rejected'}
          className="aria-pressed:bg-sunken aria-pressed:text-ink"
          onClick={() => onDecide(choice === 'rejected' ? 'open' : 'rejected')}
        >
          <X aria-hidden />
          Afwijzen
        </Button>
      </span>
    </span>
  )
}
