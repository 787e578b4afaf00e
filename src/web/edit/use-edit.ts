// The state of a form that adds or edits one item: what was typed is checked, sent once, and kept when that fails. When
// somebody else changed the item meanwhile, their version becomes the base of the edit: untouched fields show its values,
// and only touched fields are saved over it. Knows no field and no markup.
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { failureMessage, isProblem, wasAborted } from '#web/http/call.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import type { Change } from '#web/ui/changes.tsx'

/** For each field its label, and a function that writes its value in words. */
export type FieldWords<Item> = readonly (readonly [label: string, of: (item: Item) => string])[]

interface Edit<Item extends object | undefined, Values extends FieldValues, Sent> {
  /** The item to edit; undefined for a new one. */
  item: Item
  /** The form's values for an item. */
  valuesOf: (item: Item) => Values
  schema: z.ZodType<Sent>
  /** For an item that others may change meanwhile: how to fetch its newest version, and how to describe a difference. */
  versioned?: {
    read: (item: NonNullable<Item>) => Promise<NonNullable<Item>>
    words: FieldWords<NonNullable<Item>>
  }
  /** Title of the toast when sending fails. */
  failed: string
  /**
   * Sends the edit; rejects when that fails. `sent`: all values, as the schema returns them. `changed`: those of the
   * touched fields. `base`: the version that was edited.
   */
  send: (sent: Sent, changed: Partial<Sent>, base: Item) => Promise<unknown>
}

/** Why a form was not saved, when the failure belongs to no field. */
export interface Failure {
  message: string
  /** What somebody else changed since the form began; undefined when nobody did, or when it could not be fetched. */
  theirs?: Change[] | undefined
}

/** What the frame of the form needs (edit-form.tsx). */
export interface EditState {
  submit: () => void
  /** Drops what was typed and shows the newest version. */
  takeTheirs: () => void
  /** Keeps what was typed, over the newest version, and hides the failure. */
  goOn: () => void
  pending: boolean
  isDirty: boolean
  failure: Failure | undefined
}

/**
 * Returns react-hook-form's functions and the errors for the fields, `base` (the version being edited, undefined for a new
 * item) and `edit` for the EditForm around them.
 */
export function useEdit<Item extends object | undefined, Values extends FieldValues, Sent>({
  item,
  valuesOf,
  schema,
  versioned,
  failed,
  send,
}: Edit<Item, Values, Sent>) {
  /** The version being edited. */
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

  /**
   * Makes the newest version the base, below what was typed. Returns how it differs from `seen`; undefined when it cannot
   * be fetched.
   */
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
      if (wasAborted(error)) return
      tellFailure(failed, error)
      if (showFieldErrors<Values>(error, getValues(), setError)) return
      const theirs = base && isProblem(error, 'changedMeanwhile') ? await rebase(base) : undefined
      setFailure({ message: failureMessage(error), theirs })
    }
  })

  async function submit(): Promise<void> {
    // A ref, not the state: the second click of a double click comes before the first has been rendered.
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

/** The fields whose value in words is not the same in `before` and `now`. */
export function differences<Item>(words: FieldWords<Item>, before: Item, now: Item): Change[] {
  return words
    .map(([label, of]) => ({ label, before: of(before), now: of(now) }))
    .filter((change) => change.before !== change.now)
}
