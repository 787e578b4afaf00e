// Loads the toasts when there is a first one: the login form does not wait for what nobody has said yet.
import { lazy, Suspense } from 'react'
import { useToasts } from '#web/ui/toast-store.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

export function ToastArea() {
  const needed = useToasts().length > 0
  return <Suspense>{needed && <Toasts />}</Suspense>
}
