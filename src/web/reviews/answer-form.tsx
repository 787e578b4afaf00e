// The form with which somebody outside approves an article or sends it back.
import { useState } from 'react'
import { outsideInput, type OutsideDecision } from '#contract/reviews/review.ts'
import { failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

export interface Typed {
  name: string
  remarks: string
}

interface AnswerFormProps {
  pending: boolean
  /** Why the answer was not kept. */
  error: unknown
  onAnswer: (typed: Typed, decision: OutsideDecision) => void
}

export function AnswerForm({ pending, error, onAnswer }: AnswerFormProps) {
  const [typed, setTyped] = useState<Typed>({ name: '', remarks: '' })
  const [errors, setErrors] = useState<Partial<Typed>>({})

  function answer(decision: OutsideDecision) {
    if (pending) return
    const read = outsideInput.safeParse({ ...typed, decision })
    const found: Partial<Typed> = {}
    for (const { path, message } of read.error?.issues ?? []) {
      if (path[0] === 'name' || path[0] === 'remarks') found[path[0]] ??= message
    }
    setErrors(found)
    if (read.success) onAnswer(typed, decision)
    else document.getElementsByName(found.name === undefined ? 'remarks' : 'name')[0]?.focus()
  }
  return (
    <form noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <h2 className="text-h2">Jouw antwoord</h2>
      {error != null && (
        <Notice tone="bad" title="Je antwoord is niet verstuurd" live>
          {failureMessage(error)}
        </Notice>
      )}
      <Field label="Je naam" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
        )}
      </Field>
      <Field label="Opmerkingen" error={errors.remarks} hint="Nodig als je het artikel terugstuurt.">
        {(control) => (
          <Textarea
            {...control}
            name="remarks"
            rows={5}
            value={typed.remarks}
            onChange={({ target }) => setTyped({ ...typed, remarks: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="button" pending={pending} onClick={() => answer('approved')}>
          Akkoord
        </Button>
        <Button type="button" kind="secondary" disabled={pending} onClick={() => answer('returned')}>
          Terugsturen
        </Button>
      </div>
    </form>
  )
}
