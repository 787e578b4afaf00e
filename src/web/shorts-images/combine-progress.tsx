// How far the combining is, of all pairs together.
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
      {progress > 0 && (
        <div
          role="progressbar"
          aria-label="Combineren"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(progress)}
          className="h-1.5 overflow-hidden rounded-full bg-rule"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-300"
            style={{ width: `${progress}%` }}
          />
        </div>
      )}
      <p role="status" className="text-small text-ink-2 tabular-nums">
        {words}
      </p>
    </div>
  )
}
