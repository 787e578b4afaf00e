// The addresses that follow from the table of screens: which show something on a page of its own, and which lead elsewhere.
import { asideAddresses, asideOf, screenOf, tabs, type Aside, type Tab } from './screens.ts'

/** What stands at an address: a screen, a page in no menu, or the way to where it went. */
export type Place = { screen: Tab } | { aside: Aside } | { to: string; tab?: Tab }

const places = new Map<string, Place>([
  // The dashboard itself is no screen of the table: it is what the table is shown in.
  ['/dashboard', { to: '/admin' }],
  ...tabs.flatMap(placesOf),
  ...asideAddresses.flatMap(placesOfAside),
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

function placesOfAside(address: Aside): [string, Place][] {
  const { formerly = [] } = asideOf(address)
  return [[address, { aside: address }], ...formerly.map((path): [string, Place] => [path, { to: address }])]
}

/** Every address of which the table of screens says what stands there. */
export const screenAddresses: readonly string[] = [...places.keys()]

/** Like the router itself it tells no capitals apart, and lets a slash at the end be. Undefined: nothing stands there. */
export function placeAt(pathname: string): Place | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase()
  return places.get(path) ?? places.get(path.replace(/[^/]+$/, '$id'))
}
