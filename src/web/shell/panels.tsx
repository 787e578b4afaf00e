// Which panel stands behind which tab. Panels are loaded when they are first opened.
import { lazy, Suspense } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { BeingBuilt } from './being-built.tsx'
import type { Tab } from './tabs.ts'

const CaptionGenerator = lazy(async () => ({
  default: (await import('#web/tools/caption-generator-screen.tsx')).CaptionGeneratorScreen,
}))

export function Panel({ tab }: { tab: Tab }) {
  return (
    <Suspense fallback={<Spinner label="Laden..." />}>
      {tab === 'caption-generator' ? <CaptionGenerator /> : <BeingBuilt planned={tab} />}
    </Suspense>
  )
}
