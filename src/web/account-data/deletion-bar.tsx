// The bar above the dashboard of who is going to be deleted: when, and the way back.
import { useRef } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutchMoment } from './dutch-moment.ts'
import { useTakeBack } from './use-take-back.ts'

export function DeletionBar({ className }: { className: string }) {
  const { deletionDueAt } = useLoggedInUser()
  const place = useRef<HTMLDivElement>(null)
  // The button goes with its bar: the focus stays at the top of the page.
  const { mutate, isPending } = useTakeBack(() => place.current?.focus())
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {deletionDueAt !== null && (
        <section aria-label="Verwijdering van je account" className="border-b border-rule bg-bad-wash">
          <div className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3', className)}>
            <p>
              <strong className="font-semibold text-bad">
                Je account wordt op {dutchMoment(deletionDueAt)} verwijderd.
              </strong>{' '}
              Daarna is het voorgoed weg.
            </p>
            <Button kind="secondary" size="small" pending={isPending} onClick={() => mutate()}>
              Toch behouden
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
