// What users see where their role or subscription gives no access: why, what they have now, and the way back.
import { roleLabels, type User } from '#contract/accounts/user.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { dateTime } from '#web/ui/date-time.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { WordmarkLink } from '#web/ui/wordmark.tsx'

/** Within a page that already has its frame. */
export function Denied({ user }: { user: User }) {
  usePageTitle('Toegang geweigerd')
  const state = [
    ['Status', user.subscriptionStatus === 'paid' ? 'Betaald' : 'Niet betaald'],
    ['Type', user.subscriptionType === 'paid' ? 'Betaald' : 'Gratis'],
    ['Rol', roleLabels[user.role]],
    ['Geldig tot', user.subscriptionEndDate === null ? 'Onbekend' : dateTime(user.subscriptionEndDate)],
  ] as const
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-h1">Toegang geweigerd</h1>
      <p className="text-ink-2">
        Toegang geweigerd: Je hebt een admin/betaald abonnement nodig om toegang te krijgen tot deze pagina
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-4 border-y border-rule py-4">
        {state.map(([name, value]) => (
          <div key={name}>
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <a href="/" className={`${buttonLook()} justify-self-start`}>
        Naar startpagina
      </a>
    </div>
  )
}

/** As a page of its own. */
export function DeniedPage({ user }: { user: User }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-12 px-6 py-12">
      <WordmarkLink to="/" className="justify-self-start" />
      <Denied user={user} />
    </main>
  )
}
