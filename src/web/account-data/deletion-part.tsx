// The deletion of one's account: begun here, and taken back here as long as it can be.
import { useState } from 'react'
import { DELETION_DAYS, DELETION_LINK_HOURS } from '#contract/account-data/endpoints.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { DeletionDialog, type Asked } from './deletion-dialog.tsx'
import { dutchMoment } from './dutch-moment.ts'
import { useTakeBack } from './use-take-back.ts'

export function DeletionPart() {
  const { deletionDueAt } = useLoggedInUser()
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4 border-t border-rule pt-6">
      <h3 className="text-headline font-semibold">Account verwijderen</h3>
      {deletionDueAt !== null ? (
        <Due at={deletionDueAt} />
      ) : (
        <>
          <p className="text-ink-2">
            Je account gaat weg met alles wat van jou is. Artikelen die zijn gepubliceerd of nagekeken, blijven bij de
            redactie, zonder je naam. Je bevestigt dat via een link, en hebt daarna nog {DELETION_DAYS} dagen om je te
            bedenken.
          </p>
          {asked && <WhereTheLinkIs {...asked} />}
          <div>
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {asked ? 'Nieuwe link vragen' : 'Account verwijderen…'}
            </Button>
          </div>
        </>
      )}
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} onAsked={setAsked} />}
    </div>
  )
}

function Due({ at }: { at: string }) {
  const { mutate, isPending } = useTakeBack()
  return (
    <>
      <p>
        Je account wordt op <strong className="font-semibold">{dutchMoment(at)}</strong> verwijderd. Tot die tijd werkt
        alles nog, en kun je hierboven een kopie van je gegevens ophalen.
      </p>
      <div>
        <Button pending={isPending} onClick={() => mutate()}>
          Toch behouden
        </Button>
      </div>
    </>
  )
}

function WhereTheLinkIs({ mailed, email, contactEmail }: Asked) {
  if (mailed)
    return (
      <Notice title="Kijk in je mail" live>
        We stuurden een link naar {email}. Die werkt {DELETION_LINK_HOURS} uur. Er gebeurt niets zolang je hem niet
        gebruikt. Is dit adres niet van jou, wijzig het dan eerst bij je profiel.
      </Notice>
    )
  return (
    <Notice title="Vraag de beheerder om de link" live>
      Deze installatie verstuurt geen mail. De link om te bevestigen ligt bij de beheerder klaar en werkt{' '}
      {DELETION_LINK_HOURS} uur. Vraag erom via{' '}
      <a href={`mailto:${contactEmail}`} className="underline">
        {contactEmail}
      </a>
      ; de beheerder kan je account ook zelf verwijderen.
    </Notice>
  )
}
