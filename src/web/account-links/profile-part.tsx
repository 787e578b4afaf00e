// One's own name, address and password, on the account screen.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { editAccount, readAccount } from '#contract/account-links/endpoints.ts'
import { accountInput } from '#contract/account-links/fields.ts'
import { call } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { setUser, useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { PasswordForm } from './password-form.tsx'
import { usePlainForm } from './use-plain-form.ts'
import { useSendConfirmation } from './use-send-confirmation.ts'

const accountKey = ['account'] as const

export function ProfilePart() {
  const user = useLoggedInUser()
  useLive(['account'], accountKey)
  return (
    <div className="grid max-w-xl grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-6">
        <Pending />
        {/* Anew when the address was confirmed meanwhile: the form would ask to change it back. */}
        <IdentityForm key={user.email} />
      </div>
      <PasswordForm />
    </div>
  )
}

function useSave() {
  const client = useQueryClient()
  return async (body: Parameters<typeof call<typeof editAccount>>[1]['body']) => {
    const saved = await call(editAccount, { body })
    client.setQueryData([...accountKey, 'own'], saved)
    setUser(client, saved.user)
    return saved
  }
}

/** Says which new address waits to be confirmed. */
function Pending() {
  const user = useLoggedInUser()
  const save = useSave()
  const again = useSendConfirmation()
  const { data } = useQuery({
    queryKey: [...accountKey, 'own'],
    queryFn: ({ signal }) => call(readAccount, { signal }),
  })
  if (!data?.pendingEmail) return null
  const withdraw = () =>
    save({ name: user.name, email: user.email }).then(
      () => toast({ title: 'Wijziging ingetrokken', description: `${user.email} blijft je adres.` }),
      (error: unknown) => tellFailure('De wijziging is niet ingetrokken', error),
    )
  return (
    <Notice
      title="Je nieuwe adres wacht op bevestiging"
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" size="small" pending={again.isPending} onClick={() => again.mutate()}>
            Stuur opnieuw
          </Button>
          <Button kind="secondary" size="small" onClick={() => void withdraw()}>
            Trek in
          </Button>
        </div>
      }
    >
      <span className="wrap-anywhere">
        Open de link in de mail aan {data.pendingEmail}. Tot dan blijft {user.email} je adres.
      </span>
    </Notice>
  )
}

function IdentityForm() {
  const user = useLoggedInUser()
  const save = useSave()
  const { form, register, reset, watch, errors, pending, failure } = usePlainForm({
    schema: accountInput,
    values: { name: user.name, email: user.email, currentPassword: '' },
    send: async (body) => {
      const { pendingEmail, user: saved } = await save(body)
      reset({ name: saved.name, email: saved.email, currentPassword: '' })
      toast(
        pendingEmail !== null && body.email !== user.email
          ? { title: 'Bevestig je nieuwe adres', description: `Open de link in de mail aan ${pendingEmail}.` }
          : { title: 'Opgeslagen', description: 'Je gegevens zijn bijgewerkt.' },
      )
    },
  })
  const moves = watch('email').trim().toLowerCase() !== user.email.toLowerCase()
  return (
    <form {...form} aria-label="Naam en adres" className="grid gap-6">
      {failure !== undefined && (
        <Notice tone="bad" title="Niet opgeslagen" live>
          {failure}
        </Notice>
      )}
      <Field label="Naam" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field
        label="E-mail"
        error={errors.email?.message}
        hint="Een nieuw adres geldt zodra je het hebt bevestigd. Je oude adres krijgt bericht."
      >
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" spellCheck={false} />
        )}
      </Field>
      {moves && (
        <Field
          label="Huidig wachtwoord"
          error={errors.currentPassword?.message}
          hint="Zo weten we zeker dat jij het bent."
        >
          {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
      )}
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? 'Opslaan...' : 'Opslaan'}
      </Button>
    </form>
  )
}
