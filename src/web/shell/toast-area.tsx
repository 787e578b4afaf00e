// Loads the toasts when there is a first one: the login form does not wait for what nobody has said yet.
// A toast that cannot be shown is lost; the page beneath it never is.
import { useEffect, useState, type ComponentType } from 'react'
import { useToasts } from '#web/ui/toast-store.ts'
import { Boundary } from './boundary.tsx'

export function ToastArea() {
  const latest = useToasts()[0]?.id
  const [Toasts, setToasts] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Tried anew with every toast: who was offline at the first may be online at the second.
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
