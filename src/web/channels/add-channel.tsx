// The form that adds a channel. Who gives the address of a video is offered its channel.
import { useId, useRef, useState, type FormEvent } from 'react'
import { newChannel } from '#contract/channels/endpoints.ts'
import { failureMessage, problemOf } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAddChannel } from './use-channels.ts'

export function AddChannel() {
  const { mutateAsync: add, isPending } = useAddChannel()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  /** The channel of the video whose address was given. */
  const [offered, setOffered] = useState<{ channel: string; title: string }>()
  const field = useRef<HTMLInputElement>(null)
  const offer = useId()

  function type(text: string) {
    setTyped(text)
    setWrong(undefined)
    setOffered(undefined)
  }
  async function send(channel: string) {
    try {
      const { channelTitle } = await add(channel)
      toast({ title: 'Kanaal toegevoegd', description: channelTitle })
      type('')
    } catch (error) {
      const { errors, channel: other } = problemOf(error)
      setWrong(errors?.['channel'] ?? failureMessage(error))
      setOffered(other)
    }
    field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const checked = newChannel.safeParse({ channel: typed })
    if (checked.success) return void send(checked.data.channel)
    setWrong(checked.error.issues[0]?.message)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-3">
      <Field
        label="Kanaal toevoegen"
        hint="Bijvoorbeeld @nos, youtube.com/@nos of een kanaal-id die met UC begint."
        error={wrong}
      >
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <Input
              {...control}
              ref={field}
              value={typed}
              onChange={({ target }) => type(target.value)}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              placeholder="Adres, @naam of kanaal-id"
              className="min-w-0 grow basis-64"
            />
            <Button type="submit" pending={isPending}>
              {isPending ? 'Zoeken…' : 'Volgen'}
            </Button>
          </div>
        )}
      </Field>
      {offered && (
        <p id={offer} className="justify-self-start">
          <Button kind="secondary" pending={isPending} onClick={() => void send(offered.channel)}>
            Volg ‘{offered.title}’
          </Button>
        </p>
      )}
    </form>
  )
}
