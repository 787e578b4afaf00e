// Says that a page is on the board already.
import { CopyCheck } from 'lucide-react'
import type { Duplicate } from '#contract/links/preview.ts'

interface DuplicateNoticeProps {
  duplicates: readonly Duplicate[]
  /** Whether the same page also stands higher in the list of pasted links. */
  repeated?: boolean
}

/** Empty without duplicates. A live region, because its text appears while the user types. */
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
