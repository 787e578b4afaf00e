// Every path, redirect and guard of the application. Screens are loaded when their path is first opened.
// The public pages are files of their own (pages/public): the server sends them.
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
  rootRouteId,
  type ParsedLocation,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Guard } from './accounts/guard.tsx'
import { ownPath } from './accounts/next-path.ts'
import { userQuery } from './session/use-user.ts'
import { ErrorScreen } from './pages/error-screen.tsx'
import { publicPathOf } from './pages/public/paths.ts'
import { lazyPage } from './http/lazy-part.tsx'
import type { Tab } from './shell/screens.ts'
import { PageSpinner } from './ui/spinner.tsx'

/** The screen `name` of a file, loaded when its path is first opened. */
const page = <Name extends string, File extends Record<Name, () => ReactNode>>(file: () => Promise<File>, name: Name) =>
  lazyPage(async () => (await file())[name])

/**
 * Leaves the application for a public page: someone typed it in capitals, or asked for it before they logged in.
 * Undefined: it is none.
 */
function leaveForPage({ pathname, searchStr, hash }: ParsedLocation): Promise<never> | undefined {
  const to = publicPathOf(pathname)
  if (to === undefined) return undefined
  // The router may have written the page's address already. Going there would then change nothing, and begin anew.
  if (window.location.pathname === to) {
    window.location.reload()
    return new Promise(() => {})
  }
  throw redirect({ href: to + searchStr + (hash && `#${hash}`), reloadDocument: true, replace: true })
}

const root = createRootRouteWithContext<{ client: QueryClient }>()({
  beforeLoad: ({ location }) => leaveForPage(location),
  component: Outlet,
  notFoundComponent: page(() => import('./pages/not-found-screen.tsx'), 'NotFoundScreen'),
  errorComponent: ErrorScreen,
})

/** Asks who is logged in while the screen's script still loads; the screen itself waits for the answer. */
const askUser = ({ context }: { context: { client: QueryClient } }) => void context.client.prefetchQuery(userQuery)

interface AuthSearch {
  tab?: 'register' | undefined
  next?: string | undefined
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  // What does not pass is set to undefined: left out, the router would hand the raw value through.
  validateSearch: (search): AuthSearch => ({
    tab: search['tab'] === 'register' ? 'register' : undefined,
    next: ownPath(search['next']),
  }),
  loader: askUser,
  component: page(() => import('./accounts/auth-screen.tsx'), 'AuthScreen'),
})

/** Everything in here needs a login; the dashboard asks for more per tab. */
const members = createRoute({
  getParentRoute: () => root,
  id: 'members',
  loader: askUser,
  component: () => (
    <Guard access="user">
      <Outlet />
    </Guard>
  ),
})

interface AdminSearch {
  tab?: Tab | undefined
  /** Tasks: begin one about this link. */
  taskLink?: number | undefined
  /** Inspiration links: begin one about this page, as a bookmarklet hands it over. */
  url?: string | undefined
  title?: string | undefined
}

/** The router reads what looks like a number as one. */
const typed = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

const admin = createRoute({
  getParentRoute: () => members,
  path: '/admin',
  validateSearch: ({ tab, taskLink, url, title }): AdminSearch => ({
    // Whether there is such a tab, the dashboard knows: the login form does without the table of screens.
    tab: typeof tab === 'string' ? (tab as Tab) : undefined,
    taskLink: Number.isSafeInteger(taskLink) ? (taskLink as number) : undefined,
    url: typed(url),
    title: typed(title),
  }),
  component: page(() => import('./shell/dashboard-screen.tsx'), 'DashboardScreen'),
})

/** Every other address: the table of screens, fetched when one is asked for, says what stands there. */
const others = createRoute({
  getParentRoute: () => members,
  path: '/$',
  beforeLoad: async ({ location: { pathname, search, hash } }) => {
    const { placeAt } = await import('./shell/addresses.ts')
    const place = placeAt(pathname)
    if (!place) throw notFound({ routeId: rootRouteId })
    // Its other query parameters and its anchor go along.
    if ('to' in place)
      throw redirect({
        to: place.to,
        search: { ...search, ...(place.tab && { tab: place.tab }) } as never,
        hash,
        replace: true,
      })
  },
  component: page(() => import('./shell/own-pages.tsx'), 'ScreenPage'),
})

const tree = root.addChildren([auth, members.addChildren([admin, others])])

export function createAppRouter(client: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { client },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: () => <PageSpinner label="Laden..." />,
    defaultErrorComponent: ErrorScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
