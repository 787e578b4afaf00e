// What the forms for login and registration share: one submission at a time, why it failed, and what was typed.
// Knows no field and no markup.
import { useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { serverAnswers, serverMessage, unreachable } from '#web/http/call.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { rulesArrived } from './lazy-resolver.ts'

/** What was typed in either form, kept while the user switches to the other one. Never a password. */
export interface Typed {
  name: string
  email: string
  username: string
}

interface Door<Values extends FieldValues> {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  /** Is changed in place: takes over what is typed. */
  typed: Typed
  send: (values: Values) => Promise<unknown>
}

export function useDoorForm<Values extends FieldValues>({ resolver, defaultValues, typed, send }: Door<Values>) {
  const { register, handleSubmit, formState, setError, getValues } = useForm<Values>({ resolver, defaultValues })
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const busy = useRef(false)

  /** Called with every change, not on unmount: by then the other form has already rendered with its default values. */
  function keep(): void {
    const { name = typed.name, email = typed.email, username } = getValues() as Partial<Typed>
    Object.assign(typed, { name, email, username })
  }

  const check = handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      if (!showFieldErrors(error, values, setError)) setFailure(serverMessage(error) ?? (await notLoaded()))
    }
  })

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // A ref, not the state: the second click of a double click comes before the first has been rendered.
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    if (await rulesArrived()) await check()
    else setFailure(await notLoaded())
    busy.current = false
    setPending(false)
  }

  return {
    register,
    errors: formState.errors,
    /** Props of the form element. */
    form: { noValidate: true, onChange: keep, onSubmit: (event: SyntheticEvent) => void submit(event) },
    /** From the press of the button to the answer. */
    pending,
    /** Why it failed, unless a field says it. */
    failure,
  }
}

/** The message for a part of the application that could not be loaded: there is a new version, or no connection. */
export async function notLoaded(): Promise<string> {
  return (await serverAnswers()) ? 'Kopij is vernieuwd. Laad de pagina opnieuw en probeer het nog eens.' : unreachable
}
