// The registration form. The confirmation of the password is checked here and sent nowhere. With an invitation the address is
// that which was invited.
import type { RegisterForm as Values } from '#contract/accounts/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { fetchRules, registerResolver } from './lazy-resolver.ts'
import { useDoorForm, type Typed } from './use-door-form.ts'
import { useRegister } from './use-session.ts'

interface RegisterFormProps {
  typed: Typed
  /** The secret of an invitation, for the address in `typed`. */
  invitation?: string
}

export function RegisterForm({ typed, invitation }: RegisterFormProps) {
  const registration = useRegister()
  const { form, register, errors, pending, failure } = useDoorForm<Values>({
    resolver: registerResolver,
    defaultValues: { ...typed, password: '', passwordConfirm: '', ...(invitation !== undefined && { invitation }) },
    typed,
    send: registration.mutateAsync,
  })
  return (
    <form {...form} className="grid gap-6">
      {failure !== null && (
        <Notice tone="bad" title="Je account is niet aangemaakt" live>
          {failure}
        </Notice>
      )}
      <Field label="Volledige Naam" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} onFocus={fetchRules} autoComplete="name" />}
      </Field>
      <Field
        label="E-mail"
        error={errors.email?.message}
        {...(invitation !== undefined && { hint: 'De uitnodiging is voor dit adres.' })}
      >
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            readOnly={invitation !== undefined}
          />
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
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password', { deps: ['passwordConfirm'] })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="Bevestig Wachtwoord" error={errors.passwordConfirm?.message}>
        {(control) => <PasswordInput {...control} {...register('passwordConfirm')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? 'Registreren...' : 'Account aanmaken'}
      </Button>
    </form>
  )
}
