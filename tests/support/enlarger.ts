// The studio of an application of which a test decides how enlarging goes: by itself and at once, or held and taken on step by step.
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { Enlarged } from '#contract/pictures/endpoints.ts'
import { CENTRE } from '#contract/pictures/frame.ts'
import type { Found } from '#contract/pictures/work-lines.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { createStudio, type PictureAsker, type Studio } from '#server/imaging/studio.ts'
import type { UpscaleTask } from '#server/imaging/tasks.ts'
import { until } from './app.ts'

/** What is said to have been done. */
export const allDone: Enlarged = {
  enlargement: 'trained',
  denoised: true,
  contrast: true,
  colour: true,
  sharpness: true,
}

/** One enlargement that is held. */
export interface Held {
  /** In px. */
  longSide: number
  /** How many are said to be before it. */
  ahead: (count: number) => void
  /** What is said to be seen in it before it begins. */
  found: (found: Found) => void
  progress: (done: number, total: number, secondsLeft: number | null) => void
  /** Enlarges it, by calculation, and says what was done. */
  finish: (done?: Enlarged) => void
  fail: (code: ProblemCode) => void
  /** Whether nobody waits for it any more. */
  isStopped: () => boolean
}

export interface Enlarger {
  studio: Studio
  /** From now on enlargements wait for the test. */
  hold: () => void
  /** From now on they are made at once. */
  letGo: () => void
  /** The next one that is held. */
  next: () => Promise<Held>
}

export function createEnlarger(): Enlarger {
  const studio = createStudio()
  let holds = false
  const held: Held[] = []

  async function upscale({ path, out, longSide }: UpscaleTask, asker: PictureAsker) {
    let credit: Found['credit'] = null
    const made = async (done: Enlarged) => {
      const { width, height } = await sharp(path)
        .resize({ width: longSide, height: longSide, fit: 'inside' })
        .png({ compressionLevel: 1 })
        .toFile(out)
      const { size: bytes } = await stat(out)
      return { width, height, bytes, credit, tileMs: null, done, focus: CENTRE, animated: false }
    }
    if (!holds) return made(allDone)
    const done = await new Promise<Enlarged>((finish, fail) => {
      asker.signal.addEventListener('abort', () => fail(asker.signal.reason as Error))
      held.push({
        longSide,
        ahead: (count) => asker.onAhead?.(count),
        found: (found) => {
          credit = found.credit
          asker.onFound?.(found)
        },
        progress: (some, total, secondsLeft) => asker.onProgress?.({ done: some, total, secondsLeft }),
        finish: (what = allDone) => finish(what),
        fail: (code) => fail(new Problem(code)),
        isStopped: () => asker.signal.aborted,
      })
    })
    return made(done)
  }
  return {
    studio: { ...studio, upscale },
    hold: () => void (holds = true),
    letGo: () => void (holds = false),
    async next() {
      await until(() => held.length > 0, 'an enlargement')
      return held.shift()!
    },
  }
}
