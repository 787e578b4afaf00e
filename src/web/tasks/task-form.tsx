// The form of one task. Checks with the contract's schema; what it sends, and what happens then, is its caller's.
import { zodResolver } from '@hookform/resolvers/zod'
import { ListPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm, type Resolver } from 'react-hook-form'
import { recurrenceLabels, recurrences, taskFields, priorityLabels } from '#contract/tasks/task.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { failureMessage, isProblem } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useUnsaved } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AssigneeField, type Person } from './assignee-field.tsx'
import type { TaskValues } from './task-values.ts'

const priorities = priorityLabels.map((label, value) => ({ value: String(value), label }))

export interface TaskFormProps {
  initial: TaskValues
  assignee: Person | null
  /** Where it was made from. */
  source: string | null
  /**
   * Sends what was filled in, and apart from it what of it is another than `initial`; what goes wrong is thrown.
   */
  onSave: (values: TaskValues, changed: Partial<TaskValues>) => Promise<void>
  /** Told when someone else's version is in the way; without it that is a failure like any other. */
  onConflict: ((error: unknown) => void) | undefined
}

export function TaskForm({ initial, assignee, source, onSave, onConflict }: TaskFormProps) {
  const { register, control, handleSubmit, formState, setError, getValues, setValue, setFocus } = useForm<
    TaskValues,
    unknown,
    TaskValues
  >({
    // The form always fills every field; that the contract takes null for an empty one is for others.
    resolver: zodResolver(taskFields) as unknown as Resolver<TaskValues, unknown, TaskValues>,
    defaultValues: initial,
  })
  const { errors, isDirty, dirtyFields, isSubmitting } = formState
  const [failure, setFailure] = useState<string>()
  const text = useRef<HTMLTextAreaElement>(null)
  const leave = useUnsaved(isDirty)
  // After the window has put the keyboard on its first button, the cross.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFocus('title'))
    return () => cancelAnimationFrame(frame)
  }, [setFocus])

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const changed: Partial<TaskValues> = Object.fromEntries(
      Object.entries(values).filter(([name]) => name in dirtyFields),
    )
    try {
      await onSave(values, changed)
    } catch (error) {
      if (onConflict && isProblem(error, 'changedMeanwhile')) onConflict(error)
      else if (!showFieldErrors<TaskValues>(error, values, setError)) setFailure(failureMessage(error))
    }
  })
  function addItem() {
    const before = getValues('description').trimEnd()
    setValue('description', `${before}${before && '\n'}- [ ] `, { shouldDirty: true })
    text.current?.focus()
    text.current?.setSelectionRange(text.current.value.length, text.current.value.length)
  }
  const { ref: registerText, ...textProps } = register('description')
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      {failure !== undefined && (
        <Notice tone="bad" title="De taak is niet opgeslagen" live>
          {failure}
        </Notice>
      )}
      <Field label="Titel" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <div className="grid grid-cols-1 gap-2">
        <Field
          label="Omschrijving"
          optional
          hint="Een regel die begint met ‘- [ ]’ wordt een punt om af te vinken"
          error={errors.description?.message}
        >
          {(field) => (
            <Textarea
              {...field}
              {...textProps}
              ref={(element) => {
                registerText(element)
                text.current = element
              }}
              rows={4}
              className="max-h-80"
            />
          )}
        </Field>
        <Button kind="quiet" size="small" className="-ml-3 justify-self-start" onClick={addItem}>
          <ListPlus aria-hidden />
          Punt om af te vinken
        </Button>
      </div>
      {source !== null && <p className="text-small text-ink-2 wrap-anywhere">Gemaakt van de link ‘{source}’.</p>}
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <Controller
          control={control}
          name="priority"
          render={({ field: { value, onChange } }) => (
            <ChoiceBar
              label="Prioriteit"
              choices={priorities}
              value={String(value)}
              onChange={(chosen) => onChange(Number(chosen))}
            />
          )}
        />
        <Controller
          control={control}
          name="assigneeId"
          render={({ field: { value, onChange } }) => (
            <AssigneeField value={value} initial={assignee} error={errors.assigneeId?.message} onChange={onChange} />
          )}
        />
        <Field label="Einddatum" optional error={errors.dueDate?.message}>
          {(field) => <Input {...field} {...register('dueDate')} type="date" />}
        </Field>
        <Controller
          control={control}
          name="recurrence"
          render={({ field: { value, onChange } }) => (
            <Field
              label="Herhaling"
              hint="Wie de taak afrondt, krijgt er de volgende voor terug"
              error={errors.recurrence?.message}
            >
              {(field) => (
                <Select {...field} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
                  <option value="">Geen</option>
                  {recurrences.map((recurrence) => (
                    <option key={recurrence} value={recurrence}>
                      {recurrenceLabels[recurrence]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        />
      </div>
      {errors.linkId?.message !== undefined && (
        <Notice tone="bad" title={errors.linkId.message} live>
          Sluit dit venster en maak de taak zonder link.
        </Notice>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={leave}>
          Annuleren
        </Button>
        <Button type="submit" pending={isSubmitting}>
          {isSubmitting ? 'Opslaan...' : 'Opslaan'}
        </Button>
      </DialogActions>
    </form>
  )
}
