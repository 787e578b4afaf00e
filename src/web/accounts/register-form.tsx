// The registration form. The confirmation of the password is checked here and sent nowhere.
import { useForm } from 'react-hook-form'
import type { RegisterForm as Values } from '#contract/accounts/fields.ts'
import { serverMessage } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showFieldErrors } from './field-errors.ts'
import { fetchRules, registerResolver } from './lazy-resolver.ts'
import { useRegister } from './use-session.ts'

export function RegisterForm() {
  const registration = useRegister()
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: registerResolver,
    defaultValues: { name: '', email: '', username: '', password: '', passwordConfirm: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) => {
    if (registration.isPending) return
    registration.mutate(values, { onError: (error) => showFieldErrors(error, values, setError) })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      {registration.isError && (
        <Notice tone="bad" title="Je account is niet aangemaakt" live>
          {serverMessage(registration.error)}
        </Notice>
      )}
      <Field label="Volledige Naam" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} onFocus={fetchRules} autoComplete="name" />}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoComplete="email" spellCheck={false} />
        )}
      </Field>
      <Field label="Gebruikersnaam" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Wachtwoord" error={errors.password?.message} hint="Minstens 6 tekens">
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Bevestig Wachtwoord" error={errors.passwordConfirm?.message}>
        {(control) => <PasswordInput {...control} {...register('passwordConfirm')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" pending={registration.isPending} className="justify-self-start max-sm:w-full">
        {registration.isPending ? 'Registreren...' : 'Account aanmaken'}
      </Button>
    </form>
  )
}
