// The screen to log in or register. A visitor who is logged in already is sent on.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { WordmarkLink } from '#web/ui/wordmark.tsx'
import { useUser } from '#web/session/use-user.ts'
import { LoginForm } from './login-form.tsx'
import { startPath } from './next-path.ts'
import { Onward } from './onward.tsx'
import type { Typed } from './use-door-form.ts'

/** Loaded when it is opened: most people come to log in, and that form must be there at once. */
const RegisterDoor = lazyPart(async () => (await import('./register-door.tsx')).RegisterDoor)

const doors = [
  { value: 'login', label: 'Inloggen' },
  { value: 'register', label: 'Registreren' },
] as const
type Door = (typeof doors)[number]['value']

export function AuthScreen() {
  const { tab = 'login', next } = useSearch({ from: '/auth' })
  const navigate = useNavigate({ from: '/auth' })
  const { data: user, isPending } = useUser()
  const [typed] = useState<Typed>(() => ({ name: '', email: '', username: '' }))
  usePageTitle(tab === 'login' ? 'Inloggen' : 'Registreren')

  if (user) return <Onward path={next ?? startPath(user)} />
  const show = (door: Door) =>
    void navigate({ search: { next, tab: door === 'register' ? door : undefined }, replace: true })
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1fr]">
      <div className="mx-auto grid w-full max-w-md content-start px-6 py-8 lg:py-16">
        <header className="mb-12">
          <WordmarkLink to="/" />
        </header>
        <main>
          {isPending ? (
            <Spinner label="Laden..." />
          ) : (
            <>
              <h1 className="mb-6 text-h1">{tab === 'login' ? 'Welkom terug' : 'Begin met schrijven'}</h1>
              <Tabs label="Inloggen of registreren" tabs={doors} value={tab} onChange={show}>
                <div className="grid gap-6 pt-8">
                  {tab === 'login' ? <LoginForm typed={typed} /> : <RegisterDoor typed={typed} />}
                  {tab === 'login' ? (
                    <Switch question="Nog geen account?" answer="Registreer je" search={{ next, tab: 'register' }} />
                  ) : (
                    <Switch question="Heb je al een account?" answer="Log in" search={{ next }} />
                  )}
                </div>
              </Tabs>
            </>
          )}
        </main>
      </div>
      <aside className="hidden items-center border-l border-rule bg-sunken px-12 lg:grid">
        <div className="@container sticky top-1/3 self-start">
          {/* As large as lets the second half fit on one line, so that it breaks where it does on the landing page. */}
          <p className="font-serif text-[length:min(12cqi,5rem)] leading-none tracking-[-0.03em]">
            Van los idee naar <em className="block whitespace-nowrap text-accent-ink">klaar om te plaatsen</em>
          </p>
        </div>
      </aside>
    </div>
  )
}

interface SwitchProps {
  question: string
  answer: string
  search: { next: string | undefined; tab?: 'register' }
}

function Switch({ question, answer, search }: SwitchProps) {
  return (
    <p className="border-t border-rule pt-4 text-ink-2">
      {question}{' '}
      <PlainLink
        to="/auth"
        search={search}
        replace
        className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {answer}
      </PlainLink>
    </p>
  )
}
