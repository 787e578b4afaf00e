// The page of a link about an address: it is confirmed, taken over, taken back, or not its reader's.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmEmail, disown, readConfirmation, type ConfirmationKind } from '#contract/account-links/endpoints.ts'
import { call, failureMessage, isProblem } from '#web/http/call.ts'
import { letterToken } from '#web/http/letter-token.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LinkPage, Outcome } from './link-page.tsx'

const words = {
  confirm: {
    about: 'Bevestig dat dit adres van jou is. Daarna kunnen we je helpen als je je wachtwoord kwijt bent.',
    act: ['Adres bevestigen', 'Bevestigen...'],
    done: 'Dank je, je adres is bevestigd.',
    already: 'Dit adres is al bevestigd. Je hoeft niets meer te doen.',
    expired: 'Deze link was zeven dagen geldig. Log in en kies ‘Stuur opnieuw’ voor een nieuwe.',
  },
  change: {
    about: 'Bevestig dat dit je nieuwe adres is. Tot dan blijft je oude adres gelden.',
    act: ['Adres bevestigen', 'Bevestigen...'],
    done: 'Dank je, dit is nu het adres van je account.',
    already: 'Deze link is al gebruikt. Bij ‘Mijn account’ zie je welk adres nu geldt.',
    expired: 'Deze link was zeven dagen geldig. Geef het nieuwe adres bij ‘Mijn account’ nog eens op.',
  },
  takeBack: {
    about:
      'Draai de wijziging terug: dit wordt weer het adres van je account. Iedereen wordt uitgelogd, en je kiest een nieuw wachtwoord met de link die we je dan mailen.',
    act: ['Wijziging terugdraaien', 'Terugdraaien...'],
    done: 'Dit is weer het adres van je account, en iedereen is uitgelogd. Open de mail die we je net stuurden om een nieuw wachtwoord te kiezen.',
    already:
      'Deze link is al gebruikt: de wijziging is teruggedraaid. Kies een nieuw wachtwoord als je dat nog niet deed.',
    expired:
      'Terugdraaien kon tot zeven dagen na de wijziging. Herken je de wijziging niet? Neem dan contact met ons op.',
  },
} as const satisfies Record<ConfirmationKind, object>

export function ConfirmScreen() {
  const [token] = useState(letterToken)
  const params = { token }
  return (
    <LinkPage
      title="Je e-mailadres"
      query={{
        queryKey: ['email-confirmation', token],
        queryFn: ({ signal }) => call(readConfirmation, { params, signal }),
      }}
      unknown={<Outcome>Log in en kies ‘Stuur opnieuw’ als je adres nog niet is bevestigd.</Outcome>}
    >
      {({ kind, email, state, removes }) => (
        <>
          <p className="text-lead font-semibold">{email}</p>
          {state === 'done' && <Outcome to={kind === 'takeBack' ? 'forgot' : 'kopij'}>{words[kind].already}</Outcome>}
          {state === 'expired' && <Outcome to={kind === 'takeBack' ? 'home' : 'kopij'}>{words[kind].expired}</Outcome>}
          {state === 'open' && <Choice token={token} kind={kind} removes={removes} />}
        </>
      )}
    </LinkPage>
  )
}

interface ChoiceProps {
  token: string
  kind: ConfirmationKind
  removes: boolean
}

function Choice({ token, kind, removes }: ChoiceProps) {
  const params = { token }
  const yes = useMutation({ mutationFn: () => call(confirmEmail, { params }) })
  const no = useMutation({ mutationFn: () => call(disown, { params }) })
  const [asking, setAsking] = useState(false)
  const said = words[kind]

  if (yes.isSuccess) return <Outcome to={kind === 'takeBack' ? 'login' : 'kopij'}>{said.done}</Outcome>
  if (no.isSuccess)
    return (
      <Outcome to="home">
        {no.data.removed
          ? 'Het account is verwijderd, met alles wat erin stond. Bedankt dat je het liet weten.'
          : 'Er gebeurt niets met dit adres. Bedankt dat je het liet weten.'}
      </Outcome>
    )
  const failure = yes.error ?? no.error
  const pending = yes.isPending || no.isPending
  return (
    <>
      <p className="text-ink-2">{said.about}</p>
      {failure !== null && (
        <Notice tone="bad" title="Dat is niet gelukt" live>
          {isProblem(failure, 'emailTaken')
            ? 'Dit adres hoort intussen bij een ander account. Log in met dat account, of kies een ander adres.'
            : failureMessage(failure)}
        </Notice>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        pending={pending}
        onClick={() => {
          no.reset()
          yes.mutate()
        }}
      >
        {said.act[yes.isPending ? 1 : 0]}
      </Button>
      {kind !== 'takeBack' && (
        <div className="grid justify-items-start gap-3 border-t border-rule pt-6">
          <h2 className="text-h2">Ken je Kopij niet?</h2>
          <p className="text-ink-2">
            {removes
              ? 'Dan vulde iemand anders jouw adres in. Je kunt het account verwijderen.'
              : 'Dan vulde iemand anders jouw adres in. Je kunt de link ongeldig maken.'}
          </p>
          <Button
            kind="secondary"
            pending={pending}
            onClick={() => {
              yes.reset()
              if (removes) setAsking(true)
              else no.mutate()
            }}
          >
            Dit was ik niet
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title="Account verwijderen?"
        yes="Account verwijderen"
        no="Annuleren"
        onYes={() => {
          setAsking(false)
          no.mutate()
        }}
        onNo={() => setAsking(false)}
      >
        Het account bij dit adres gaat weg. Dit kun je niet ongedaan maken.
      </ConfirmDialog>
    </>
  )
}
