// What all pages of links share: the link is looked up, and what it cannot do any more is said with what to do instead. Knows
// no particular link.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { DeadLink, deadWhy } from './dead-link.tsx'

interface LinkPageProps<Link> {
  title: string
  query: UseQueryOptions<Link>
  /** What to do with a link that is not known: cut in two, or replaced by a newer one. */
  unknown: ReactNode
  children: (link: Link) => ReactNode
}

/** The page of a link that has to be looked up first. Looking does nothing. */
export function LinkPage<Link>({ title, query, unknown, children }: LinkPageProps<Link>) {
  // Once: what the page itself does to the link must not turn it into the page of a used one.
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: Infinity, gcTime: 0 })
  if (data !== undefined) return <LetterPage title={title}>{children(data)}</LetterPage>
  if (error === null || isFetching)
    return (
      <LetterPage title={title}>
        <Spinner label="Laden..." />
      </LetterPage>
    )
  const why = deadWhy(error)
  if (why !== null) return <DeadLink why={why}>{unknown}</DeadLink>
  return (
    <LetterPage title={title}>
      <LoadFailure title="We konden de link niet opzoeken" error={error} onRetry={refetch} />
    </LetterPage>
  )
}

/** What happened, read out when it replaces the button that was pressed; with where to go from here. */
export function Outcome({
  children,
  to = 'kopij',
}: {
  children: ReactNode
  to?: 'kopij' | 'login' | 'forgot' | 'home'
}) {
  const ways = {
    kopij: ['/admin', 'Naar Kopij'],
    login: ['/auth', 'Naar het inloggen'],
    forgot: ['/wachtwoord-vergeten', 'Nieuwe link vragen'],
  } as const
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="grid gap-4 text-ink-2">
        {children}
      </div>
      {to === 'home' ? (
        <a href="/" className={buttonLook({ kind: 'secondary' })}>
          Naar de startpagina
        </a>
      ) : (
        <PlainLink to={ways[to][0]} className={buttonLook()}>
          {ways[to][1]}
        </PlainLink>
      )}
    </div>
  )
}
