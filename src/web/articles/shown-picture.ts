// Where the pictures of an article can be seen: those that are stored with it in the width that fits, others over the server's filter.
import { articlePicture } from '#contract/articles/endpoints.ts'
import { STORED_PATH, STORED_WIDTHS, storedAddress, storedAt, storedSized } from '#contract/articles/stored-pictures.ts'
import type { ShownPicture } from '#web/editor/picture-host.ts'
import { address } from '#web/http/call.ts'

/** The text's column is no wider; on a phone it is the screen. */
const SIZES = '(min-width: 48rem) 42.5rem, 100vw'

export function shownPicture(src: string): ShownPicture {
  const stored = storedAt(src)
  if (stored === undefined) return { src: address(articlePicture.path, {}, { url: src }) }
  const { name, size } = stored
  if (size === null) return { src: storedSized(name, 960) }
  const { width, height } = size
  const widths = STORED_WIDTHS.filter((one) => one < width)
  // The whole one may be ten times as much, and no screen shows that in a column.
  const whole = width <= (STORED_WIDTHS.at(-1) ?? 0) || widths.length === 0 ? [`${src} ${width}w`] : []
  const srcset = [...widths.map((one) => `${storedSized(name, one)} ${one}w`), ...whole].join(', ')
  return { src: storedSized(name, 960), srcset, sizes: SIZES, width, height }
}

/** How a text names a stored picture that was found at this address, on a page of this site; undefined for any other. */
export function knownPicture(found: string): string | undefined {
  const url = URL.parse(found, location.href)
  if (url?.origin !== location.origin || !url.pathname.startsWith(STORED_PATH)) return undefined
  const stored = storedAt(url.pathname)
  const size = storedAt(`${url.pathname}?size=${url.searchParams.get('size') ?? ''}`)?.size
  if (stored === undefined) return undefined
  return size ? storedAddress(stored.name, size) : `${STORED_PATH}${stored.name}`
}
