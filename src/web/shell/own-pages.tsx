// What stands on an address of its own, outside the dashboard.
import { useLocation } from '@tanstack/react-router'
import { placeAt } from './addresses.ts'
import { Dashboard } from './dashboard.tsx'
import { OwnPage } from './own-page.tsx'
import { AsidePanel, Panel } from './panel.tsx'
import { asideOf } from './asides.ts'
import { screenOf } from './screens.ts'

/** The panel for the current address: that of a tab, or a page in no menu. */
export function ScreenPage() {
  const place = placeAt(useLocation().pathname)
  if (!place || 'to' in place) return null
  if ('screen' in place) {
    const { writes, wide } = screenOf(place.screen)
    return (
      <OwnPage back={place.screen} writes={writes} wide={wide}>
        <Panel tab={place.screen} />
      </OwnPage>
    )
  }
  const { within } = asideOf(place.aside)
  if (within !== undefined)
    return (
      <Dashboard active={within} of={place.aside} writes={false}>
        <AsidePanel aside={place.aside} />
      </Dashboard>
    )
  return (
    <OwnPage back={undefined}>
      <AsidePanel key={place.aside} aside={place.aside} />
    </OwnPage>
  )
}
