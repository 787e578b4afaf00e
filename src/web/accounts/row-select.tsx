// A choice of one user in the list, saved at once. Arrow keys on the closed list only propose: Enter or 'Opslaan' saves it, Escape
// drops it. Makes no request.
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface RowSelectProps<Value extends string> {
  /** Of what and of whom: 'Rol van Noor'. */
  label: string
  labels: Readonly<Record<Value, string>>
  value: Value
  /** What is being saved. */
  saving: Value | undefined
  onChoose: (value: Value) => void
}

export function RowSelect<Value extends string>({ label, labels, value, saving, onChoose }: RowSelectProps<Value>) {
  const [proposed, setProposed] = useState<Value>()
  const select = useRef<HTMLSelectElement>(null)
  /** The key that is down. An arrow or letter changes a closed list at once, and the event does not say it was closed. */
  const key = useRef<string>(undefined)

  function choose(next: Value) {
    setProposed(undefined)
    // The select is not disabled while saving: that would take the keyboard focus away.
    if (saving === undefined && next !== value) onChoose(next)
  }
  function change(next: Value) {
    const byKey = key.current !== undefined && key.current !== 'Enter' && key.current !== ' '
    if (byKey) setProposed(next === value ? undefined : next)
    else choose(next)
  }
  function press(event: KeyboardEvent) {
    key.current = event.key
    if (proposed === undefined) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(proposed)
    }
    if (event.key === 'Escape') setProposed(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        ref={select}
        size="small"
        // In a row of the table the longest choice is shown whole; in the narrow layout the select may shrink.
        className="@4xl:w-max @4xl:shrink-0"
        aria-label={label}
        aria-busy={saving !== undefined || undefined}
        value={saving ?? proposed ?? value}
        onKeyDown={press}
        onKeyUp={() => (key.current = undefined)}
        onPointerDown={() => (key.current = undefined)}
        onChange={({ target }) => change(target.value as Value)}
      >
        {(Object.keys(labels) as Value[]).map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </Select>
      {saving !== undefined && <Spinner />}
      {proposed !== undefined && (
        <Button
          kind="secondary"
          size="small"
          aria-label={`${label} opslaan: ${labels[proposed]}`}
          onClick={() => {
            // Moves the focus first: this button disappears when it saves.
            select.current?.focus()
            choose(proposed)
          }}
        >
          Opslaan
        </Button>
      )}
    </div>
  )
}
