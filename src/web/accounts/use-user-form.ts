// What the dialogs of user management share: one submission at a time, the toast of a failure, the server's errors on
// their fields, and what was typed kept when someone else changed the same user. Knows no field and no markup.
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { problems } from '#contract/problems.ts'
import { ApiError, failureMessage, problemOf } from '#web/api.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { showFieldErrors } from './field-errors.ts'

interface UserForm<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent>
  initial: Values
  /** Title of the toast when it fails. */
  failed: string
  send: (sent: Sent) => Promise<unknown>
}

/** Why a form was not saved, when no field says it. */
export interface Failure {
  message: string
  /** Somebody else changed it since it was read. */
  stale: boolean
}

export function useUserForm<Values extends FieldValues, Sent>({
  schema,
  initial,
  failed,
  send,
}: UserForm<Values, Sent>) {
  const { register, handleSubmit, formState, setError, getValues, control } = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Sent>,
    defaultValues: initial as DefaultValues<Values>,
  })
  const [failure, setFailure] = useState<Failure>()
  const busy = useRef(false)

  const check = handleSubmit(async (sent) => {
    setFailure(undefined)
    try {
      await send(sent)
    } catch (error) {
      tellFailure(failed, error)
      if (!showFieldErrors<Values>(error, getValues(), setError)) {
        setFailure({ message: failureMessage(error), stale: isStale(error) })
      }
    }
  })

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    // Not the state: the second half of a double click comes before the first has been drawn.
    if (busy.current) return
    busy.current = true
    await check()
    busy.current = false
  }

  return {
    register,
    control,
    errors: formState.errors,
    /** For the frame of the form. */
    frame: { onSubmit: (event: SyntheticEvent) => void submit(event), pending: formState.isSubmitting, failure },
  }
}

function isStale(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status === 409 && problemOf(error).message === problems.changedMeanwhile.message
  )
}
