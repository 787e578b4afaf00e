// The dialog before one's account is deleted: what goes, what stays without one's name, and the password.
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { isSubscribed } from '#contract/access.ts'
import { askDeletion, DELETION_DAYS, deletionRequest, readOwnLeaving } from '#contract/account-data/endpoints.ts'
import { andMore } from '#contract/naming.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

export type Asked = z.output<typeof askDeletion.output>

interface DeletionDialogProps {
  onClose: () => void
  onAsked: (asked: Asked) => void
}

const goes = [
  'je concepten met hun versies, campagnes en afbeeldingen, ook die in je prullenbak',
  'je geschiedenis, stijlprofielen, eigen woorden en recepten',
  'je beoordelingen, en wat Kopij daarvan leerde',
  'je naam, adres, wachtwoord en sessies',
]

const stays = [
  'artikelen die zijn gepubliceerd of nagekeken: ze zijn dan van de redactie',
  'cijfers over het gebruik: niemand ziet nog van wie ze waren',
  'taken en inspiratie-links: wat je had opgepakt komt vrij, wat je kreeg is van niemand meer',
  'berichten die je via het contactformulier stuurde, tot twee jaar nadat ze zijn afgehandeld',
]

export function DeletionDialog({ onClose, onAsked }: DeletionDialogProps) {
  const user = useLoggedInUser()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => ({ currentPassword: '' }),
    schema: deletionRequest,
    failed: 'De verwijdering kon niet worden aangevraagd',
    send: async (body) => {
      onAsked(await call(askDeletion, { body }))
      onClose()
    },
  })
  return (
    <FormDialog
      title="Je account verwijderen"
      description={`Van ${user.username}. Eerst bevestig je het via een link; daarna kun je nog ${DELETION_DAYS} dagen terug.`}
      holds="Het wachtwoord dat je hebt ingevuld"
      onClose={onClose}
    >
      <EditForm edit={edit} words={['Stuur de link', 'Versturen...']}>
        <Points title="Dit gaat voorgoed weg" points={goes} />
        <Points title="Dit blijft, zonder je naam" points={stays} />
        <StayingArticles />
        <p className="text-small text-ink-2">
          Met je naam blijft alleen: een regel in het logboek dat dit account is verwijderd, en hoogstens een jaar wat
          je als beheerder deed. In artikelen die je nakeek, blijft staan dat jij dat deed.
        </p>
        {isSubscribed(user) && (
          <p className="font-semibold">
            Je Premium-abonnement stopt op de dag dat je account wordt verwijderd. Wordt er in die {DELETION_DAYS} dagen
            nog een maand afgeschreven, dan krijg je die terug. Loopt je bedenktijd nog, dan krijg je ook terug wat je
            van de betaalde maand niet meer gebruikt.
          </p>
        )}
        <Field label="Huidig wachtwoord" error={errors.currentPassword?.message}>
          {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
        </Field>
      </EditForm>
    </FormDialog>
  )
}

/** Which articles stay, and how many go. */
function StayingArticles() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'leaving'],
    queryFn: ({ signal }) => call(readOwnLeaving, { signal }),
    staleTime: 0,
  })
  if (data === undefined) {
    if (error === null || isFetching) return <SkeletonText widths={[70, 52]} />
    return (
      <LoadFailure title="Om welke artikelen het gaat, kon niet worden opgehaald" error={error} onRetry={refetch} />
    )
  }
  const { stay, titles, go } = data
  if (stay + go === 0) return null
  const rest = stay - titles.length
  return (
    <div className="grid gap-2 rounded-field bg-sunken px-4 py-3 text-small">
      <p>
        <strong className="font-semibold">
          {stay === 0 ? 'Geen van je artikelen blijft' : stay === 1 ? '1 artikel blijft' : `${stay} artikelen blijven`}
        </strong>
        {stay > 0 && ':'}
        {stay === 0 && go > 0 && `. ${goWords(go)}`}
      </p>
      {stay > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-2">
          {titles.map((title, at) => (
            <li key={at} className="wrap-anywhere">
              {title}
            </li>
          ))}
          {rest > 0 && <li>{andMore(rest)}</li>}
        </ul>
      )}
      {stay > 0 && go > 0 && <p>{goWords(go)}</p>}
    </div>
  )
}

const goWords = (go: number) => (go === 1 ? '1 artikel gaat weg.' : `${go} artikelen gaan weg.`)

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5 text-small text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
