// How Shorts are made: by the server. Knows no screen.
import { removePicture } from '#contract/pictures/endpoints.ts'
import { combineAgain, combineImages } from '#contract/shorts-images/endpoints.ts'
import { ApiError, call, isProblem, serverMessage } from '#web/http/call.ts'
import { upload } from '#web/http/upload.ts'
import { isFinal } from '#web/pictures/picture-queue.ts'
import { seenInFile } from '#web/pictures/look-at-photo.ts'
import type { Maker } from './parts.ts'

export const maker: Maker = {
  combine(pair, number, options) {
    const form = new FormData()
    // As the board shows it.
    form.append('focus', JSON.stringify(pair.map(({ focus, found }) => focus ?? found)))
    form.append('pair', String(number))
    // The odd one too is sent twice: a pair is two files (specification, section 7).
    for (const { file } of pair) form.append('images', file, file.name)
    return upload(combineImages, form, options)
  },
  look: seenInFile,
  again({ parts: [top, bottom] }, [above, below], pair, { signal }) {
    const parts = [
      { name: top.picture.name, focus: above },
      { name: bottom.picture.name, focus: below },
    ] as [{ name: string; focus: typeof above }, { name: string; focus: typeof below }]
    return call(combineAgain, { body: { parts, pair }, signal })
  },
  remove: ({ result: { name } }) => void call(removePicture, { params: { name } }).catch(() => {}),
  isGone: (error) => isProblem(error, 'pictureGone'),
  failureOf,
}

/** In the words of the specification (section 8) where the server gave none. */
export function failureOf(error: unknown): ReturnType<Maker['failureOf']> {
  // A reply that does not fit: it is a good one, without what was to be in it.
  if (error instanceof ApiError && error.status >= 200 && error.status < 300)
    return { words: 'Geen resultaatpad ontvangen van de server', mayRetry: true }
  const words = serverMessage(error) ?? 'Onbekende fout bij het combineren van afbeeldingen'
  return { words, mayRetry: !isFinal(error) }
}
