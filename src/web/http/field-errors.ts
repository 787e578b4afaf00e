// What the server found wrong per field, shown on the fields of a form. Knows no form in particular.
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { problemOf } from './call.ts'

/** Shows the server's errors on the fields that `values` has, and focuses the first. Returns whether there were any. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>,
): boolean {
  const named = Object.entries(problemOf(error).errors ?? {}).filter(([field]) => field in values)
  named.forEach(([field, message], index) =>
    setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  )
  return named.length > 0
}
