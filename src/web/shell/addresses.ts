// The addresses that follow from the table of screens: which show something on a page of its own, and which redirect.
import { asideAddresses, asideOf, type Aside } from './asides.ts'
import { screenOf, tabs, type Tab } from './screens.ts'

/** What stands at an address: a screen, a page in no menu, or a redirect to its present address. */
export type Place = { screen: Tab } | { aside: Aside } | { to: string; tab?: Tab }

const places = new Map<string, Place>([
  // The dashboard itself is no screen of the table: it is what the table is shown in.
  ['/dashboard', { to: '/admin' }],
  ...tabs.flatMap(placesOf),
  ...asideAddresses.flatMap(placesOfAside),
])

/** Every present or former address also redirects when it is put under /admin: all screens once stood there. */
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

/** Every address that the table of screens knows, redirects included. */
export const screenAddresses: readonly string[] = [...places.keys()]

/** What stands at `pathname`, undefined when nothing does. As in the router, case and slashes at the end do not matter. */
export function placeAt(pathname: string): Place | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '').toLowerCase()
  return places.get(path) ?? places.get(path.replace(/[^/]+$/, '$id'))
}
