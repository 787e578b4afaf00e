// What the libraries of pictures do by themselves, in a child process of the same kind as ours: what ours is compared with.
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { Size } from '#contract/pictures/frame.ts'
import { SESSION_OPTIONS } from '#server/imaging/network.ts'
import { PNG_PACKING } from '#server/imaging/png-packing.ts'
import { working } from '#server/workshop/working.ts'

export type BareWork =
  | { work: 'resize'; path: string; out: string; size: Size }
  | { work: 'pair'; path: string; out: string; half: Size }
  /** The network on tiles of these sizes. */
  | { work: 'tiles'; path: string; tiles: Size[] }

const works: { [Name in BareWork['work']]: (asked: Extract<BareWork, { work: Name }>) => Promise<unknown> } = {
  resize: ({ path, out, size }) =>
    sharp(path, { autoOrient: true })
      .resize({ ...size, fit: 'cover' })
      .png(PNG_PACKING)
      .toFile(out),
  pair: async ({ path, out, half }) => {
    const cut = () =>
      sharp(path, { autoOrient: true })
        .resize({ ...half, fit: 'cover' })
        .raw()
        .toBuffer()
    const data = Buffer.concat(await Promise.all([cut(), cut()]))
    await sharp(data, { raw: { width: half.width, height: 2 * half.height, channels: 3 } })
      .png(PNG_PACKING)
      .toFile(out)
  },
  tiles: async ({ path, tiles }) => {
    const { session, sources } = await prepared(path, tiles)
    for (const [at, { width, height }] of tiles.entries())
      await session.run({ image: new Tensor('uint8', sources[at]!, [1, height, width, 3]) })
  },
}

let ready: Promise<{ session: InferenceSession; sources: Buffer[] }> | undefined
const prepared = (path: string, tiles: Size[]) =>
  (ready ??= (async () => ({
    session: await InferenceSession.create('models/upconv7-x2.onnx', SESSION_OPTIONS),
    sources: await Promise.all(
      tiles.map((tile) =>
        sharp(path)
          .resize({ ...tile, fit: 'fill' })
          .raw()
          .toBuffer(),
      ),
    ),
  }))())

working<BareWork, null>(async (asked) => {
  await works[asked.work](asked as never)
  return null
})
