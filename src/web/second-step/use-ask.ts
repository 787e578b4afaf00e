// A small form that the server alone checks: what is typed, one submission at a time, and why it was refused. Knows no field.
import { useRef, useState, type SyntheticEvent } from 'react'
import { failureMessage, problemOf, wasAborted } from '#web/http/call.ts'

/** @param send throws what the server refused: shown on its field, or as `failure` where it is about none. */
export function useAsk<Name extends string>(
  names: readonly Name[],
  send: (values: Record<Name, string>) => Promise<void>,
) {
  const nothing = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const [values, setValues] = useState(nothing)
  const [refused, setRefused] = useState<{ errors: Partial<Record<string, string>>; failure: string | null }>(NOTHING)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // A ref, not the state: the second click of a double click comes before the first has been rendered.
    if (busy.current) return
    const form = event.currentTarget
    busy.current = true
    setPending(true)
    setRefused(NOTHING)
    try {
      await send(values)
    } catch (error) {
      const errors = problemOf(error).errors ?? {}
      const named = names.filter((name) => name in errors)
      setRefused({ errors, failure: named.length > 0 || wasAborted(error) ? null : failureMessage(error) })
      if (named[0] !== undefined) form.querySelector<HTMLElement>(`[name="${named[0]}"]`)?.focus()
    }
    busy.current = false
    setPending(false)
  }
  return {
    values,
    pending,
    errors: refused.errors,
    failure: refused.failure,
    /** Props of the form element. */
    form: { noValidate: true, onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) },
    /** Props of the control of a field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
    }),
    clear: () => setValues(nothing),
  }
}

const NOTHING = { errors: {}, failure: null }
