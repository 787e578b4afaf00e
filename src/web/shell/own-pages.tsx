// The screens and lists on addresses of their own, outside the dashboard.
import { useLocation } from '@tanstack/react-router'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { placeAt } from './addresses.ts'
import { BeingBuilt } from './being-built.tsx'
import { OwnPage } from './own-page.tsx'
import { Panel } from './panel.tsx'

/** The same panel as behind the tab, on a page of its own: that of the address, which has one. */
export function ScreenPage() {
  const place = placeAt(useLocation().pathname)
  if (!place || !('screen' in place)) return null
  return (
    <OwnPage back={place.screen}>
      <Panel tab={place.screen} />
    </OwnPage>
  )
}

function planned(title: string, promise: string) {
  return function PlannedPage() {
    usePageTitle(title)
    return (
      <OwnPage back="content">
        <BeingBuilt title={title} promise={promise} />
      </OwnPage>
    )
  }
}

export const ArticlesPage = planned('Artikelen', 'Hier vind je al je artikelen terug, met zoeken en sorteren.')
export const ArticlePage = planned('Artikel', 'Hier bewerk je een artikel, met voorbeeld, metrics en captions ernaast.')
