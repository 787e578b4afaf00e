// The addresses that follow from the table of screens: which show a screen on a page of its own, and which lead elsewhere.
import { screenOf, tabs, type Tab } from './screens.ts'

/** What stands at an address: a screen, or the way to where it went. */
export type Place = { screen: Tab } | { to: string; tab?: Tab }

const places = new Map<string, Place>([
  ['/dashboard', { to: '/admin' }],
  ['/admin/yt-caption-generator', { to: '/yt-caption-generator' }],
  ...tabs.flatMap(placesOf),
])

/** Whatever has or had an address is found under /admin too: there it was once. */
function placesOf(tab: Tab): [string, Place][] {
  const { address, formerly = [] } = screenOf(tab)
  const home: Place = address === undefined ? { to: '/admin', tab } : { to: address }
  const before = address === undefined ? formerly : [...formerly, address]
  return [
    ...before.map((path): [string, Place] => [`/admin${path}`, home]),
    ...formerly.map((path): [string, Place] => [path, home]),
    ...(address === undefined ? [] : [[address, { screen: tab }] satisfies [string, Place]]),
  ]
}

/** Every address of which the table of screens says what stands there. */
export const screenAddresses: readonly string[] = [...places.keys()]

/** Like the router itself it tells no capitals apart, and lets a slash at the end be. Undefined: nothing stands there. */
export const placeAt = (pathname: string): Place | undefined =>
  places.get(pathname.replace(/(?<=.)\/+$/, '').toLowerCase())
