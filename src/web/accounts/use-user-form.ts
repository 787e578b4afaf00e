// What the dialogs of user management share: one submission at a time, the toast of a failure, the server's errors on
// their fields, and what was typed kept when someone else changed the same user. Knows no field and no markup.
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { readFullDetails } from '#contract/accounts/administration-endpoints.ts'
import type { FullDetails } from '#contract/accounts/administration.ts'
import { call, failureMessage, isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'

interface UserForm<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent>
  initial: Values
  /** Title of the toast when it fails. */
  failed: string
  /** The user that is changed, whom others may change meanwhile; not of a form that cannot be overtaken. */
  edits?: FullDetails['id']
  /**
   * `changed`: what of it is another than `initial`. `over`: the newest version of the user, which is to be changed
   * instead of the one that the form began with.
   */
  send: (sent: Sent, changed: Partial<Sent>, over?: FullDetails) => Promise<unknown>
}

/** Why a form was not saved, when no field says it. */
export interface Failure {
  message: string
  /** The user as somebody else made them since they were read. */
  newest?: FullDetails | undefined
}

export function useUserForm<Values extends FieldValues, Sent>({
  schema,
  initial,
  failed,
  edits,
  send,
}: UserForm<Values, Sent>) {
  const { register, handleSubmit, formState, setError, getValues, control } = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Sent>,
    defaultValues: initial as DefaultValues<Values>,
  })
  const [failure, setFailure] = useState<Failure>()
  const { errors, dirtyFields, isDirty, isSubmitting } = formState
  const busy = useRef(false)

  const check = (over?: FullDetails) =>
    handleSubmit(async (sent) => {
      setFailure(undefined)
      const changed = Object.entries(sent as object).filter(([name]) => name in dirtyFields)
      try {
        await send(sent, Object.fromEntries(changed) as Partial<Sent>, over)
      } catch (error) {
        tellFailure(failed, error)
        if (showFieldErrors<Values>(error, getValues(), setError)) return
        const newest = edits !== undefined && isProblem(error, 'changedMeanwhile') ? await read(edits) : undefined
        setFailure({ message: failureMessage(error), newest })
      }
    })

  async function submit(over?: FullDetails): Promise<void> {
    // Not the state: the second half of a double click comes before the first has been drawn.
    if (busy.current) return
    busy.current = true
    await check(over)()
    busy.current = false
  }

  return {
    register,
    control,
    errors,
    /** For the frame of the form. */
    frame: {
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        void submit()
      },
      onOver: (newest: FullDetails) => void submit(newest),
      pending: isSubmitting,
      isDirty,
      failure,
    },
  }
}

/** The user as they are now; undefined when that cannot be asked. */
const read = (id: number) => call(readFullDetails, { params: { id } }).catch(() => undefined)
