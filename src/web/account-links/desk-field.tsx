// The desk in a form that makes an account. Of an administrator there is nothing to choose: they are a chief.
import type { UseFormRegisterReturn } from 'react-hook-form'
import { deskLabels, desks } from '#contract/accounts/desk.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface DeskFieldProps {
  /** The role that is chosen in the same form. */
  role: string | undefined
  /** Of `register('desk')`. */
  field: UseFormRegisterReturn
  error: string | undefined
}

export function DeskField({ role, field, error }: DeskFieldProps) {
  if (role === 'admin') return null
  return (
    <Field label="Functie" error={error} hint="Eindredacteuren en chefs mogen publiceren, makers en redacteuren niet.">
      {(control) => (
        <Select {...control} {...field}>
          {desks.map((desk) => (
            <option key={desk} value={desk}>
              {deskLabels[desk]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
