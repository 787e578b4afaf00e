// The state of a form on a page: what was typed is checked, sent once, and kept when that fails. For a form in a dialog there
// is edit/. Knows no field.
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage, wasAborted } from '#web/http/call.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'

interface PlainForm<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent>
  values: Values
  /** Rejects when it fails. */
  send: (sent: Sent) => Promise<unknown>
}

export function usePlainForm<Values extends FieldValues, Sent>({ schema, values, send }: PlainForm<Values, Sent>) {
  const { register, handleSubmit, formState, setError, reset, watch } = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Sent>,
    defaultValues: values as DefaultValues<Values>,
  })
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  // A ref, not the state: the second click of a double click comes before the first has been rendered.
  const busy = useRef(false)

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    await handleSubmit((sent) =>
      send(sent).catch((error: unknown) => {
        if (!showFieldErrors<Values>(error, values, setError) && !wasAborted(error)) setFailure(failureMessage(error))
      }),
    )(event)
    busy.current = false
    setPending(false)
  }
  return {
    register,
    reset,
    watch,
    errors: formState.errors,
    form: { noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) },
    pending,
    /** Why it failed, unless a field says it. */
    failure,
  }
}
