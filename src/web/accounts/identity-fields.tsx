// The fields name, username and e-mail address, for every form in which an administrator fills them in for a user.
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

export interface Identity {
  name: string
  username: string
  email: string
}

interface IdentityFieldsProps {
  register: UseFormRegister<Identity>
  errors: FieldErrors<Identity>
}

// No autocomplete: a browser would fill in the data of the administrator who is logged in.
export function IdentityFields({ register, errors }: IdentityFieldsProps) {
  return (
    <>
      <Field label="Naam" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <Field label="Gebruikersnaam" error={errors.username?.message}>
        {(control) => (
          <Input {...control} {...register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" spellCheck={false} />}
      </Field>
    </>
  )
}
