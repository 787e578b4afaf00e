// What stands above the texts of a part, or in their place, while it is being written. Knows no text.
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { PartState } from './part-state.ts'

/** @param isFirst whether there are no earlier texts to look at meanwhile. */
export function PartWaiting({ state, isFirst }: { state: PartState; isFirst: boolean }) {
  const words =
    state === 'waits'
      ? 'Wacht op zijn beurt.'
      : state === 'elsewhere'
        ? 'Wordt in een ander venster geschreven.'
        : 'Wordt geschreven…'
  return (
    <div className="mb-4 grid gap-6">
      <p className="text-small text-ink-2">{words}</p>
      {isFirst && (
        <>
          <SkeletonText widths={[92, 60]} />
          <SkeletonText widths={[100, 74]} />
          <SkeletonText widths={[86, 40]} />
        </>
      )}
    </div>
  )
}
