// Work on pictures against the bare libraries, in the same run: a resize, a pair for a Short, an enlargement; and how much better the
// network enlarges than calculation does.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { passesTo, TILE_OVERLAP, tilesOf } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
import { HALF } from '#contract/shorts-images/pairs.ts'
import { enlarged } from '#server/imaging/enlarge.ts'
import { resampled } from '#server/imaging/lanczos.ts'
import { openNetwork, type Model } from '#server/imaging/network.ts'
import { createStudio, pictureLanes, type Studio } from '#server/imaging/studio.ts'
import { createWorkshop } from '#server/workshop/workshop.ts'
import { psnr } from '../tests/support/compare-pixels.ts'
import { cameraPhoto, photo, photographs } from '../tests/support/pictures.ts'
import type { BareWork } from './bare-pictures.ts'
import { median } from './measure.ts'
import type { Row } from './report.ts'

const asker = { userId: 1, signal: new AbortController().signal }
const WIDE = { width: 1920, height: 1080 }
const LONG_SIDE = 3840
const ROUNDS = 12
/** By then the engine has compiled what is done often. */
const WARM_ROUNDS = 3
/** What Linux counts processor time in: a hundredth of a second. */
const TICK_MS = 10
/** A child that is let go takes the time that it took with it. */
const NEVER_MS = 60 * 60 * 1000
/** An enlargement takes ten seconds. */
const LARGE_ROUNDS = 2

type Bare = (work: BareWork) => Promise<unknown>

export async function pictures(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-bench-pictures-'))
  const studio = createStudio({ idleMs: NEVER_MS })
  const libraries = createWorkshop<'one', BareWork, unknown>({
    script: new URL('./bare-pictures.ts', import.meta.url),
    lanes: { one: { ...pictureLanes.light, timeLimitMs: 600_000 } },
    lost: 'pictureFailed',
    idleMs: NEVER_MS,
  })
  const bare: Bare = (work) => libraries.run('one', work, asker)
  try {
    const out = join(folder, 'out.png')
    const camera = await cameraPhoto()
    return [
      await resizing(studio, bare, camera, out),
      await pairing(studio, bare, camera, out),
      await enlarging(studio, bare, folder, out),
      await gained('lossless'),
      await gained('JPEG'),
    ]
  } finally {
    await Promise.all([studio.close(), libraries.close()])
    await rm(folder, { recursive: true })
  }
}

interface Sides {
  what: string
  rounds: number
  /** How many times as much ours may take. */
  most: number
  /** What is judged: what it costs the machine, or how long it takes. */
  by: 'processor' | 'time'
  ours: () => Promise<unknown>
  bare: () => Promise<unknown>
}

interface Taken {
  time: number
  processor: number
}

/** Both sides in turn, after some rounds to warm up; each without what the other wrote. */
async function compared(out: string, { what, rounds, most, by, ours, bare }: Sides): Promise<Row> {
  const taken = async (work: Sides['ours']): Promise<Taken> => {
    await rm(out, { force: true })
    const [begun, spent] = [performance.now(), await processorOfChildren()]
    await work()
    return { time: performance.now() - begun, processor: (await processorOfChildren()) - spent }
  }
  const seen: { ours: Taken; bare: Taken }[] = []
  for (let round = -Math.min(WARM_ROUNDS, rounds - 1); round < rounds; round += 1) {
    const both = { ours: await taken(ours), bare: await taken(bare) }
    if (round >= 0) seen.push(both)
  }
  const judged = process.platform === 'linux' ? by : 'time'
  const mean = (side: 'ours' | 'bare') => seen.reduce((sum, both) => sum + both[side].processor, 0) / seen.length
  const half = (side: 'ours' | 'bare') => median(seen.map((both) => both[side].time))
  const times = median(seen.map((both) => both.ours.time / both.bare.time))
  const ratio = judged === 'time' ? times : mean('ours') / mean('bare')
  const words = {
    time: `${times.toFixed(2)} times as long (${Math.round(half('ours'))} ms, bare ${Math.round(half('bare'))} ms)`,
    processor: `${ratio.toFixed(2)} times the processor (${Math.round(mean('ours'))} ms, bare ${Math.round(mean('bare'))} ms)`,
  }
  return {
    what,
    measured: judged === 'time' ? words.time : `${words.processor}, ${words.time}`,
    limit: `at most ${most} times`,
    met: ratio <= most,
  }
}

/** The processor time that the processes which this one started have taken, in ms, from Linux's /proc (proc(5), stat). */
async function processorOfChildren(): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
  const ticks = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map(async (pid) => {
        const fields =
          (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ').at(-1)?.split(' ') ?? []
        return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
      }),
  )
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MS
}

/**
 * The focal point is found, the credit read, and what it lacks given to it, besides what the bare library does. Judged by what it
 * costs, since the workshop makes two at a time: of one alone the bare library writes with a second core what it reads with the first,
 * which ours cannot before it knows the point.
 */
function resizing(studio: Studio, bare: Bare, path: string, out: string): Promise<Row> {
  const how = {
    path,
    out,
    size: WIDE,
    fit: 'fill',
    focus: null,
    format: 'png',
    quality: 90,
    mostBytes: null,
    finish: true,
  } as const
  return compared(out, {
    what: 'a JPEG of 18 megapixels to a PNG of 1920x1080, against bare sharp',
    rounds: ROUNDS,
    most: 1.3,
    by: 'processor',
    ours: () => studio.resize(how, asker),
    bare: () => bare({ work: 'resize', path, out, size: WIDE }),
  })
}

const pairing = (studio: Studio, bare: Bare, path: string, out: string) =>
  compared(out, {
    what: 'two of those to a Short of 1080x1920, against bare sharp',
    rounds: ROUNDS,
    most: 1.2,
    by: 'processor',
    ours: () => studio.pair({ top: { path, focus: null }, bottom: { path, focus: null }, out }, asker),
    bare: () => bare({ work: 'pair', path, out, half: HALF }),
  })

/**
 * Decoding, contrast, colour, sharpness and the PNG are counted with ours, the network alone with the other. Judged by what it costs the
 * machine: beside other work, how long it takes says more of that.
 */
async function enlarging(studio: Studio, bare: Bare, folder: string, out: string): Promise<Row> {
  const size = { width: 1280, height: 720 }
  const path = join(folder, 'source.png')
  await sharp(photo('raccoon.png'))
    .resize({ ...size, fit: 'cover' })
    .png()
    .toFile(path)
  const tiles = passesTo(size, LONG_SIDE).flatMap((pass) => tilesOf(pass).map((tile) => withOverlap(tile, pass)))
  return compared(out, {
    what: `1280x720 to 3840x2160, ${tiles.length} tiles, against the bare network on as many`,
    rounds: LARGE_ROUNDS,
    most: 1.15,
    by: 'processor',
    ours: () => studio.upscale({ path, out, longSide: LONG_SIDE }, asker),
    bare: () => bare({ work: 'tiles', path, tiles }),
  })
}

function withOverlap({ left, top, width, height }: ReturnType<typeof tilesOf>[number], pass: Size): Size {
  const beyond = (start: number, length: number, whole: number) =>
    Math.min(whole, start + length + TILE_OVERLAP) - Math.max(0, start - TILE_OVERLAP)
  return { width: beyond(left, width, pass.width), height: beyond(top, height, pass.height) }
}

/** What a source was; how much better it must at least be enlarged, in dB, on average. */
const LEAST_DB = { lossless: 1, JPEG: 0.5 }
const models = { lossless: 'plain', JPEG: 'denoising' } as const satisfies Record<string, Model>
/** Those that have every detail at the size that they have here. */
const judged = photographs.filter((name) => name !== 'dandelions.jpg')

/** Photographs are made half as large and enlarged again: how much nearer to the truth than by Lanczos3, in dB of brightness. */
async function gained(kind: keyof typeof LEAST_DB): Promise<Row> {
  const network = await openNetwork(models[kind])
  const least = `on average at least ${LEAST_DB[kind]} dB`
  if (network === undefined)
    return { what: 'enlarging by the network', measured: 'it is not installed', limit: least, met: false }
  const gains: number[] = []
  for (const name of judged) {
    const { width, height } = await sharp(photo(name)).metadata()
    const large = { width: width - (width % 2), height: height - (height % 2) }
    const small = { width: large.width / 2, height: large.height / 2 }
    const truth = await sharp(photo(name))
      .toColourspace('srgb')
      .removeAlpha()
      .extract({ left: 0, top: 0, ...large })
      .raw()
      .toBuffer()
    const reduced = resampled(truth, large, small, 3)
    const raw = { raw: { ...small, channels: 3 } } as const
    const source =
      kind === 'JPEG'
        ? await sharp(await sharp(reduced, raw).jpeg({ quality: 80 }).toBuffer())
            .raw()
            .toBuffer()
        : reduced
    const made = await enlarged({ data: source, ...small, channels: 3 }, large, network, () => {})
    gains.push(psnr(made.data, truth, large) - psnr(resampled(source, small, large, 3), truth, large))
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  return {
    what: `${gains.length} photographs enlarged from ${kind === 'JPEG' ? 'JPEG of quality 80' : 'lossless sources'}, against aligned Lanczos3`,
    measured: `${mean.toFixed(2)} dB better (${Math.min(...gains).toFixed(2)} to ${Math.max(...gains).toFixed(2)})`,
    limit: least,
    met: mean >= LEAST_DB[kind],
  }
}
