// Every path, redirect and guard of the application. Screens are loaded when their path is first opened.
// The public pages are files of their own (pages/public): the server sends them.
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  type ParsedLocation,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Guard } from './accounts/guard.tsx'
import { ownPath } from './accounts/next-path.ts'
import { userQuery } from './session/use-user.ts'
import { ErrorScreen } from './pages/error-screen.tsx'
import { publicPathOf } from './pages/public/paths.ts'
import { lazyPage } from './http/lazy-part.tsx'
import { isTab, type Tab } from './shell/tabs.ts'
import { PageSpinner } from './ui/spinner.tsx'

const ytCaptionFile = () => import('./pages/yt-caption-screen.tsx')
const ownPages = () => import('./shell/own-pages.tsx')

/** The screen `name` of a file, loaded when its path is first opened. */
const page = <Name extends string, File extends Record<Name, () => ReactNode>>(file: () => Promise<File>, name: Name) =>
  lazyPage(async () => (await file())[name])

/** Addresses that moved, in small letters: where to, and with which tab. */
const moved: Record<string, { to: string; tab?: Tab }> = {
  '/dashboard': { to: '/admin' },
  '/caption-generator': { to: '/dashboard', tab: 'caption-generator' },
  '/caption-generator/facebook': { to: '/dashboard', tab: 'facebook-captions' },
  '/caption-generator/pinterest': { to: '/dashboard', tab: 'pinterest-captions' },
  '/caption-generator/link-in-bio': { to: '/dashboard', tab: 'link-in-bio-captions' },
  '/rewriter': { to: '/dashboard', tab: 'rewriter' },
  '/image-enhancer': { to: '/image-resizer' },
  '/admin/image-enhancer': { to: '/image-resizer' },
  '/admin/shorts-image-creator': { to: '/shorts-image-creator' },
  '/admin/shorts-text-generator': { to: '/shorts-text-generator' },
  '/admin/yt-thumbnail-generator': { to: '/yt-thumbnail-generator' },
  '/admin/social-thumbnail-generator': { to: '/social-thumbnail-generator' },
  '/admin/titeltovenaar': { to: '/titeltovenaar' },
  '/admin/image-resizer': { to: '/image-resizer' },
  '/admin/caption-generator': { to: '/caption-generator' },
  '/admin/caption-generator/facebook': { to: '/caption-generator/facebook' },
  '/admin/caption-generator/pinterest': { to: '/caption-generator/pinterest' },
  '/admin/caption-generator/link-in-bio': { to: '/caption-generator/link-in-bio' },
  '/admin/yt-caption-generator': { to: '/yt-caption-generator' },
}

/** Leads an address that moved to where it is now; its other query parameters and its anchor go along. */
function sendOn({ pathname, search, hash }: ParsedLocation): void {
  // Like the router itself, which tells no capitals apart.
  const move = moved[pathname.replace(/(?<=.)\/+$/, '').toLowerCase()]
  if (!move) return
  throw redirect({
    to: move.to,
    search: { ...search, ...(move.tab && { tab: move.tab }) } as never,
    hash,
    replace: true,
  })
}

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
  beforeLoad: async ({ location }) => {
    await leaveForPage(location)
    sendOn(location)
  },
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
    tab: isTab(tab) ? tab : undefined,
    taskLink: Number.isSafeInteger(taskLink) ? (taskLink as number) : undefined,
    url: typed(url),
    title: typed(title),
  }),
  component: page(() => import('./shell/dashboard-screen.tsx'), 'DashboardScreen'),
})

/** A page behind the login, on an address of its own. */
const own = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => members, path, component })

const titelTovenaar = own('/titeltovenaar', page(ownPages, 'TitelTovenaarPage'))
const imageResizer = own('/image-resizer', page(ownPages, 'ImageResizerPage'))
const shortsImage = own('/shorts-image-creator', page(ownPages, 'ShortsImagePage'))
const shortsText = own('/shorts-text-generator', page(ownPages, 'ShortsTextPage'))
const ytThumbnail = own('/yt-thumbnail-generator', page(ownPages, 'YtThumbnailPage'))
const socialThumbnail = own('/social-thumbnail-generator', page(ownPages, 'SocialThumbnailPage'))
const articles = own('/artikelen', page(ownPages, 'ArticlesPage'))
const article = own('/artikelen/$id', page(ownPages, 'ArticlePage'))
const ytCaptions = own('/yt-caption-generator', page(ytCaptionFile, 'YtCaptionScreen'))

const tree = root.addChildren([
  auth,
  members.addChildren([
    admin,
    titelTovenaar,
    imageResizer,
    shortsImage,
    shortsText,
    ytThumbnail,
    socialThumbnail,
    articles,
    article,
    ytCaptions,
  ]),
])

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
