// Says which lines of a thumbnail do not read, with the click that mends them, and outlines them in the picture.
import { ALargeSmall, Contrast, ScanFace } from 'lucide-react'
import { named } from '#contract/naming.ts'
import { Button } from '#web/ui/button.tsx'
import type { Design } from './drawing/draw-thumbnail.ts'
import type { LineContrast } from './drawing/legibility.ts'
import { SHADE } from './drawing/shade.ts'
import type { PlacedLine } from './drawing/text-layout.ts'
import type { Zones } from './drawing/zones.ts'

const inDutch = (ratio: number) => (Math.floor(ratio * 10) / 10).toLocaleString('nl-NL')

const wordsOf = (lines: readonly Pick<LineContrast, 'line'>[]) => named(lines.map(({ line }) => `‘${line.text}’`))

interface ContrastNoteProps {
  unread: readonly LineContrast[]
  design: Pick<Design, 'shade' | 'plate'>
  onMend: () => void
}

export function ContrastNote({ unread, design: { shade, plate = false }, onMend }: ContrastNoteProps) {
  const isDarkened = !plate && shade > SHADE.usual
  const mayMend = !plate && shade < SHADE.most
  const worst = Math.min(...unread.map(({ contrast }) => contrast))
  return (
    <>
      {unread.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-accent-wash py-1.5 pr-1.5 pl-4">
          <Contrast aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 basis-64 text-small">
            <strong className="font-semibold">
              {wordsOf(unread)} {unread.length === 1 ? 'leest' : 'lezen'} {isDarkened && 'nog '}slecht
            </strong>
            : de letters vallen weg tegen {plate ? 'de plaat' : 'de foto'} erachter (contrast {inDutch(worst)} op 1).
            {!mayMend && ' Donkerder helpt niet: neem een andere kleur.'}
          </p>
          {mayMend && (
            <Button kind="secondary" size="small" onClick={onMend} className="bg-sheet!">
              {isDarkened ? 'Verdonker verder' : 'Verdonker erachter'}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Says which words become too small to be read in a list. */
export function SmallNote({ tooSmall }: { tooSmall: readonly PlacedLine[] }) {
  const words = wordsOf(tooSmall.map((line) => ({ line })))
  return (
    <>
      {tooSmall.length > 0 && (
        <div className="flex items-center gap-4 rounded-field bg-accent-wash px-4 py-2.5">
          <ALargeSmall aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 text-small wrap-anywhere">
            <strong className="font-semibold">
              {words} {tooSmall.length === 1 ? 'wordt' : 'worden'} te klein
            </strong>{' '}
            om in de lijst van YouTube te lezen. Neem kortere woorden, of minder.
          </p>
        </div>
      )}
    </>
  )
}

interface SubjectNoteProps {
  /** Whether a line stands over what the photograph is about. */
  covers: boolean
  /** Lets the text find its own place; undefined where it has that, and there is no room. */
  onAuto: (() => void) | undefined
}

export function SubjectNote({ covers, onAuto }: SubjectNoteProps) {
  return (
    <>
      {covers && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-accent-wash py-1.5 pr-1.5 pl-4">
          <ScanFace aria-hidden className="size-4.5 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 basis-64 py-1 text-small">
            <strong className="font-semibold">De tekst staat over waar de foto om draait.</strong>{' '}
            {onAuto ? 'Laat hem zelf een plek zoeken, of maak hem korter.' : 'Maak hem korter, of pas de uitsnede aan.'}
          </p>
          {onAuto && (
            <Button kind="secondary" size="small" onClick={onAuto} className="bg-sheet!">
              Zoek een plek
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface ContrastOutlineProps {
  unread: readonly LineContrast[]
  zones: Zones
}

/** Stands over the picture, in the same place and size. */
export function ContrastOutline({ unread, zones: { shape } }: ContrastOutlineProps) {
  const share = (px: number, of: number) => `${(100 * px) / of}%`
  return unread.map(({ line: { text, box } }) => (
    <div
      key={`${text} ${box.top}`}
      aria-hidden
      className="pointer-events-none absolute rounded-small border border-dashed border-[#fff] shadow-[0_0_0_1px_rgb(0_0_0/0.5),inset_0_0_0_1px_rgb(0_0_0/0.5)]"
      style={{
        left: share(box.left - AROUND, shape.width),
        top: share(box.top - AROUND, shape.height),
        width: share(box.width + 2 * AROUND, shape.width),
        height: share(box.height + 2 * AROUND, shape.height),
      }}
    />
  ))
}
/** In px of the full size. */
const AROUND = 8
