// Shows what stands behind it only to a user with the given access; to others a spinner, a failure, the login screen or
// the page that denies access. Knows no screen behind it.
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { mayPass, type Access } from '#contract/access.ts'
import { ApiError, failureMessage } from '#web/http/call.ts'
import { lazyPage } from '#web/http/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoggedInUser, useUser } from '#web/session/use-user.ts'
import { sessionEndedByUser, useLogout } from './use-session.ts'

const DeniedPage = lazyPage(async () => (await import('./denied-screen.tsx')).DeniedPage)

const RequiredPage = lazyPage(async () => (await import('#web/second-step/required-screen.tsx')).RequiredScreen)

export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { data: user, error, isFetching, refetch } = useUser()
  const now = useNow()
  const logout = useLogout()
  const missing = user?.secondStepMissing === true
  /** Stays until its user is done: recovery codes are shown once, and the user may be fetched again before they were kept. */
  const [settingUp, setSettingUp] = useState(false)
  if (missing && !settingUp) setSettingUp(true)
  // Fetched first: as long as it is not known that there is one, this screen would come back.
  const done = useCallback(() => void refetch().then(() => setSettingUp(false)), [refetch])
  if (user === undefined) {
    if (!error || isFetching) return <PageSpinner label="Verbinding maken..." />
    const notReached = error instanceof ApiError && error.status === 0
    return (
      <main className="mx-auto grid min-h-dvh max-w-xl content-center px-6">
        <h1 className="mb-8 text-h1">{notReached ? 'Geen verbinding' : 'Er ging iets mis'}</h1>
        <EmptyState
          title="We konden je gegevens niet ophalen"
          action={<Button onClick={() => void refetch()}>Probeer opnieuw</Button>}
        >
          <p role="alert">{failureMessage(error)}</p>
        </EmptyState>
      </main>
    )
  }
  if (user === null) return <ToLogin />
  if (settingUp) return <RequiredPage missing={missing} onDone={done} onLogout={logout.mutate} />
  if (!mayPass(access, user, now)) return <DeniedPage user={user} />
  // Keyed by user: for another user everything behind the guard mounts anew, without the state of the one before.
  return (
    <LoggedInUser key={user.id} value={user}>
      {children}
    </LoggedInUser>
  )
}

function ToLogin() {
  const { history, navigate } = useRouter()
  // The address at the first render: as soon as the navigation to /auth has begun, it is another.
  const [next] = useState(() => history.location.href)
  useEffect(() => {
    const search = sessionEndedByUser() || next === '/admin' ? {} : { next }
    void navigate({ to: '/auth', search, replace: true })
  }, [navigate, next])
  return null
}
