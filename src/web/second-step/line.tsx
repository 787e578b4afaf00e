// One line of the security part: a picture, what it is, when, and its action at the end.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface LineProps {
  icon: LucideIcon
  title: string
  /** A second, smaller line. */
  about: ReactNode
  /** A button or a badge. */
  end?: ReactNode
}

export function Line({ icon: Picture, title, about, end }: LineProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule py-3">
      <Picture aria-hidden className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-ink-3">{about}</p>
      </div>
      {end}
    </li>
  )
}

interface GroupProps {
  title: string
  about: string
  /** A button beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** Lines of one kind under their heading. */
export function Group({ title, about, action, children }: GroupProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-title font-medium">{title}</h3>
          <p className="text-small text-ink-2">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
