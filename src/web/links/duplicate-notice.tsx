// Says that the board has a page already. Knows not where it is shown.
import { CopyCheck } from 'lucide-react'
import type { Duplicate } from '#contract/links/preview.ts'

interface DuplicateNoticeProps {
  duplicates: readonly Duplicate[]
  /** The same page stands higher in the list it is shown in. */
  repeated?: boolean
}

/** Nothing when there are none. Announced when it appears: it comes while one types. */
export function DuplicateNotice({ duplicates, repeated = false }: DuplicateNoticeProps) {
  return (
    <div role="status" className="grid gap-1 text-small text-accent-ink empty:hidden">
      {repeated && <Line>Deze pagina staat hierboven al in je lijst.</Line>}
      {duplicates.map(({ id, title, status, deleted }) => (
        <Line key={id}>
          {deleted ? `In de prullenbak: ‘${title}’` : `Staat al op het bord: ‘${title}’ (${status})`}
        </Line>
      ))}
    </div>
  )
}

function Line({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 wrap-anywhere">
      <CopyCheck aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      {children}
    </p>
  )
}
