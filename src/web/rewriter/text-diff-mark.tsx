// One change in the running text: what is removed struck through, what is added underlined, and the decision on it.
// Knows nothing of its neighbours.
import { memo } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { Choice } from './rewrite-review.ts'

interface ChangeMarkProps {
  before: string
  after: string
  choice: Choice
  /** Its number, from 0, of `count` changes. */
  number: number
  count: number
  /** Whether it is the change that the keys and buttons are about. */
  current: boolean
}

const states = { open: 'nog open', accepted: 'geaccepteerd', rejected: 'afgewezen' } as const satisfies Record<
  Choice,
  string
>

/** Can be found by its number in `data-change`. Only the current change is reached by the Tab key. */
export const ChangeMark = memo(function ChangeMark({ before, after, choice, number, count, current }: ChangeMarkProps) {
  return (
    <span
      role="group"
      data-change={number}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys decide on it; as a button it would have no del and ins inside to screen readers
      tabIndex={current ? 0 : -1}
      aria-current={current || undefined}
      aria-label={`Wijziging ${number + 1} van ${count}: ${saidOf(before, after)}, ${states[choice]}`}
      className={cx(
        'cursor-pointer scroll-mt-[calc(var(--spacing-header)+var(--diff-bar,0px)+1rem)] scroll-mb-12 rounded-small box-decoration-clone py-0.5 outline-offset-1',
        current ? 'bg-accent-wash outline-2 outline-accent' : 'hover:outline-1 hover:outline-edge',
      )}
    >
      {choice === 'open' && (
        <>
          {before !== '' && (
            <del className="relative rounded-small bg-bad-wash text-ink-2 line-through decoration-bad decoration-1">
              <Heard>verwijderd: </Heard>
              <Written text={before} gone />
            </del>
          )}
          {after !== '' && (
            <ins
              className={cx(
                before !== '' && 'ml-0.5',
                'relative rounded-small bg-good-wash underline decoration-good decoration-2 underline-offset-4',
              )}
            >
              <Heard>toegevoegd: </Heard>
              <Written text={after} />
            </ins>
          )}
        </>
      )}
      {choice !== 'open' && <Decided text={choice === 'accepted' ? after : before} accepted={choice === 'accepted'} />}
    </span>
  )
})

/** Words for screen readers. Positioned over the text and not above it, so that a pointer on them hits the change. */
function Heard({ children }: { children: string }) {
  return <span className="sr-only top-1/2 left-0 m-0! select-none">{children}</span>
}

/** A decided change as it is in the result. The dotted line says that the decision can still be changed. */
function Decided({ text, accepted }: { text: string; accepted: boolean }) {
  const line = accepted ? 'decoration-good' : 'decoration-ink-3'
  if (text === '')
    return (
      <span className="relative mx-0.5 inline-block h-[1em] w-2.5 border-b-2 border-dotted border-ink-3 align-text-bottom">
        <Heard>hier staat niets meer </Heard>
      </span>
    )
  return <span className={cx('underline decoration-dotted decoration-2 underline-offset-4', line)}>{text}</span>
}

/** The text of a change, with visible marks for line breaks, and for spaces when there is nothing else. */
function Written({ text, gone = false }: { text: string; gone?: boolean }) {
  if (/^[^\S\r\n]+$/.test(text))
    return (
      <>
        <span aria-hidden>{'·'.repeat(text.length)}</span>
        <Heard>spatie</Heard>
      </>
    )
  return text.split(/(\r\n|\r|\n)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <span key={at} className="text-ink-3 no-underline">
        <span aria-hidden>¶</span>
        <Heard>nieuwe regel</Heard>
        {gone ? '' : '\n'}
      </span>
    ),
  )
}

/** In characters: the longest text in the accessible name of a change. Its content holds the whole text. */
const LONGEST_NAME = 80

function saidOf(before: string, after: string): string {
  const [from, to] = [named(before), named(after)]
  if (before === '') return `${to} toegevoegd`
  if (after === '') return `${from} verwijderd`
  return `${from} wordt ${to}`
}

function named(text: string): string {
  if (text.trim() === '') return /[\r\n]/.test(text) ? 'een nieuwe regel' : 'een spatie'
  const [...characters] = text.trim().replace(/\s+/g, ' ')
  return `‘${characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : characters.join('')}’`
}
