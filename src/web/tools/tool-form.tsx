// What the forms of the writing tools share: the style picker, the button with what a press costs, Ctrl or Cmd and Enter.
// Knows no field.
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { StylePicker } from '#web/styles/style-picker.tsx'
import { SubmitRow } from './submit-row.tsx'

/** What the screen gives its form, whatever the fields. */
export interface ToolFormParts {
  ref?: Ref<HTMLFormElement>
  pending: boolean
  /** Label of the button. */
  action: string
  /** What one press costs, for beside the button; empty where nothing is counted. */
  cost: string
  /** Something to decide before the button is pressed. */
  decide?: ReactNode
  /** The id of the chosen style profile, and the function to choose another. */
  style: readonly [id: number | null, choose: (id: number | null) => void]
}

interface ToolFormProps extends ToolFormParts {
  onSubmit: (event?: FormEvent) => Promise<unknown>
  /** Whether the button is disabled until something is filled in. */
  disabled?: boolean
  children: ReactNode
}

export function ToolForm(props: ToolFormProps) {
  const { ref, pending, action, cost, decide, style, onSubmit, disabled = false, children } = props
  const [styleId, chooseStyle] = style

  function shortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onKeyDownCapture={shortcut}
      className="grid gap-6"
    >
      {children}
      <StylePicker value={styleId} onChange={chooseStyle} />
      {decide}
      <SubmitRow action={action} cost={cost} pending={pending} disabled={disabled} className="max-sm:w-full" />
    </form>
  )
}
