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
 * Leaves the application for a public page: someone typed its address in capitals, or asked for it before logging in.
 * Returns undefined for an address that is none. @throws redirect
 */
function leaveForPage({ pathname, searchStr, hash }: ParsedLocation): Promise<never> | undefined {
  const to = publicPathOf(pathname)
  if (to === undefined) return undefined
  // The window may be at the page's address already. A redirect would then change nothing and end here again.
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

/** Fetches the user while the script of the screen is still loading; the screen itself waits for the reply. */
const askUser = ({ context }: { context: { client: QueryClient } }) => void context.client.prefetchQuery(userQuery)

interface AuthSearch {
  tab?: 'register' | undefined
  next?: string | undefined
}

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  // An invalid value is set to undefined: if it were left out, the router would pass the raw value on.
  validateSearch: (search): AuthSearch => ({
    tab: search['tab'] === 'register' ? 'register' : undefined,
    next: ownPath(search['next']),
  }),
  loader: askUser,
  component: page(() => import('./accounts/auth-screen.tsx'), 'AuthScreen'),
})

/** The pages of links in mail. What they open for stands behind the `#`. */
const confirming = createRoute({
  getParentRoute: () => root,
  path: '/bevestigen',
  component: page(() => import('./account-links/confirm-screen.tsx'), 'ConfirmScreen'),
})
const forgetting = createRoute({
  getParentRoute: () => root,
  path: '/wachtwoord-vergeten',
  component: page(() => import('./account-links/forgot-screen.tsx'), 'ForgotScreen'),
})
const renewing = createRoute({
  getParentRoute: () => root,
  path: '/wachtwoord',
  component: page(() => import('./account-links/new-password-screen.tsx'), 'NewPasswordScreen'),
})
const joining = createRoute({
  getParentRoute: () => root,
  path: '/uitnodiging',
  loader: askUser,
  component: page(() => import('./accounts/invitation-screen.tsx'), 'InvitationScreen'),
})
/** Of the link for somebody outside who reads an article; its secret stands behind the `#`. */
const readingAlong = createRoute({
  getParentRoute: () => root,
  path: '/meelezen',
  component: page(() => import('./reviews/outside-screen.tsx'), 'OutsideScreen'),
})
/** Of the link in a mail; its secret stands behind the `#`. */
const confirmDeletion = createRoute({
  getParentRoute: () => root,
  path: '/verwijderen',
  component: page(() => import('./account-data/deletion-page.tsx'), 'DeletionPage'),
})
/** Withdrawing from an order, for who is not logged in too. */
const withdrawal = createRoute({
  getParentRoute: () => root,
  path: '/herroepen',
  component: page(() => import('./billing/withdrawal-screen.tsx'), 'WithdrawalScreen'),
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
  /** For the inspiration links: what stands there instead of the board. */
  view?: 'binnengekomen' | 'feeds' | undefined
  /** For the tasks: the id of the link to begin a new task about. */
  taskLink?: number | undefined
  /** For the inspiration links: address and title of the page to begin a new link with, handed over by the bookmark. */
  url?: string | undefined
  title?: string | undefined
  /** For the account: Premium is to be ordered, and how somebody came back from paying. */
  kies?: 'premium' | undefined
  betaling?: 'gelukt' | 'afgebroken' | undefined
}

/** As text: the router parses what looks like a number as one. */
const typed = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

const admin = createRoute({
  getParentRoute: () => members,
  path: '/admin',
  validateSearch: ({ tab, view, taskLink, url, title, kies, betaling }): AdminSearch => ({
    // The dashboard checks whether the tab exists: the login form should not have to load the table of screens.
    tab: typeof tab === 'string' ? (tab as Tab) : undefined,
    view: view === 'binnengekomen' || view === 'feeds' ? view : undefined,
    taskLink: Number.isSafeInteger(taskLink) ? (taskLink as number) : undefined,
    url: typed(url),
    title: typed(title),
    kies: kies === 'premium' ? kies : undefined,
    betaling: betaling === 'gelukt' || betaling === 'afgebroken' ? betaling : undefined,
  }),
  component: page(() => import('./shell/dashboard-screen.tsx'), 'DashboardScreen'),
})

/** Every other address: the table of screens, loaded only then, says what stands there. */
const others = createRoute({
  getParentRoute: () => members,
  path: '/$',
  beforeLoad: async ({ location: { pathname, search, hash } }) => {
    const { placeAt } = await import('./shell/addresses.ts')
    const place = placeAt(pathname)
    if (!place) throw notFound({ routeId: rootRouteId })
    // The other query parameters and the hash are kept.
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

const ofLetters = [confirming, forgetting, renewing, joining, confirmDeletion, readingAlong, withdrawal]
const tree = root.addChildren([auth, ...ofLetters, members.addChildren([admin, others])])

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
