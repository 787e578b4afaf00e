// The form of an answer, filled in beforehand with a greeting and a closing. Checks with the contract's schema; knows no
// endpoint.
import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ANSWER_LIMITS, answerInput, type AnswerInput } from '#contract/contact/message.ts'
import { characterCount } from '#contract/text.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { failureMessage } from '#web/http/call.ts'
import { toolLabel } from '#web/history/tool-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { isFeedback, type MessageEntry } from './use-messages.ts'

interface AnswerFormProps {
  message: MessageEntry
  /** Whether the answer is sent by mail; otherwise it is only kept as a file. */
  sends: boolean
  onUnsaved: (unsaved: boolean) => void
  /** Sends the answer; rejects when that fails. */
  onSend: (answer: AnswerInput) => Promise<void>
  /** Beside the submit button: what the user can do instead. */
  beside: ReactNode
}

export function AnswerForm({ message, sends, onUnsaved, onSend, beside }: AnswerFormProps) {
  const { name: mine } = useLoggedInUser()
  const [begun] = useState(() => beginning(message, mine))
  const { register, control, handleSubmit, formState, setError, reset } = useForm<AnswerInput>({
    resolver: zodResolver(answerInput),
    defaultValues: begun,
  })
  const { errors, isDirty, isSubmitting } = formState
  const [failure, setFailure] = useState<string>()
  const { text = '' } = useWatch({ control })
  const tellUnsaved = useEffectEvent(onUnsaved)
  useEffect(() => {
    tellUnsaved(isDirty)
    return () => tellUnsaved(false)
  }, [isDirty])

  const submit = handleSubmit(async (answer) => {
    setFailure(undefined)
    // A greeting and a closing are no answer.
    if (answer.text === begun.text.trim()) {
      setError('text', { message: 'Schrijf eerst je antwoord.' }, { shouldFocus: true })
      return
    }
    try {
      await onSend(answer)
      reset(begun)
    } catch (error) {
      if (!showFieldErrors(error, answer, setError)) setFailure(failureMessage(error))
    }
  })
  return (
    <form
      noValidate
      aria-label="Beantwoorden"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 border-t border-rule pt-6"
    >
      {failure !== undefined && (
        <Notice tone="bad" title={sends ? 'Je antwoord is niet verstuurd' : 'Je antwoord is niet bewaard'} live>
          {failure}
        </Notice>
      )}
      <Field label="Onderwerp" error={errors.subject?.message}>
        {(field) => <Input {...field} {...register('subject')} />}
      </Field>
      <Field
        label="Antwoord"
        error={errors.text?.message}
        // The limit is so high that few people reach it: the count is shown from half of it.
        {...(characterCount(text) > ANSWER_LIMITS.text / 2 && {
          count: { used: characterCount(text), recommended: ANSWER_LIMITS.text, of: 'tekens' },
        })}
      >
        {(field) => <Textarea {...field} {...register('text')} rows={9} className="min-h-56!" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting} className="max-sm:w-full">
          {!isSubmitting && <Send aria-hidden />}
          {sends
            ? isSubmitting
              ? 'Versturen...'
              : 'Verstuur antwoord'
            : isSubmitting
              ? 'Bewaren...'
              : 'Bewaar antwoord'}
        </Button>
        {beside}
      </div>
    </form>
  )
}

/** What the form holds at first; `mine` is the name of the administrator who answers. */
function beginning(message: MessageEntry, mine: string): AnswerInput {
  const about = isFeedback(message) ? `je feedback over ${toolLabel(message.tool)}` : 'je bericht aan Kopij'
  const name = message.name.replace(/\s+/g, ' ')
  return { subject: `Re: ${about}`, text: `Beste ${name},\n\n\n\nMet vriendelijke groet,\n${mine}` }
}
