// Loads the toasts when there is a first one, so that the login form does not wait for them. When they cannot be loaded or
// throw, the toast is lost, but never the page.
import { useEffect, useState, type ComponentType } from 'react'
import { useToasts } from '#web/ui/toast-store.ts'
import { Boundary } from './boundary.tsx'

export function ToastArea() {
  const latest = useToasts()[0]?.id
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Tried again with every toast: the browser may have been offline at the first.
    if (latest === undefined || Toasts) return
    import('./toasts.tsx').then(
      (file) => setToasts(() => file.Toasts),
      () => undefined,
    )
  }, [latest, Toasts])
  return (
    Toasts && (
      <Boundary fallback={() => null}>
        <Toasts />
      </Boundary>
    )
  )
}
