// Work on pictures against the bare libraries, in the same run: a resize, a pair for a Short, an enlargement; and how much better the
// network enlarges than calculation does.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { passesTo, TILE_OVERLAP, tilesOf } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
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
const HALF = { width: 1080, height: 960 }
const LONG_SIDE = 3840
const ROUNDS = 9
/** An enlargement takes ten seconds. */
const LARGE_ROUNDS = 3

type Bare = (work: BareWork) => Promise<unknown>

export async function pictures(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-bench-pictures-'))
  const studio = createStudio()
  const libraries = createWorkshop<'one', BareWork, unknown>({
    script: new URL('./bare-pictures.ts', import.meta.url),
    lanes: { one: { ...pictureLanes.heavy, timeLimitMs: 600_000 } },
    lost: 'pictureFailed',
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

/** Both sides in turn, after one round to warm up; each without what the other wrote. */
async function compared(
  what: string,
  out: string,
  rounds: number,
  most: number,
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<Row> {
  const timed = async (work: () => Promise<unknown>) => {
    await rm(out, { force: true })
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  const times: { ours: number; bare: number }[] = []
  for (let round = -1; round < rounds; round += 1) {
    const both = { ours: await timed(ours), bare: await timed(bare) }
    if (round >= 0) times.push(both)
  }
  const ratio = median(times.map((both) => both.ours / both.bare))
  const shown = (side: 'ours' | 'bare') => `${Math.round(median(times.map((both) => both[side])))} ms`
  return {
    what,
    measured: `${ratio.toFixed(2)} times (${shown('ours')}, bare ${shown('bare')})`,
    limit: `at most ${most} times`,
    met: ratio <= most,
  }
}

/** The focal point is found, the credit read, and what it lacks given to it, besides what the bare library does. */
const resizing = (studio: Studio, bare: Bare, path: string, out: string) =>
  compared(
    'a JPEG of 18 megapixels to a PNG of 1920x1080, against bare sharp',
    out,
    ROUNDS,
    1.3,
    () =>
      studio.resize(
        { path, out, size: WIDE, fit: 'fill', focus: null, format: 'png', quality: 90, mostBytes: null, finish: true },
        asker,
      ),
    () => bare({ work: 'resize', path, out, size: WIDE }),
  )

const pairing = (studio: Studio, bare: Bare, path: string, out: string) =>
  compared(
    'two of those to a Short of 1080x1920, against bare sharp',
    out,
    ROUNDS,
    1.2,
    () => studio.pair({ top: { path, focus: null }, bottom: { path, focus: null }, out }, asker),
    () => bare({ work: 'pair', path, out, half: HALF }),
  )

/** Decoding, contrast, colour, sharpness and the PNG are counted with ours, the network alone with the other. */
async function enlarging(studio: Studio, bare: Bare, folder: string, out: string): Promise<Row> {
  const size = { width: 1280, height: 720 }
  const path = join(folder, 'source.png')
  await sharp(photo('raccoon.png'))
    .resize({ ...size, fit: 'cover' })
    .png()
    .toFile(path)
  const tiles = passesTo(size, LONG_SIDE).flatMap((pass) => tilesOf(pass).map((tile) => withOverlap(tile, pass)))
  return compared(
    `1280x720 to 3840x2160, ${tiles.length} tiles, against the bare network on as many`,
    out,
    LARGE_ROUNDS,
    1.15,
    () => studio.upscale({ path, out, longSide: LONG_SIDE }, asker),
    () => bare({ work: 'tiles', path, tiles }),
  )
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
  if (network === undefined) return { what: 'enlarging by the network', measured: 'it is not installed', limit: '' }
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
    limit: `on average at least ${LEAST_DB[kind]} dB`,
    met: mean >= LEAST_DB[kind],
  }
}
