// The page of the link to a new password. Using it gives no login: that comes after, with a second step where there is one.
import { useState } from 'react'
import { readReset, resetPassword } from '#contract/account-links/endpoints.ts'
import { newPasswordForm } from '#contract/account-links/fields.ts'
import { call } from '#web/http/call.ts'
import { letterToken } from '#web/http/letter-token.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LinkPage, Outcome } from './link-page.tsx'
import { NewPasswordFields } from './password-fields.tsx'
import { usePlainForm } from './use-plain-form.ts'

export function NewPasswordScreen() {
  const [token] = useState(letterToken)
  return (
    <LinkPage
      title="Nieuw wachtwoord"
      query={{
        queryKey: ['password-reset', token],
        queryFn: ({ signal }) => call(readReset, { params: { token }, signal }),
      }}
      unknown={<Outcome to="forgot">Vraag een nieuwe link als je er geen nieuwere hebt.</Outcome>}
    >
      {({ state, username }) => {
        if (state === 'open') return <Choose token={token} username={username} />
        return (
          <Outcome to="forgot">
            {state === 'expired'
              ? 'Deze link was een uur geldig. Vraag een nieuwe.'
              : 'Deze link is al gebruikt. Was jij dat niet, of lukt het inloggen niet? Vraag dan een nieuwe.'}
          </Outcome>
        )
      }}
    </LinkPage>
  )
}

function Choose({ token, username }: { token: string; username: string }) {
  const [done, setDone] = useState(false)
  const { form, register, errors, pending, failure } = usePlainForm({
    schema: newPasswordForm,
    values: { newPassword: '', confirmPassword: '' },
    send: async ({ newPassword }) => {
      await call(resetPassword, { params: { token }, body: { newPassword } })
      setDone(true)
    },
  })
  if (done)
    return (
      <Outcome to="login">
        Je wachtwoord is gewijzigd en je bent overal uitgelogd. Log in met je nieuwe wachtwoord.
      </Outcome>
    )
  return (
    <form {...form} className="grid gap-6">
      <p className="text-ink-2">
        Voor het account <strong className="text-ink wrap-anywhere">{username}</strong>. Je wordt overal uitgelogd.
      </p>
      {failure !== undefined && (
        <Notice tone="bad" title="Je wachtwoord is niet gewijzigd" live>
          {failure}
        </Notice>
      )}
      {/* So that the browser keeps the new password with the right name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields register={register} errors={errors} />
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? 'Opslaan...' : 'Wachtwoord opslaan'}
      </Button>
    </form>
  )
}
