// How far the combining is, of all pairs together.
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { Short } from './parts.ts'

interface CombineProgressProps {
  /** In percent; 0 when nothing is under way. */
  progress: number
  shorts: readonly Short[]
}

export function CombineProgress({ progress, shorts }: CombineProgressProps) {
  const isStopped = shorts.some(({ made, failure }) => made === null && failure?.stopped)
  const done = shorts.filter(({ busy, failure }) => !busy && !failure?.stopped).length
  const count = `${done} van ${shorts.length} ${shorts.length === 1 ? 'paar' : 'paren'} klaar`
  const words = progress > 0 ? count : isStopped ? `Gestopt, ${count}.` : ''
  return (
    <div className="grid gap-2">
      {progress > 0 && <ProgressBar label="Combineren" value={progress} />}
      <p role="status" className="text-small text-ink-2 tabular-nums">
        {words}
      </p>
    </div>
  )
}
