// A turning ring for waits whose layout is not known yet.
import { LoaderCircle } from 'lucide-react'

/** Without a label it is decoration beside words that already say it. */
export function Spinner({ label }: { label?: string }) {
  const ring = <LoaderCircle aria-hidden className="size-4.5 shrink-0 animate-spin" />
  if (label === undefined) return ring
  return (
    <p role="status" className="flex items-center gap-3 text-ink-2">
      {ring}
      {label}
    </p>
  )
}

/** A spinner in the middle of an empty page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <Spinner label={label} />
    </main>
  )
}
