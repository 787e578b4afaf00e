// The field for a web address that is typed in a dialog of the editor. Knows not what the address is for.
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

interface AddressFieldProps {
  label: string
  hint?: string
  error: string | undefined
  value: string
  onChange: (address: string) => void
}

export function AddressField({ value, onChange, ...field }: AddressFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2_000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
