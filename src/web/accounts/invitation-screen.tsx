// The page of an invitation: who invites to what, and the form to register with the address that was invited.
import { useState } from 'react'
import { readInvitation } from '#contract/account-links/endpoints.ts'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels } from '#contract/accounts/user.ts'
import { LinkPage, Outcome } from '#web/account-links/link-page.tsx'
import { call } from '#web/http/call.ts'
import { letterToken } from '#web/http/letter-token.ts'
import { useUser } from '#web/session/use-user.ts'
import { Notice } from '#web/ui/notice.tsx'
import { startPath } from './next-path.ts'
import { Onward } from './onward.tsx'
import { RegisterForm } from './register-form.tsx'

export function InvitationScreen() {
  const [token] = useState(letterToken)
  const { data: user } = useUser()
  /** Who was logged in when the page opened: whoever is later registered here. */
  const [before, setBefore] = useState<number | null>()
  if (before === undefined && user !== undefined) setBefore(user?.id ?? null)
  if (user && before === null) return <Onward path={startPath(user)} />
  return (
    <LinkPage
      title="Je bent uitgenodigd"
      query={{
        queryKey: ['invitation', token],
        queryFn: ({ signal }) => call(readInvitation, { params: { token }, signal }),
      }}
      unknown={<Outcome to="home">Vraag wie je uitnodigde om een nieuwe link te sturen.</Outcome>}
    >
      {({ email, role, desk, invitedBy, state }) => {
        if (state === 'accepted')
          return <Outcome to="login">Met deze uitnodiging is al een account gemaakt. Log ermee in.</Outcome>
        if (state !== 'pending')
          return (
            <Outcome to="home">
              {state === 'expired'
                ? 'Deze uitnodiging was veertien dagen geldig. Vraag wie je uitnodigde om een nieuwe link te sturen.'
                : 'Deze uitnodiging is vervallen. Vraag een beheerder om je opnieuw uit te nodigen.'}
            </Outcome>
          )
        return (
          <>
            <p className="text-ink-2">
              {invitedBy ?? 'Een beheerder'} nodigt je uit om mee te schrijven, met de rol ‘{roleLabels[role]}’
              {role !== 'admin' && desk !== 'none' && <> en de functie ‘{deskLabels[desk]}’</>}. Kies een naam en een
              wachtwoord.
            </p>
            {user ? (
              <Notice title={`Je bent ingelogd als ${user.name}`}>
                Log eerst uit als je met {email} een ander account wilt maken, en open dan deze link opnieuw.
              </Notice>
            ) : (
              <RegisterForm typed={{ name: '', email, username: '' }} invitation={token} />
            )}
          </>
        )
      }}
    </LinkPage>
  )
}
