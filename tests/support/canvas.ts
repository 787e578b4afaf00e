// A canvas in Node with the letters of the thumbnails, and pictures whose every px is known.
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas'
import { fileURLToPath } from 'node:url'
import type { Design, Photo } from '#web/thumbnails/drawing/draw-thumbnail.ts'
import { drawThumbnail } from '#web/thumbnails/drawing/draw-thumbnail.ts'
import { measureWith, type Brush } from '#web/thumbnails/drawing/measured-line.ts'
import { typefaceNames, typefaces } from '#web/thumbnails/drawing/typefaces.ts'

/** The same files that browsers load. Latin first, as they do. */
for (const name of typefaceNames)
  for (const letters of ['latin', 'latin-ext']) {
    const { family, weight } = typefaces[name]
    const file = `@fontsource/${name}/files/${name}-${letters}-${weight}-normal.woff2`
    const path = fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url))
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`${path} holds no font`)
  }

/** A brush of Node's canvas, which draws as those of browsers do. */
export const brushOf = (canvas: Canvas) => canvas.getContext('2d') as unknown as Brush

/** Measures as a browser would, without a canvas of its own for each test. */
export const measure = (typeface: Design['typeface'] = 'anton') => measureWith(brushOf(createCanvas(8, 8)), typeface)

export type Pixel = readonly [red: number, green: number, blue: number]

/** A picture of which `colourAt` gives each px. */
export function madePhoto(width: number, height: number, colourAt: (x: number, y: number) => Pixel): Photo {
  const canvas = createCanvas(width, height)
  const brush = canvas.getContext('2d')
  const data = brush.createImageData(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.data.set([...colourAt(x, y), 255], 4 * (y * width + x))
  brush.putImageData(data, 0, 0)
  return { image: canvas as unknown as CanvasImageSource, width, height, focus: { x: 0.5, y: 0.5 } }
}

export const plainPhoto = (width: number, height: number, colour: Pixel) => madePhoto(width, height, () => colour)

export interface Drawn {
  width: number
  height: number
  /** The px at a place of the canvas. */
  at: (x: number, y: number) => Pixel
  png: Buffer
}

/** A design drawn on a canvas of exactly its size at that scale. */
export function drawn(design: Design, photo: Photo | null, scale = 1, text = true): Drawn {
  const { shape } = design.zones
  const [width, height] = [Math.round(shape.width * scale), Math.round(shape.height * scale)]
  const canvas = createCanvas(width, height)
  drawThumbnail(brushOf(canvas), design, photo, { scale, text })
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return {
    width,
    height,
    at(x, y) {
      const from = 4 * (y * width + x)
      return [data[from]!, data[from + 1]!, data[from + 2]!]
    },
    get png() {
      return canvas.toBuffer('image/png')
    },
  }
}

/** The largest difference between two px, in one of their colours. */
export const difference = (one: Pixel, other: Pixel): number =>
  Math.max(...one.map((part, at) => Math.abs(part - other[at]!)))
