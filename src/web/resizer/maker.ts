// How the pictures of a batch are made: by the server. Knows no screen.
import type { z } from 'zod'
import { removePicture } from '#contract/pictures/endpoints.ts'
import { enhanceAgain, enhanceImages } from '#contract/resizer/endpoints.ts'
import type { Enhanced, enhancedReply } from '#contract/resizer/enhanced-image.ts'
import { ApiError, call, isProblem, problemOf, unreadable } from '#web/http/call.ts'
import { follow } from '#web/http/stream.ts'
import { upload } from '#web/http/upload.ts'
import { seenInFile } from '#web/pictures/look-at-photo.ts'
import type { Maker } from './batch.ts'

export const maker: Maker = {
  async send(file, { recipe, focus, number }, options) {
    const form = new FormData()
    form.append('recipe', JSON.stringify(recipe))
    form.append('focus', JSON.stringify(focus))
    form.append('number', String(number))
    form.append('images', file, file.name)
    return only(await told(upload(enhanceImages, form, options)))
  },
  async again({ original }, wish, { signal, onSent, onLine }) {
    // The server has the picture.
    onSent(1)
    return only(await told(follow(enhanceAgain, { body: { ...wish, name: original.name }, signal }, onLine)))
  },
  remove: ({ enhanced: { name } }) => void call(removePicture, { params: { name } }).catch(() => {}),
  look: seenInFile,
  isGone: (error) => isProblem(error, 'pictureGone'),
}

/** In words of the specification (section 8) where the server gave none: what a proxy says is for nobody who reads this. */
const told = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
  reply.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 0 || problemOf(error).message !== undefined) throw error
    const message = `HTTP error ${error.status}`
    throw new ApiError(error.status, message, { message }, error)
  })

/** What became of the one picture of a request; one that fails is a refused request. */
function only({ enhancedImages: [image] }: z.output<typeof enhancedReply>): Enhanced {
  if (image?.enhanced) return image
  const message = image?.error ?? unreadable
  throw new ApiError(200, message, { message, code: image?.code })
}
