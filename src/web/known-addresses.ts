// Every address at which the product shows something, from the router, the table of screens and the public pages. Runs
// when the web wing is built; nothing in here reaches a browser.
import { createQueryClient } from './http/query-client.ts'
import { publicPaths } from './pages/public/paths.ts'
import { createAppRouter } from './routes.tsx'
import { screenAddresses } from './shell/addresses.ts'

/** In the form that `knownAddresses` of the contract describes. */
export function listAddresses(): string[] {
  // '/$' is the route for all other addresses; which of those exist, the table of screens says.
  const routed = Object.keys(createAppRouter(createQueryClient()).routesByPath).filter((path) => path !== '/$')
  return [...new Set([...routed, ...screenAddresses, ...publicPaths])].toSorted()
}
