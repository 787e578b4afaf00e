// What the rooms ask of pictures: each piece of work goes to a child process, on the lane that fits its weight. Loads no library:
// those are the child's.
import { rm } from 'node:fs/promises'
import { createWorkshop, type Asker, type LaneLimits, type WorkshopState } from '../workshop/workshop.ts'
import type { PictureTask, TaskName, Tasks } from './tasks.ts'

/** Super-resolution takes all cores: one at a time. Everything else two wide. */
export type PictureLane = 'light' | 'heavy'

/** A picture of 50 million px takes some seconds and, decoded as a whole, 200 MB. */
export const pictureLanes: Record<PictureLane, LaneLimits> = {
  light: { places: 2, timeLimitMs: 60_000, megabytes: 700 },
  heavy: { places: 1, timeLimitMs: 60_000, megabytes: 900 },
}

type Ask<Name extends TaskName> = (asked: Tasks[Name]['asked'], asker: Asker) => Promise<Tasks[Name]['answered']>

/**
 * Each throws Problem pictureUnreadable or pictureTooManyPixels for what is no picture or too large a one, pictureFailed when
 * the child died of it, workshopBusy, storageFull, or the reason of the asker's signal. Then nothing stands at `out`.
 */
export interface Studio {
  /** By its header alone; `inspect` looks at it. */
  measure: Ask<'measure'>
  inspect: Ask<'inspect'>
  resize: Ask<'resize'>
  pair: Ask<'pair'>
  convert: Ask<'convert'>
  upscale: Ask<'upscale'>
  state: () => Promise<WorkshopState<PictureLane>>
  /** Ends all children; for when nobody waits any more. */
  close: () => Promise<void>
}

interface Options {
  lanes?: Record<PictureLane, LaneLimits>
  mostWaiting?: number
  idleMs?: number
  /** Hears why work was lost: a fault of ours, or a picture that was made for it. */
  onLost?: (reason: string) => void
}

export function createStudio({ lanes = pictureLanes, ...options }: Options = {}): Studio {
  const workshop = createWorkshop<PictureLane, PictureTask, unknown>({
    ...options,
    script: new URL('./child.ts', import.meta.url),
    lanes,
    lost: 'pictureFailed',
  })

  const on =
    <Name extends TaskName>(lane: PictureLane, task: Name): Ask<Name> =>
    async (asked, asker) => {
      try {
        return (await workshop.run(lane, { task, asked } as PictureTask, asker)) as Tasks[Name]['answered']
      } catch (error) {
        // The child is gone or has given up: what it began is not finished by anybody.
        if ('out' in asked) await rm(asked.out, { force: true })
        throw error
      }
    }

  return {
    measure: on('light', 'measure'),
    inspect: on('light', 'inspect'),
    resize: on('light', 'resize'),
    pair: on('light', 'pair'),
    convert: on('light', 'convert'),
    upscale: on('heavy', 'upscale'),
    state: workshop.state,
    close: workshop.close,
  }
}
