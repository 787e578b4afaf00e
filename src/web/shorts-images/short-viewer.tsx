// The Shorts that were made, one at a time: pages with numbers, another cut, larger, and to take along.
import { Crop, Download, FolderArchive, Maximize2, RotateCcw, Square, X } from 'lucide-react'
import { useState } from 'react'
import { downloadFormats, type DownloadFormat } from '#contract/shorts-images/endpoints.ts'
import { SHORT } from '#contract/shorts-images/pairs.ts'
import { fileSize } from '#web/ui/file-size.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { dimensions } from '#web/pictures/picture-words.ts'
import type { Creation } from './creation.ts'
import { CropDialog } from './crop-dialog.tsx'
import { LargeShort } from './large-short.tsx'
import type { Short } from './parts.ts'
import { downloadAddress, useDownloads } from './use-downloads.ts'

const formatChoices = downloadFormats.map((value) => ({ value, label: { jpg: 'JPEG', png: 'PNG' }[value] }))

interface ShortViewerProps {
  creation: Creation
  shorts: readonly Short[]
  /** Whether the images on the board are others by now, or stand otherwise. */
  outdated: boolean
  /** Whether a combination is under way, which has a button of its own to be stopped with. */
  combining: boolean
}

export function ShortViewer({ creation, shorts, outdated, combining }: ShortViewerProps) {
  const [number, setNumber] = useState(1)
  const [format, setFormat] = useState<DownloadFormat>('jpg')
  const [large, setLarge] = useState(false)
  const downloads = useDownloads()
  const short = shorts.find((one) => one.number === number) ?? shorts[0]
  const made = shorts.flatMap((one) => (one.made ? [one.made.result] : []))
  if (short === undefined) return null
  const result = short.made?.result
  /** To the nearest one that is made, in that direction; undefined where there is none. */
  function wayTo(those: readonly Short[]): (() => void) | undefined {
    const next = those.find((one) => one.made !== null)
    return next && (() => setNumber(next.number))
  }
  const at = shorts.indexOf(short)
  /** Of what is pressed and goes by that: what it stood for has its number. */
  const passFocusOn = () => document.querySelector<HTMLElement>('[data-page][aria-current]')?.focus()
  return (
    <section aria-label="Resultaat" className="grid min-w-0 content-start gap-4">
      <Pages shorts={shorts} number={short.number} onChoose={setNumber} />
      {outdated && (
        <p role="status" className="rounded-field bg-accent-wash px-4 py-2 text-small">
          <strong className="font-semibold">Je afbeeldingen zijn gewijzigd.</strong> Hier staat nog wat er eerst van
          werd gemaakt.
        </p>
      )}
      <Picture
        short={short}
        onLarge={() => setLarge(true)}
        onStop={
          combining
            ? undefined
            : () => {
                passFocusOn()
                creation.stop()
              }
        }
        onRetry={() => {
          passFocusOn()
          void creation.retry(short.number)
        }}
      />
      {result && (
        <>
          <p className="text-small text-ink-2 tabular-nums">
            {[dimensions(result), format === 'png' && fileSize(result.bytes), 'wordt na 24 uur verwijderd']
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Cuts creation={creation} short={short} />
          <ChoiceBar label="Downloaden als" choices={formatChoices} value={format} onChange={setFormat} />
          <div className="flex flex-wrap gap-3">
            <a
              href={downloadAddress(result.name, format)}
              download
              aria-disabled={downloads.pending === 'one' || undefined}
              onClick={(event) => {
                // Fetched, so that it can be told when it is not there any more.
                event.preventDefault()
                if (downloads.pending !== 'one') void downloads.saveOne(result.name, format)
              }}
              className={cx(buttonLook({ kind: 'primary' }), 'grow')}
            >
              {downloads.pending === 'one' ? <Spinner /> : <Download aria-hidden />}
              Download
            </a>
            {made.length > 1 && (
              <Button
                kind="secondary"
                className="grow"
                pending={downloads.pending === 'zip'}
                onClick={() =>
                  void downloads.saveAll(
                    made.map(({ name }) => name),
                    format,
                  )
                }
              >
                {downloads.pending !== 'zip' && <FolderArchive aria-hidden />}
                Alles als ZIP ({made.length})
              </Button>
            )}
          </div>
          <LargeShort
            open={large}
            number={short.number}
            result={result}
            onPrevious={wayTo(shorts.slice(0, at).toReversed())}
            onNext={wayTo(shorts.slice(at + 1))}
            onClose={() => setLarge(false)}
          />
        </>
      )}
    </section>
  )
}

interface PagesProps {
  shorts: readonly Short[]
  number: number
  onChoose: (number: number) => void
}

function Pages({ shorts, number, onChoose }: PagesProps) {
  return (
    <nav aria-label="Resultaten" className="flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-h2">Resultaat</h2>
      {shorts.map((short) => (
        <button
          key={short.number}
          type="button"
          data-page
          aria-label={`Resultaat ${short.number}${stateOf(short)}`}
          aria-current={short.number === number ? 'page' : undefined}
          onClick={() => onChoose(short.number)}
          className={cx(
            'relative grid size-11 place-items-center rounded-field border font-semibold tabular-nums md:size-9',
            short.number === number ? 'border-ink bg-ink text-paper' : 'border-edge text-ink-2 hover:bg-sunken',
            isFailed(short) && short.number !== number && 'border-bad text-bad',
          )}
        >
          {short.number}
          {isFailed(short) && (
            <span
              aria-hidden
              data-failed
              className="absolute -top-1.5 -right-1.5 grid size-4.5 place-items-center rounded-full bg-bad text-paper outline-2 outline-paper"
            >
              <X className="size-3" strokeWidth={3} />
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

const isFailed = ({ failure }: Short) => failure !== null && !failure.stopped
const stateOf = (short: Short) => (isFailed(short) ? ', niet gelukt' : short.failure === null ? '' : ', gestopt')

interface PictureProps {
  short: Short
  onLarge: () => void
  /** Undefined where it is stopped elsewhere. */
  onStop: (() => void) | undefined
  onRetry: () => void
}

function Picture({ short: { number, made, failure, busy, of }, onLarge, onStop, onRetry }: PictureProps) {
  return (
    <div
      style={{
        aspectRatio: `${SHORT.width} / ${SHORT.height}`,
        maxWidth: `calc(72svh * ${SHORT.width / SHORT.height})`,
      }}
      className="relative mx-auto grid w-full place-items-center overflow-hidden rounded-card bg-sunken"
    >
      {made && (
        <>
          <img
            src={made.result.path}
            alt={`Short ${number}: ${made.parts.map(({ picture }) => picture.fileName).join(' boven ')}`}
            className={cx('size-full object-cover', busy && 'opacity-50')}
          />
          <button
            type="button"
            aria-label={`Vergroot short ${number}`}
            onClick={onLarge}
            className="absolute top-1 right-1 grid size-11 place-items-center"
          >
            <span className="grid size-9 place-items-center rounded-full bg-glass text-on-glass">
              <Maximize2 aria-hidden className="size-4" />
            </span>
          </button>
        </>
      )}
      {busy && (
        <div
          className={cx(
            'flex flex-wrap items-center justify-center gap-x-4 gap-y-2',
            made !== null && 'absolute inset-x-3 bottom-3 rounded-field bg-sheet p-3',
          )}
        >
          <Spinner label={made ? 'Wordt opnieuw gemaakt...' : 'Wordt gemaakt...'} />
          {onStop && (
            <Button kind="secondary" size="small" onClick={onStop}>
              <Square aria-hidden />
              Stop
            </Button>
          )}
        </div>
      )}
      {failure !== null && !busy && (
        <div
          className={cx(
            'grid justify-items-center gap-2 p-6 text-center',
            made !== null && 'absolute inset-x-3 bottom-3 rounded-field bg-sheet p-3!',
          )}
        >
          {!failure.stopped && <Badge tone="bad">Fout</Badge>}
          <p className="text-small text-ink-2 wrap-anywhere">{failure.words}</p>
          {of !== null && !made && failure.mayRetry && (
            <Button kind="secondary" size="small" onClick={onRetry}>
              <RotateCcw aria-hidden />
              Probeer dit paar opnieuw
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Another cut of either half: the images are on the server, so that they are not sent once more. */
function Cuts({ creation, short }: { creation: Creation; short: Short }) {
  const [half, setHalf] = useState<0 | 1>()
  const part = half === undefined ? undefined : short.made?.parts[half]
  return (
    <div className="flex flex-wrap gap-2">
      {([0, 1] as const).map((at) => (
        <Button key={at} kind="secondary" size="small" onClick={() => setHalf(at)}>
          <Crop aria-hidden />
          {at === 0 ? 'Uitsnede boven' : 'Uitsnede onder'}
        </Button>
      ))}
      <CropDialog
        open={part !== undefined}
        name={part?.picture.fileName ?? ''}
        src={part?.picture.path ?? ''}
        focus={(half !== undefined && short.wished?.[half]) || (part?.focus ?? null)}
        onFocus={(focus) => half !== undefined && void creation.adjust(short.number, half, focus)}
        onClose={() => setHalf(undefined)}
      />
    </div>
  )
}
