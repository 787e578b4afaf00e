// What was made of a picture beside what it was made from, with its download; or why nothing was made of it. Makes no request.
import { Crosshair, Download, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { cropFor, type Focus } from '#contract/pictures/frame.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { sourceNoteWords } from '#contract/pictures/source-notes.ts'
import { stampOf } from '#contract/file-names.ts'
import type { Recipe } from '#contract/resizer/recipe.ts'
import { CompareSlider } from '#web/pictures/compare-slider.tsx'
import type { ComparedSide } from '#web/pictures/compare-view.ts'
import { FocusPoint } from '#web/pictures/focus-point.tsx'
import { ringAt, viewOf } from '#web/pictures/focus-view.ts'
import { isUnderWay } from '#web/pictures/picture-queue.ts'
import { creditWords, stateWords } from '#web/pictures/picture-words.ts'
import { useSettled } from '#web/pictures/use-settled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { givenName, resultName, resultTitle, type Entry, type Made } from './batch-entry.ts'
import { finishedWords, pointWords, resultWords } from './batch-words.ts'

interface ResultStageProps {
  entry: Entry
  /** Of the batch. */
  recipe: Recipe
  onFocus: (focus: Focus) => void
  onRetry: () => void
}

export function ResultStage({ entry, recipe, onFocus, onRetry }: ResultStageProps) {
  const { made, state } = entry
  if (made === null) return <NoResult entry={entry} onRetry={onRetry} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Compared key={entry.id} entry={entry} made={made} onFocus={onFocus} />
      {isUnderWay(state) && <Spinner label={`${stateWords(state)}...`} />}
      {state.kind === 'failed' && <Failure title={FAILED} message={state.message} onRetry={onRetry} />}
      <ResultLine entry={entry} made={made} recipe={recipe} />
    </div>
  )
}

const sideOf = ({ path, width, height, bytes, format }: Made['image']['original']): ComparedSide => ({
  src: path,
  width,
  height,
  bytes,
  format: formatWords[format].label,
})

interface ComparedProps {
  entry: Entry
  made: Made
  onFocus: (focus: Focus) => void
}

function Compared({ entry, made: { image }, onFocus }: ComparedProps) {
  const { original, enhanced, focus: cutAround } = image
  const [moved, setMoved] = useState<Focus>()
  const settle = useSettled(onFocus)
  const focus = moved ?? entry.focus ?? cutAround
  const crop = cutAround === null ? undefined : cropFor(original, enhanced, cutAround)
  const view = crop && viewOf(crop, original)
  const before = { ...sideOf(original), ...(entry.file.size > 0 && { src: entry.preview }) }
  return (
    <CompareSlider
      name={givenName(entry)}
      before={before}
      after={sideOf(enhanced)}
      crop={crop}
      {...(focus && view && { focus: ringAt(focus, view) })}
      note={
        view && (
          <p className="flex items-center gap-1.5">
            <Crosshair aria-hidden className="size-4 shrink-0 text-accent" />
            {pointWords(entry)}
          </p>
        )
      }
    >
      {focus && view && (
        <FocusPoint name={givenName(entry)} focus={focus} view={view} onMove={setMoved} onMoved={settle} />
      )}
    </CompareSlider>
  )
}

function ResultLine({ entry, made, recipe }: { entry: Entry; made: Made; recipe: Recipe }) {
  const now = useNow()
  const { enhanced } = made.image
  const credit = creditWords(enhanced.credit)
  const said = resultWords(made)
  const finished = finishedWords(made)
  const saved = `${resultTitle(entry, recipe, now)} ${stampOf(now)}.${formatWords[enhanced.format].extension}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{resultName(entry, recipe, now)}</p>
        {finished.length > 0 && (
          <ul aria-label="Verbeterd" className="flex flex-wrap gap-1.5 py-0.5">
            {finished.map((word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ))}
          </ul>
        )}
        {credit !== undefined && <p className="text-small text-ink-2">{credit}</p>}
        {said !== undefined && <p className="text-small text-ink-2">{said}</p>}
        {made.image.notes.map((note) => (
          <p key={note} className="text-small text-ink-2">
            Deze afbeelding {sourceNoteWords[note]}
          </p>
        ))}
      </div>
      {/* The name is the browser's: the address says nothing of one, and a pattern may have changed since. */}
      <a href={enhanced.path} download={saved} className={buttonLook({ kind: 'secondary', size: 'small' })}>
        <Download aria-hidden />
        Download
      </a>
    </div>
  )
}

/** Why nothing is made of a picture. */
export const Refusal = ({ entry }: { entry: Entry }) => <NoResult entry={entry} />

function NoResult({ entry, onRetry }: { entry: Entry; onRetry?: () => void }) {
  const { state } = entry
  return (
    <div className="grid min-h-60 place-items-center rounded-card bg-sunken p-6 text-center">
      {state.kind === 'failed' ? (
        <Failure
          title={state.error === undefined ? state.short : FAILED}
          message={state.message}
          onRetry={state.mayRetry ? onRetry : undefined}
        />
      ) : isUnderWay(state) ? (
        <Spinner label={`${stateWords(state)}...`} />
      ) : (
        <p className="text-ink-2">{stateWords(state)}</p>
      )}
    </div>
  )
}

/** Of one that was sent (specification, section 8). */
const FAILED = 'Verwerking mislukt'

interface FailureProps {
  title: string
  message: string
  onRetry: (() => void) | undefined
}

function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <div className="grid justify-items-center gap-2">
      <p className="flex items-center gap-2 font-semibold">
        <Badge tone="bad">Fout</Badge>
        {title}
      </p>
      <p className="max-w-prose text-small text-ink-2">{message}</p>
      {onRetry && (
        <Button kind="secondary" size="small" onClick={onRetry}>
          <RotateCcw aria-hidden />
          Probeer opnieuw
        </Button>
      )}
    </div>
  )
}
