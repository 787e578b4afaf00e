// The order of Premium: for whom, what it costs, what one gets and how one gets out of it, and the button that leads to paying.
// Paying itself happens at Stripe.
import { Check } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { checkout } from '#contract/billing/endpoints.ts'
import type { OrderKind } from '#contract/billing/state.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { call, isProblem, problemOf } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OrderKinds } from './order-kinds.tsx'
import { useRefreshBilling } from './use-billing.ts'
import { useLeave } from './use-leave.ts'

const gains = [
  'Onbeperkt AI-verzoeken in alle tools',
  'Schrijven in je eigen stijl, met stijlprofielen',
  'Uitgebreide cijfers over wat je maakt',
  'Voorrang bij ondersteuning',
]

const noVatNumber = 'Vul je btw-nummer in, of bestel als particulier.'

interface OrderDialogProps {
  open: boolean
  user: Pick<User, 'email' | 'emailConfirmedAt'>
  onClose: () => void
}

export function OrderDialog({ open, user, onClose }: OrderDialogProps) {
  if (user.emailConfirmedAt === null)
    return (
      <Dialog open={open} title="Bevestig eerst je e-mailadres" onClose={onClose}>
        <div className="grid gap-3 text-ink-2">
          <p>
            Je facturen en alles over je bestelling sturen we naar{' '}
            <b className="font-semibold text-ink wrap-anywhere">{user.email}</b>. Daarom moet je dat adres bevestigen
            voordat je kunt bestellen.
          </p>
          <p>
            Open de mail die je bij je registratie kreeg en druk op de knop. Kwijt? Boven aan de pagina kun je hem
            opnieuw laten sturen.
          </p>
        </div>
        <DialogActions>
          <Button onClick={onClose}>Begrepen</Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      title="Kies Premium"
      description="Je betaalt per maand en stopt wanneer je wilt."
      onClose={onClose}
    >
      <OrderForm />
    </Dialog>
  )
}

function OrderForm() {
  const gainsId = useId()
  const [kind, setKind] = useState<OrderKind>('private')
  const [vatNumber, setVatNumber] = useState('')
  const [vatError, setVatError] = useState<string>()
  const { leave, pending, failure } = useLeave()
  const refresh = useRefreshBilling()
  const vatField = useRef<HTMLInputElement>(null)
  const isBusiness = kind === 'business'

  function refuseVat(message: string | undefined) {
    setVatError(message)
    if (message !== undefined) vatField.current?.focus()
  }
  async function submit() {
    if (isBusiness && vatNumber.trim() === '') return refuseVat(noVatNumber)
    setVatError(undefined)
    const body = isBusiness ? { kind, vatNumber: vatNumber.trim() } : { kind }
    const error = await leave(() => call(checkout, { body }))
    refuseVat(problemOf(error).errors?.['vatNumber'])
    // Ordered in another window, or given meanwhile: the plan says so, and there is nothing to order any more.
    if (isProblem(error, 'alreadyPremium')) {
      tellFailure('Er is niets besteld', error)
      void refresh()
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void submit()
      }}
    >
      <div className="grid grid-cols-1 gap-6">
        {failure !== null && vatError === undefined && (
          <div ref={toSight} className="scroll-mt-24">
            <Notice tone="bad" title="Je bestelling is niet geplaatst" live>
              {failure}
            </Notice>
          </div>
        )}
        <OrderKinds value={kind} onChange={setKind} />
        {isBusiness && (
          <Field
            label="Btw-nummer"
            hint="Het staat op je factuur. Een Nederlands nummer is zoals NL123456782B90."
            error={vatError}
          >
            {(control) => (
              <Input
                {...control}
                ref={vatField}
                name="vatNumber"
                value={vatNumber}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => setVatNumber(event.target.value)}
              />
            )}
          </Field>
        )}
        <section aria-labelledby={gainsId} className="grid gap-2 border-t border-rule pt-5">
          <h3 id={gainsId} className="font-sans text-small font-semibold">
            Dit krijg je
          </h3>
          <ul className="grid gap-1.5 text-ink-2">
            {gains.map((gain) => (
              <li key={gain} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.75 size-4.5 shrink-0 text-good" />
                {gain}
              </li>
            ))}
          </ul>
        </section>
        <dl className="grid gap-3 border-t border-rule pt-5 text-small">
          <Term name="Betalen">
            {isBusiness ? (
              <>
                Elke maand vooraf € {PREMIUM_EXCLUDING_VAT}, plus btw waar die geldt, met kaart, iDEAL of SEPA-incasso.
              </>
            ) : (
              <>Elke maand vooraf € {PREMIUM_INCLUDING_VAT}, met kaart, iDEAL of SEPA-incasso.</>
            )}
          </Term>
          <Term name="Begin">
            Meteen. Met SEPA-incasso beginnen Premium en je maand zodra je betaling binnen is, meestal binnen enkele
            werkdagen.
          </Term>
          <Term name="Opzeggen">Kan elke dag, hier op deze pagina. Premium loopt dan tot het einde van je maand.</Term>
          <Term name="Bedenktijd">
            14 dagen, zonder reden. Herroep je, dan stopt Premium en krijg je het deel dat je niet hebt gebruikt terug.
          </Term>
        </dl>
      </div>
      <DialogActions>
        <div className="grid grow justify-items-stretch gap-2 sm:flex sm:items-center sm:justify-between">
          <p className="text-caption text-ink-3">Je betaalt op een beveiligde pagina van Stripe.</p>
          <Button type="submit" pending={pending}>
            Bestellen en betalen
          </Button>
        </div>
      </DialogActions>
    </form>
  )
}

/** The button is at the other end of the dialog. */
function toSight(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' })
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
