// A picture with another long side: enlarged by the network where there is one, or reduced, and then what it lacks in contrast, colour
// and sharpness. Says what was really done.
import { isTiny, passesTo, sizeWithLongSide } from '#contract/pictures/enlargement.ts'
import { creditOf } from './credit.ts'
import { writePicture } from './encode.ts'
import { enlarged } from './enlarge.ts'
import { finish } from './finish.ts'
import { measured, metadataOf } from './inspect.ts'
import { openNetwork, type Model, type Network } from './network.ts'
import { pixelsOf } from './pixels.ts'
import type { Measured, Upscaled, UpscaleTask } from './tasks.ts'

/** Opened with the first picture that needs it, and kept as long as this process. */
const networks = new Map<Model, Promise<Network | undefined>>()

function networkFor({ format }: Measured): Promise<Network | undefined> {
  const model = format === 'png' ? 'plain' : 'denoising'
  const opened = networks.get(model) ?? openNetwork(model)
  networks.set(model, opened)
  return opened
}

/**
 * @param tell hears of each tile of the network.
 * @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull.
 */
export async function upscale(
  { path, out, longSide }: UpscaleTask,
  tell: (progress: { done: number; total: number }) => void,
): Promise<Upscaled> {
  const metadata = await metadataOf(path)
  const size = measured(metadata)
  const target = sizeWithLongSide(size, longSide)
  const larger = Math.max(size.width, size.height) < longSide
  const worthIt = passesTo(size, longSide).length > 0
  const network = worthIt ? await networkFor(size) : undefined
  const before = network?.pace() ?? { tiles: 0, ms: 0, processorMs: 0 }
  const pixels = larger
    ? await enlarged(await pixelsOf(path), target, network, (done, total) => tell({ done, total }))
    : await pixelsOf(path, { size: target })
  const after = network?.pace() ?? before
  const tiles = after.tiles - before.tiles
  const finished = finish(pixels)
  const made = await writePicture(pixels, { out, format: 'png', quality: 100, credit: creditOf(metadata) })
  return {
    ...made,
    done: {
      enlargement: tiles > 0 ? 'trained' : !larger ? 'none' : worthIt || isTiny(size) ? 'resampled' : 'slight',
      denoised: tiles > 0 && size.format !== 'png',
      ...finished,
    },
    tileMs: tiles === 0 ? null : (after.ms - before.ms) / tiles,
    tiles,
    tilesProcessorMs: after.processorMs - before.processorMs,
    network: worthIt ? network !== undefined : null,
  }
}
