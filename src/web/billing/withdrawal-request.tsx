// The first step of withdrawing from an order: the address that it was made with. The answer is the same whether there is an
// order or not, so that nobody learns from it who has one.
import { useRef, useState } from 'react'
import { askWithdrawal } from '#contract/billing/endpoints.ts'
import { call, failureMessage, problemOf } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function WithdrawalRequest() {
  const [email, setEmail] = useState('')
  const [reference, setReference] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  // A ref, not the state: the second click of a double click comes before the first has been rendered.
  const busy = useRef(false)

  async function send() {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(undefined)
    setErrors({})
    try {
      const body = { email: email.trim(), ...(reference.trim() !== '' && { reference: reference.trim() }) }
      await call(askWithdrawal, { body })
      setSentTo(body.email)
    } catch (error) {
      const found = problemOf(error).errors
      if (found) setErrors(found)
      else setFailure(failureMessage(error))
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  if (sentTo !== undefined)
    return (
      <LetterPage title="Kijk in je mail">
        <div role="status" className="grid gap-4 text-ink-2">
          <p>
            Als <b className="font-semibold text-ink">{sentTo}</b> een bestelling heeft die je kunt herroepen, krijg je
            binnen een paar minuten een mail met een link. Pas als je daar de knop indrukt, is je bestelling herroepen.
          </p>
          <p>
            Komt er niets? Kijk bij ongewenste mail. Heeft je account sinds je bestelling een ander adres, vul dan dat
            van nu in. Lukt het niet, dan <ContactLink>helpen we je</ContactLink>.
          </p>
        </div>
        <Button kind="secondary" className="justify-self-start" onClick={() => setSentTo(undefined)}>
          Ander adres
        </Button>
      </LetterPage>
    )
  return (
    <LetterPage title="Bestelling herroepen">
      <div className="grid gap-4 text-ink-2">
        <p>
          Heb je Premium besteld en bedenk je je? Binnen 14 dagen na je bestelling kun je haar herroepen, zonder reden.
          Het deel dat je niet hebt gebruikt, krijg je terug.
        </p>
        <p>Vul het e-mailadres van je account in. We sturen je een link om de herroeping te bevestigen.</p>
      </div>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {failure !== undefined && (
          <Notice tone="bad" title="Je aanvraag is niet verstuurd" live>
            {failure}
          </Notice>
        )}
        <Field label="E-mailadres" error={errors['email']}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Factuurnummer" optional hint="Het staat op je factuur." error={errors['reference']}>
          {(control) => (
            <Input
              {...control}
              name="reference"
              autoComplete="off"
              value={reference}
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
          Stuur me de link
        </Button>
      </form>
      <p className="border-t border-rule pt-5 text-small text-ink-3">
        Wil je alleen dat Premium na deze maand stopt? Dat kan zonder herroepen: log in en kies bij{' '}
        <a href="/admin?tab=account" className="underline underline-offset-4">
          Mijn account
        </a>{' '}
        voor Opzeggen.
      </p>
    </LetterPage>
  )
}

export function ContactLink({ children }: { children: string }) {
  return (
    <a href="/#contact" className="text-accent-ink underline underline-offset-4">
      {children}
    </a>
  )
}
