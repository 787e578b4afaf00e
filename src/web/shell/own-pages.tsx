// The tools and lists on addresses of their own, outside the dashboard.
import { BeingBuilt } from './being-built.tsx'
import { OwnPage } from './own-page.tsx'
import { Panel } from './panels.tsx'
import type { Tab } from './tabs.ts'

/** The same panel as behind the tab, on a page of its own. */
function toolPage(tab: Tab) {
  return () => (
    <OwnPage back={tab}>
      <Panel tab={tab} />
    </OwnPage>
  )
}

export const TitelTovenaarPage = toolPage('titeltovenaar')
export const ImageResizerPage = toolPage('image-resizer')
export const ShortsImagePage = toolPage('shorts-image-creator')
export const ShortsTextPage = toolPage('shorts-text-generator')
export const YtThumbnailPage = toolPage('yt-thumbnail-generator')
export const SocialThumbnailPage = toolPage('social-thumbnail-generator')

export function ArticlesPage() {
  return (
    <OwnPage back="content">
      <BeingBuilt planned="articles" />
    </OwnPage>
  )
}

export function ArticlePage() {
  return (
    <OwnPage back="content">
      <BeingBuilt planned="article" />
    </OwnPage>
  )
}
