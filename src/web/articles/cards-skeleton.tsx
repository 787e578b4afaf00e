// The list while it is fetched for the first time: grey lines where the cards will stand.
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { CardsGrid } from './cards-grid.tsx'

/** Widths of date, title and first words, in percent. */
const shapes = [
  [30, 85, 95, 60],
  [25, 70, 90, 75],
  [30, 90, 95, 40],
  [25, 60, 85, 70],
] as const

export function CardsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Artikelen laden...
      </p>
      <div aria-hidden>
        <CardsGrid
          label="Artikelen laden"
          cards={shapes.map((widths, key) => ({
            key,
            card: <SkeletonText widths={widths} className="min-h-44 content-start pt-4" />,
          }))}
        />
      </div>
    </>
  )
}
