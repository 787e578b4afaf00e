// The form of one task. Checks with the contract's schema; the caller saves, and decides what comes next.
import { ListPlus } from 'lucide-react'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import {
  priorityLabels,
  recurrenceLabels,
  recurrences,
  taskFields,
  type Task,
  type TaskFields,
} from '#contract/tasks/task.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AssigneeField } from './assignee-field.tsx'
import { taskWords, valuesOf, type TaskValues } from './task-values.ts'
import { fetchTask } from './use-tasks.ts'

const priorities = priorityLabels.map((label, value) => ({ value: String(value), label }))

interface TaskFormProps {
  /** The task to edit; undefined for a new one, which begins with `start`. */
  task: Task | undefined
  start: TaskValues
  /** The title of the link it was made from; null without one. */
  source: string | null
  /** Saves `fields` as a new task, or the touched fields in `changed` as an edit of `base`. Rejects when that fails. */
  onSave: (fields: TaskFields, changed: Partial<TaskFields>, base: Task | undefined) => Promise<void>
}

export function TaskForm({ task, start, source, onSave }: TaskFormProps) {
  const { register, control, getValues, setValue, errors, base, edit } = useEdit({
    item: task,
    valuesOf: (one) => (one ? valuesOf(one) : start),
    schema: taskFields,
    versioned: { read: ({ id }) => fetchTask(id), words: taskWords },
    failed: task ? 'De taak is niet opgeslagen' : 'De taak is niet toegevoegd',
    send: onSave,
  })
  const text = useRef<HTMLTextAreaElement>(null)
  const assignee = base?.assigneeId == null ? null : { id: base.assigneeId, name: base.assigneeName ?? 'Onbekend' }

  function addItem() {
    const before = getValues('description').trimEnd()
    setValue('description', `${before}${before && '\n'}- [ ] `, { shouldDirty: true })
    text.current?.focus()
    text.current?.setSelectionRange(text.current.value.length, text.current.value.length)
  }
  const { ref: registerText, ...textProps } = register('description')
  return (
    <EditForm edit={edit}>
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
    </EditForm>
  )
}
