// Where readers find an article, and a text that goes along with that address. Pure; knows no website.
import type { Publication } from './publication.ts'

type Standing = Pick<Publication, 'id' | 'state' | 'siteName' | 'isPublic' | 'address'>

/** Where people read it; undefined when it stands nowhere. Of several the one that was sent first. */
export function readingPlace(all: readonly Standing[]): { address: string; siteName: string } | undefined {
  const [first] = all
    .filter(({ isPublic, address, state }) => isPublic && address !== null && state !== 'gone')
    .toSorted((one, other) => one.id - other.id)
  return first && { address: first.address ?? '', siteName: first.siteName }
}

/** A text with the address below it, unless it has that already. */
export const withAddress = (text: string, address: string | undefined): string =>
  address === undefined || text.includes(address) ? text : `${text.trimEnd()}\n\n${address}`
