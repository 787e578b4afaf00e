// Every public page, and how it becomes HTML. Runs when the web wing is built; nothing in here reaches a browser.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { placeholders } from '#contract/page-placeholders.ts'
import { CheckPage } from './check-page.tsx'
import { CookiePolicy } from './cookie-policy.tsx'
import { LandingData } from './landing-data.tsx'
import { LandingPage } from './landing-page.tsx'
import { whether } from './passages.tsx'
import { LANGUAGE_CHECK, legalPaths } from './paths.ts'
import { PrivacyPolicy } from './privacy-policy.tsx'
import { Terms } from './terms.tsx'

export interface PublicPage {
  path: string
  title: string
  /** What a search engine shows under the title. */
  description: string
  content: () => ReactNode
  /** Which frame it stands in, and so which script it has (default: page). */
  frame?: FrameName
  /** What search engines read of it, beside the page itself. */
  data?: () => ReactNode
}

/** The frames: files beside this one, each with the script of its pages. */
export type FrameName = 'page' | 'check'

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Kopij: van los idee naar klaar om te plaatsen',
    description: `Schrijf captions, titels en scripts in goed Nederlands, en herschrijf je teksten in je eigen stijl.${whether('open', ' Probeer Kopij 24 uur gratis.')}`,
    content: LandingPage,
    data: LandingData,
  },
  {
    path: LANGUAGE_CHECK,
    title: 'Taalcheck: je tekst nagekeken in je eigen browser · Kopij',
    description:
      'Plak een Nederlandse tekst en zie meteen dt-fouten, hun en hen, als en dan, lidwoorden en lange zinnen. Gratis, zonder account, en je tekst verlaat je apparaat niet.',
    content: CheckPage,
    frame: 'check',
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

/** The picture that is shown with a link to the site, and its size in pixels. */
const LINK_PICTURE = { path: '/beeld/kopij.png', width: '1200', height: '630' } as const

/** The HTML of a page: its frame, with its three placeholders filled in. */
export function render({ path, title, description, content: Content, data: Data }: PublicPage, frame: string): string {
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
      <meta name="twitter:card" content="summary_large_image" />
      {Data && <Data />}
    </>
  )
  const linkPicture = (
    <>
      <meta property="og:image" content={placeholders.publicUrl + LINK_PICTURE.path} />
      <meta property="og:image:width" content={LINK_PICTURE.width} />
      <meta property="og:image:height" content={LINK_PICTURE.height} />
      <meta property="og:image:alt" content="Kopij: van los idee naar klaar om te plaatsen" />
    </>
  )
  // An address without a site means nothing to who shows the link. The marks stand around what is rendered, because React
  // moves metas in front of all else.
  const heads = renderToStaticMarkup(head) + whether('addressed', renderToStaticMarkup(linkPicture))
  // Functions, because a dollar sign has a meaning in a replacement string.
  return frame
    .replace('<!--title-->', () => renderToStaticMarkup(title))
    .replace('<!--head-->', () => heads)
    .replace('<!--page-->', () => renderToStaticMarkup(<Content />))
}
