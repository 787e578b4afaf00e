// Every public page, and how it becomes HTML. Runs when the web wing is built; nothing in here reaches a browser.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { placeholders } from '#contract/page-placeholders.ts'
import { CookiePolicy } from './cookie-policy.tsx'
import { LandingPage } from './landing-page.tsx'
import { legalPaths } from './paths.ts'
import { PrivacyPolicy } from './privacy-policy.tsx'
import { Terms } from './terms.tsx'

export interface PublicPage {
  path: string
  title: string
  /** What a search engine shows under the title. */
  description: string
  content: () => ReactNode
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Kopij: van los idee naar klaar om te plaatsen',
    description:
      'Schrijf captions, titels en scripts in goed Nederlands, en herschrijf je teksten in je eigen stijl. Probeer Kopij 24 uur gratis.',
    content: LandingPage,
  },
  {
    path: '/privacybeleid',
    title: `${legalPaths['/privacybeleid']} · Kopij`,
    description: 'Welke gegevens Kopij bewaart, waarom en hoelang, en hoe je ze inziet, laat verbeteren of verwijdert.',
    content: PrivacyPolicy,
  },
  {
    path: '/algemene-voorwaarden',
    title: `${legalPaths['/algemene-voorwaarden']} · Kopij`,
    description:
      'De voorwaarden waaronder je Kopij gebruikt: de proef, Premium, opzeggen, je teksten en aansprakelijkheid.',
    content: Terms,
  },
  {
    path: '/cookiebeleid',
    title: `${legalPaths['/cookiebeleid']} · Kopij`,
    description:
      'Welke cookies Kopij kent, waarvoor ze zijn, hoelang ze blijven staan en welke er nu geplaatst worden.',
    content: CookiePolicy,
  },
]

/** The HTML of a page: `frame` (page.html) with its three placeholders filled in. */
export function render({ path, title, description, content: Content }: PublicPage, frame: string): string {
  const address = placeholders.publicUrl + path
  const head = (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Kopij" />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  )
  // Functions, because a dollar sign has a meaning in a replacement string.
  return frame
    .replace('<!--title-->', () => renderToStaticMarkup(title))
    .replace('<!--head-->', () => renderToStaticMarkup(head))
    .replace('<!--page-->', () => renderToStaticMarkup(<Content />))
}
