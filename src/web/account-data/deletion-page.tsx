// The page of the link that confirms the deletion of an account. Opening it does nothing: its button does.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmDeletion, DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { DeadLink, deadWhy } from '#web/account-links/dead-link.tsx'
import { letterToken } from '#web/http/letter-token.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { LetterPage } from '#web/ui/letter-page.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { dutchMoment } from './dutch-moment.ts'

export function DeletionPage() {
  const [token] = useState(letterToken)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(confirmDeletion, { params: { token } }),
  })
  if (data)
    return (
      <LetterPage title="Je account gaat weg">
        <p role="status">
          Het wordt op <strong className="font-semibold">{dutchMoment(data.dueAt)}</strong> verwijderd. Je bent overal
          uitgelogd, en we hebben dit ook gemaild.
        </p>
        <p className="text-ink-2">
          Bedenk je je? Log dan vóór die tijd in en kies bovenaan ‘Toch behouden’. Een kopie van je gegevens kun je tot
          dan ook nog ophalen.
        </p>
        <a href="/auth" className={`${buttonLook({ kind: 'secondary' })} justify-self-start`}>
          Naar inloggen
        </a>
      </LetterPage>
    )
  const why = token === '' ? 'unknown' : deadWhy(error)
  if (why !== null)
    return (
      <DeadLink why={why}>
        <p className="text-ink-2">
          {why === 'used'
            ? 'Je hebt de verwijdering al bevestigd. Log in om te zien wanneer je account weggaat, of om het te behouden.'
            : 'Wil je je account nog verwijderen, vraag dan in je account een nieuwe link aan.'}
        </p>
        <a href="/admin?tab=account#gegevens" className={`${buttonLook({ kind: 'secondary' })} justify-self-start`}>
          Naar je account
        </a>
      </DeadLink>
    )
  return (
    <LetterPage title="Je account verwijderen?">
      <p>
        Als je bevestigt, word je overal uitgelogd. Het account waarvoor deze link is gestuurd blijft nog{' '}
        {DELETION_DAYS} dagen staan, zodat je je kunt bedenken. Daarna gaat het voorgoed weg, met alles wat van jou is.
        Wat is gepubliceerd of nagekeken, blijft bij de redactie, zonder je naam.
      </p>
      {error && (
        <Notice tone="bad" title="Dat is niet gelukt" live>
          {failureMessage(error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={isPending} onClick={() => mutate()}>
          Ja, verwijder mijn account
        </Button>
        <a href="/" className={buttonLook({ kind: 'secondary' })}>
          Nee, ik houd het
        </a>
      </div>
    </LetterPage>
  )
}
