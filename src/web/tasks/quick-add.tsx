// One line to add a task: type, Enter. Checks with the contract's schema; an invalid title stays in the line.
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { TASK_LIMITS, taskFields } from '#contract/tasks/task.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'

interface QuickAddProps {
  /** Adds the task and tells a failure itself. Resolves to whether it succeeded. */
  onAdd: (title: string) => Promise<boolean>
  /** Opens the whole form with what was typed, which stays in the line until `onAdded` is called. */
  onMore: (title: string, onAdded: () => void) => void
}

export function QuickAdd({ onAdd, onMore }: QuickAddProps) {
  const id = useId()
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (pending) return
    const read = taskFields.shape.title.safeParse(title)
    setError(read.error?.issues[0]?.message)
    if (!read.success) return input.current?.focus()
    setPending(true)
    if (await onAdd(read.data)) clear()
    setPending(false)
  }
  /** Empties the line, unless something else was typed meanwhile: that is the next task. */
  const clear = () => setTitle((now) => (now === title ? '' : now))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-3">
        <Input
          ref={input}
          aria-label="Nieuwe taak"
          placeholder="Wat moet er gebeuren?"
          autoComplete="off"
          maxLength={TASK_LIMITS.title}
          value={title}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) => {
            setTitle(target.value)
            setError(undefined)
          }}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit" pending={pending} className="max-sm:grow">
          <Plus aria-hidden />
          Toevoegen
        </Button>
        <Button
          kind="secondary"
          className="max-sm:grow"
          onClick={() => {
            onMore(title, clear)
            setError(undefined)
          }}
        >
          Uitgebreid
        </Button>
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="text-small text-bad">
          {error}
        </p>
      )}
    </form>
  )
}
