// The name as it is written on the masthead, by itself and as a link home.
import { cx } from './cx.ts'
import { PlainLink } from './plain-link.tsx'

export function Wordmark({ short = false }: { short?: boolean }) {
  return (
    <span className="font-serif text-[1.75rem] leading-none font-medium tracking-tight">
      <span aria-hidden>{short ? 'K' : 'Kopij'}</span>
      <span aria-hidden className="text-accent">
        .
      </span>
      <span className="sr-only">Kopij</span>
    </span>
  )
}

interface WordmarkLinkProps {
  /** The landing page, which lies outside the application, or the dashboard. */
  to: '/' | '/admin'
  short?: boolean
  className?: string
}

export function WordmarkLink({ to, short = false, className }: WordmarkLinkProps) {
  const look = cx('inline-flex min-h-11 items-center', className)
  const name = <Wordmark short={short} />
  if (to === '/')
    return (
      <a href={to} className={look}>
        {name}
      </a>
    )
  return (
    <PlainLink to={to} className={look}>
      {name}
    </PlainLink>
  )
}
