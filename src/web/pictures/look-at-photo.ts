// Asks the server what a photograph is about, by a small copy: that is known long before the photograph itself has been sent and has had
// its turn. Shows nothing.
import { COPY, lookAt } from '#contract/pictures/endpoints.ts'
import { fitIn, type Focus } from '#contract/pictures/frame.ts'
import { upload } from '#web/http/upload.ts'

/** 0 to 1: what it is about shows at less. */
const QUALITY = 0.8

/** Of a file. @throws as `seenIn`, and for what the browser cannot read. */
export async function seenInFile(file: File, signal: AbortSignal): Promise<Focus> {
  const small = await createImageBitmap(file)
  try {
    return await seenIn({ small }, signal)
  } finally {
    small.close()
  }
}

/** The middle where nothing stands out. @throws ApiError, or an Error when the browser has no memory for it. */
export async function seenIn({ small }: { small: ImageBitmap }, signal: AbortSignal): Promise<Focus> {
  const { width, height } = fitIn(small, { width: COPY.longSide, height: COPY.longSide })
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  // What shows through is looked at as grey by the server, and would be black in a JPEG.
  brush.fillStyle = '#808080'
  brush.fillRect(0, 0, width, height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(small, 0, 0, width, height)
  const form = new FormData()
  form.append('image', await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }), 'klein.jpg')
  return (await upload(lookAt, form, { signal })).focus
}
