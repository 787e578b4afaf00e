// One form at a time about one thing, new or as it is now: what was typed is checked, sent once, and kept when that fails.
// When somebody else changed the thing since, their version becomes the ground of the edit: fields that were not touched
// show what they made of it, and only what was touched is saved over it. Knows no field and no markup.
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage, isProblem } from '#web/http/call.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import type { Change } from '#web/ui/changes.tsx'

/** The name of each field, and what it holds in words. */
export type FieldWords<Item> = readonly (readonly [label: string, of: (item: Item) => string])[]

interface Edit<Item extends object | undefined, Values extends FieldValues, Sent> {
  /** What is edited; undefined for something new. */
  item: Item
  /** What the form holds of it. */
  valuesOf: (item: Item) => Values
  schema: z.ZodType<Sent>
  /** For what others may change meanwhile: how it is read anew, and how a difference is told. */
  versioned?: {
    read: (item: NonNullable<Item>) => Promise<NonNullable<Item>>
    words: FieldWords<NonNullable<Item>>
  }
  /** Title of the toast when it fails. */
  failed: string
  /** `changed`: what of it was touched. `base`: the version it is an edit of. What goes wrong is thrown. */
  send: (sent: Sent, changed: Partial<Sent>, base: Item) => Promise<unknown>
}

/** Why a form was not saved, when no field says it. */
export interface Failure {
  message: string
  /** What somebody else changed since the form began; undefined when nobody did, or it could not be read. */
  theirs?: Change[] | undefined
}

/** What the frame of the form needs (edit-form.tsx). */
export interface EditState {
  submit: () => void
  /** Gives up what was typed for what others made of it. */
  takeTheirs: () => void
  goOn: () => void
  pending: boolean
  isDirty: boolean
  failure: Failure | undefined
}

export function useEdit<Item extends object | undefined, Values extends FieldValues, Sent>({
  item,
  valuesOf,
  schema,
  versioned,
  failed,
  send,
}: Edit<Item, Values, Sent>) {
  /** The version that is edited. */
  const [base, setBase] = useState(item)
  const [failure, setFailure] = useState<Failure>()
  const { register, control, handleSubmit, formState, setError, getValues, setValue, reset } = useForm<
    Values,
    unknown,
    Sent
  >({
    resolver: zodResolver(schema as never) as unknown as Resolver<Values, unknown, Sent>,
    defaultValues: valuesOf(item) as DefaultValues<Values>,
  })
  const { errors, dirtyFields, isDirty, isSubmitting } = formState
  const busy = useRef(false)

  /** Puts the newest version below what was typed, and tells what is another in it; undefined when it cannot be read. */
  async function rebase(seen: NonNullable<Item>): Promise<Change[] | undefined> {
    const newest = await versioned?.read(seen).catch(() => undefined)
    if (versioned === undefined || newest === undefined) return undefined
    setBase(newest)
    reset(valuesOf(newest), { keepDirtyValues: true })
    return differences(versioned.words, seen, newest)
  }

  const check = handleSubmit(async (sent) => {
    setFailure(undefined)
    const changed = Object.entries(sent as object).filter(([name]) => name in dirtyFields)
    try {
      await send(sent, Object.fromEntries(changed) as Partial<Sent>, base)
    } catch (error) {
      tellFailure(failed, error)
      if (showFieldErrors<Values>(error, getValues(), setError)) return
      const theirs = base && isProblem(error, 'changedMeanwhile') ? await rebase(base) : undefined
      setFailure({ message: failureMessage(error), theirs })
    }
  })

  async function submit(): Promise<void> {
    // Not the state: the second half of a double click comes before the first has been drawn.
    if (busy.current) return
    busy.current = true
    try {
      await check()
    } finally {
      busy.current = false
    }
  }

  const edit: EditState = {
    submit: () => void submit(),
    takeTheirs: () => {
      setFailure(undefined)
      reset(valuesOf(base))
    },
    goOn: () => setFailure(undefined),
    pending: isSubmitting,
    isDirty,
    failure,
  }
  return { register, control, getValues, setValue, errors, base, edit }
}

/** What is another in `now` than in `before`. */
export function differences<Item>(words: FieldWords<Item>, before: Item, now: Item): Change[] {
  return words
    .map(([label, of]) => ({ label, before: of(before), now: of(now) }))
    .filter((change) => change.before !== change.now)
}
