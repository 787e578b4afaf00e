// Every address at which the product shows something, gathered from who knows them: the router, the table of screens and the
// public pages. Runs when the web wing is built; nothing in here reaches a browser.
import { createQueryClient } from './http/query-client.ts'
import { publicPaths } from './pages/public/paths.ts'
import { createAppRouter } from './routes.tsx'
import { screenAddresses } from './shell/addresses.ts'

/** As `knownAddresses` of the contract has them. */
export function listAddresses(): string[] {
  // What no route has is left to the table of screens: that is the route of all others.
  const routed = Object.keys(createAppRouter(createQueryClient()).routesByPath).filter((path) => path !== '/$')
  return [...new Set([...routed, ...screenAddresses, ...publicPaths])].toSorted()
}
