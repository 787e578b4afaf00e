// What the rooms ask of pictures: each piece of work goes to a child process, on the lane that fits its weight. Loads no library:
// those are the child's.
import { rm } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { passesTo, tileCount } from '#contract/pictures/enlargement.ts'
import type { Format } from '#contract/pictures/formats.ts'
import { Problem } from '#contract/problems.ts'
import { createPrices, paying, unlimited, type ProcessorBudget, type Spending } from '../workshop/spending.ts'
import { createWorkshop, type LaneLimits, type WorkshopState } from '../workshop/workshop.ts'
import type { Waiter } from '../workshop/turns.ts'
import type { Progress } from '../workshop/working.ts'
import { createPace } from './pace.ts'
import type { Inspected, PictureTask, TaskName, Tasks } from './tasks.ts'

/** Super-resolution takes all cores: one at a time, as does what is dear to encode. Everything else two wide. */
export type PictureLane = 'light' | 'heavy'

/** A picture of 50 million px takes some seconds and, decoded as a whole, 200 MB. A tile takes 0.2 s. */
export const pictureLanes: Record<PictureLane, LaneLimits> = {
  light: { places: 2, timeLimitMs: 120_000, megabytes: 700 },
  heavy: { places: 1, timeLimitMs: 120_000, megabytes: 900 },
}

/** Who waits for work on a picture, and hears how it goes. */
export interface PictureAsker extends Waiter {
  userId: number
  /** What it is done at the expense of; left out: its user's budget. */
  spending?: Spending | undefined
  /** Called for `upscale` only, after each tile. `secondsLeft` is an estimate, null while there is none. */
  onProgress?: ((progress: Progress & { secondsLeft: number | null }) => void) | undefined
  /** Called for `upscale` only, before it begins: with what is seen at once of a picture that may wait for minutes. */
  onFound?: ((found: Pick<Inspected, 'focus' | 'credit' | 'animated'>) => void) | undefined
}

type Ask<Name extends TaskName> = (asked: Tasks[Name]['asked'], asker: PictureAsker) => Promise<Tasks[Name]['answered']>

/** How fast this server enlarges. */
export interface Pace {
  /** False when the network for photographs is not installed: enlarging is then calculation only, and quick. */
  trained: boolean
  /** For one tile of it, in ms. */
  tileMs: number
  /** How many pictures wait to be enlarged, or for other heavy work, or are under way. */
  ahead: number
}

/**
 * Each throws Problem pictureUnreadable or pictureTooManyPixels for what is no picture or too large a one, pictureFailed when
 * the child died of it, workshopBusy, tooManyTries when its user's budget has not so much left, storageFull, or the reason of the
 * asker's signal. Then nothing stands at `out`.
 */
export interface Studio {
  inspect: Ask<'inspect'>
  resize: Ask<'resize'>
  pair: Ask<'pair'>
  convert: Ask<'convert'>
  /** What it wrote beside `out` before it failed, its caller removes. */
  pages: Ask<'pages'>
  /** Answers also what it is probably about, and whether it moved. */
  upscale: (
    asked: Tasks['upscale']['asked'],
    asker: PictureAsker,
  ) => Promise<
    Omit<Tasks['upscale']['answered'], 'tiles' | 'tilesProcessorMs' | 'network'> & Pick<Inspected, 'focus' | 'animated'>
  >
  pace: () => Pace
  state: () => Promise<WorkshopState<PictureLane>>
  /** Ends all children; for when nobody waits any more. */
  close: () => Promise<void>
}

interface Options {
  /** What the children run, where it is not the real thing. */
  script?: URL
  lanes?: Record<PictureLane, LaneLimits>
  mostWaiting?: number
  idleMs?: number
  /** Hears why work was lost: a fault of ours, or a picture that was made for it. */
  onLost?: (reason: string) => void
  /** What users may spend on it (default: whatever it takes). */
  budget?: ProcessorBudget
}

/** What each kind of work takes before there was one, in ms of a processor; `tile`: one of the network, `dear`: resizing that is. */
const FIRST_PRICES = {
  inspect: 300,
  resize: 1_500,
  dear: 15_000,
  pair: 1_500,
  convert: 700,
  pages: 2_500,
  upscale: 3_000,
  tile: 350,
}

/** Px of AVIF that are encoded before that is dear: those of 1920 by 1080 take a processor a second and a half. */
const MOST_LIGHT_PX = 1920 * 1080

/** Where a size is looked for it is encoded up to seven times, most of them worse and quicker: as long as three times at its best. */
const SEARCHED_AS_OFTEN = 3

/** What a px takes in formats that are slow to encode, as a part of one of AVIF. */
const SLOW: Partial<Record<Format, number>> = { avif: 1, webp: 1 / 3 }

/** Whether it takes so long that two of one person would hold both places of the light lane, and everybody who has a picture looked at. */
const isDear = ({ size, format, mostBytes }: Tasks['resize']['asked']) =>
  (SLOW[format] ?? 0) * size.width * size.height * (mostBytes === null ? 1 : SEARCHED_AS_OFTEN) > MOST_LIGHT_PX

export function createStudio({
  script = new URL('./child.ts', import.meta.url),
  lanes = pictureLanes,
  budget = unlimited,
  ...options
}: Options = {}): Studio {
  const workshop = createWorkshop<PictureLane, PictureTask, unknown>({
    ...options,
    script,
    lanes,
    lost: 'pictureFailed',
  })
  const pace = createPace()
  const prices = createPrices(FIRST_PRICES)

  const on =
    <Name extends TaskName>(lane: PictureLane, task: Name, kind: keyof typeof FIRST_PRICES = task): Ask<Name> =>
    async (asked, asker) => {
      const { onProgress, onFound: _, spending: __, ...waiter } = asker
      const estimate = pace.estimating()
      let took = 0
      try {
        const answer = await paying(budget, asker, prices.of(kind), ({ used }) =>
          workshop.run(lane, { task, asked } as PictureTask, {
            ...waiter,
            onProgress: onProgress && ((progress) => onProgress({ ...progress, secondsLeft: estimate(progress) })),
            onUsed: (ms) => {
              took += ms
              used(ms)
            },
          }),
        )
        // What the tiles took is told apart: of a large picture with little in it the rest would make each of few tiles dear, for everybody.
        const { tiles: done = 0, tilesProcessorMs = 0 } = answer as Partial<Tasks['upscale']['answered']>
        if (done > 0) prices.learn('tile', tilesProcessorMs / done)
        prices.learn(kind, Math.max(0, took - tilesProcessorMs))
        return answer as Tasks[Name]['answered']
      } catch (error) {
        // The child is gone or has given up: what it began is not finished by anybody. Who was turned away began nothing.
        const begun = !(error instanceof Problem && ['workshopBusy', 'tooManyTries'].includes(error.code))
        if (begun && 'out' in asked) await rm(asked.out, { force: true })
        throw error
      }
    }
  const inspect = on('light', 'inspect')
  const [resize, resizeDear] = [on('light', 'resize'), on('heavy', 'resize', 'dear')]

  return {
    inspect,
    resize: (asked, asker) => (isDear(asked) ? resizeDear : resize)(asked, asker),
    pair: on('light', 'pair'),
    convert: on('light', 'convert'),
    pages: on('light', 'pages'),
    async upscale(asked, asker) {
      // That turn is not the one that it waits for.
      const looking = { ...asker, onAhead: (ahead: number) => void (ahead > 0 && asker.onAhead?.(ahead)) }
      const { width, height, focus, credit, animated } = await inspect({ path: asked.path }, looking)
      const isWorthIt = passesTo({ width, height }, asked.longSide).length > 0
      const isHeavy = isWorthIt && pace.trained()
      const tiles = isHeavy ? tileCount({ width, height }, asked.longSide) : 0
      return paying(budget, asker, prices.of('upscale') + tiles * prices.of('tile'), async (spending) => {
        const enlarging = on(isHeavy ? 'heavy' : 'light', 'upscale')(asked, { ...asker, spending })
        // Who is turned away, for too many wait, is so at once, and hears nothing else.
        await Promise.race([enlarging, setImmediate()])
        asker.onFound?.({ focus, credit, animated })
        const { tiles: _, tilesProcessorMs: __, network, ...answer } = await enlarging
        pace.learn({ ...answer, network })
        return { ...answer, focus, animated }
      })
    },
    pace: () => {
      const { underWay, waiting } = workshop.load('heavy')
      return { trained: pace.trained(), tileMs: pace.tileMs(), ahead: underWay + waiting }
    },
    state: workshop.state,
    close: workshop.close,
  }
}
