// How Shorts are made: by the server. Knows no screen.
import { combineAgain, combineImages } from '#contract/shorts-images/endpoints.ts'
import { ApiError, call, serverMessage } from '#web/http/call.ts'
import { upload } from '#web/http/upload.ts'
import type { Maker } from './creation.ts'

export const maker: Maker = {
  combine(pair, number, options) {
    const form = new FormData()
    form.append('focus', JSON.stringify(pair.map(({ focus }) => focus)))
    form.append('pair', String(number))
    for (const { file } of pair) form.append('images', file, file.name)
    return upload(combineImages, form, options)
  },
  again: ([top, bottom], pair, replaces) => {
    const half = ({ picture, focus }: typeof top) => ({ name: picture.name, focus })
    return call(combineAgain, { body: { parts: [half(top), half(bottom)], pair, replaces } })
  },
  failureOf,
}

/** In the words of the specification (section 8) where the server gave none. */
export function failureOf(error: unknown): string {
  // A reply that does not fit: it is a good one, without what was to be in it.
  if (error instanceof ApiError && error.status >= 200 && error.status < 300)
    return 'Geen resultaatpad ontvangen van de server'
  return serverMessage(error) ?? 'Onbekende fout bij het combineren van afbeeldingen'
}
