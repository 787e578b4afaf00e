// The page that asks for a link to a new password. It says the same whether there is an account with the address or not.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askReset } from '#contract/account-links/endpoints.ts'
import { resetRequest } from '#contract/account-links/fields.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { frontDoorQuery } from './front-door.ts'
import { Outcome } from './link-page.tsx'
import { usePlainForm } from './use-plain-form.ts'

export function ForgotScreen() {
  const { data: door, error, isFetching, refetch } = useQuery(frontDoorQuery)
  return (
    <LetterPage title="Wachtwoord vergeten?">
      {door?.mail === true && <Ask />}
      {door?.mail === false && (
        <Outcome to="login">
          <p>
            Deze installatie verstuurt geen mail, dus een link kunnen we je niet sturen. Vraag je beheerder om in het
            gebruikersbeheer een nieuw wachtwoord voor je in te stellen, of schrijf naar{' '}
            <a className="underline underline-offset-4" href={`mailto:${door.contactEmail}`}>
              {door.contactEmail}
            </a>
            .
          </p>
        </Outcome>
      )}
      {door === undefined &&
        (error !== null && !isFetching ? (
          <LoadFailure title="Deze pagina kon niet worden geladen" error={error} onRetry={refetch} />
        ) : (
          <Spinner label="Laden..." />
        ))}
    </LetterPage>
  )
}

function Ask() {
  const [asked, setAsked] = useState<string>()
  const { form, register, errors, pending, failure } = usePlainForm({
    schema: resetRequest,
    values: { email: '' },
    send: async (body) => {
      await call(askReset, { body })
      setAsked(body.email)
    },
  })
  if (asked !== undefined)
    return (
      <Outcome to="login">
        <p>
          Als er een account is met <strong className="text-ink wrap-anywhere">{asked}</strong>, krijg je zo een mail
          met een link om een nieuw wachtwoord te kiezen. De link werkt een uur.
        </p>
        <p>Niets gekregen? Kijk bij de ongewenste mail, of probeer een ander adres.</p>
      </Outcome>
    )
  return (
    <form {...form} className="grid gap-6">
      <p className="text-ink-2">
        Vul het e-mailadres van je account in. We mailen je een link om een nieuw wachtwoord te kiezen.
      </p>
      {failure !== undefined && (
        <Notice tone="bad" title="De link is niet gevraagd" live>
          {failure}
        </Notice>
      )}
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" spellCheck={false} />
        )}
      </Field>
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? 'Versturen...' : 'Stuur de link'}
      </Button>
    </form>
  )
}
