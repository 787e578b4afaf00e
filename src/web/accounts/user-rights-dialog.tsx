// The dialog that gives a user their desk, and says what that lets them do.
import { Check, Info, Minus } from 'lucide-react'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { changeDesk } from '#contract/accounts/administration-endpoints.ts'
import { deskChange, type FullDetails } from '#contract/accounts/administration.ts'
import { deskLabels, desks, type Desk } from '#contract/accounts/desk.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Initials } from '#web/ui/initials.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DESK_FAILED, deskGiven, deskMeanings, rights } from './desk-words.ts'
import { useRefreshUsers } from './use-users.ts'
import { rightsWords } from './user-words.ts'
import { readUser, WholeUser, type SeenUser } from './whole-user.tsx'

export function UserRightsDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  return (
    <FormDialog
      title={`Rechten van ${user.name}`}
      mark={<Initials of={user.name} className="size-10 bg-sunken text-small text-ink" />}
      description={
        <span className="wrap-anywhere">
          {user.email}
          <span className="max-sm:hidden"> · </span>
          <span className="whitespace-nowrap max-sm:block">sinds {dayMonthYear(user.createdAt)}</span>
        </span>
      }
      holds="Wat je voor deze gebruiker hebt gekozen"
      addressed
      onClose={onClose}
    >
      <WholeUser user={user} onGone={onClose}>
        {(whole) => <RightsForm user={whole} onSaved={onClose} />}
      </WholeUser>
    </FormDialog>
  )
}

function RightsForm({ user, onSaved }: { user: FullDetails; onSaved: () => void }) {
  const refresh = useRefreshUsers()
  const { mailIsSent } = useLoggedInUser()
  const { register, control, base, edit } = useEdit({
    item: user,
    valuesOf: ({ desk }: FullDetails) => ({ desk }),
    schema: deskChange.omit({ version: true }),
    versioned: { read: readUser, words: rightsWords },
    failed: DESK_FAILED,
    send: async ({ desk }, _, seen) => {
      toast(deskGiven(await call(changeDesk, { params: { id: seen.id }, body: { desk, version: seen.version } })))
      onSaved()
      void refresh(seen.id)
    },
  })
  const desk = useWatch({ control, name: 'desk' })
  if (base.role === 'admin')
    return (
      <Notice title="Een beheerder is altijd chef">
        {base.name} mag daarom alles wat een chef mag. Geef eerst een andere rol als je een functie wilt kiezen.
      </Notice>
    )
  const [publishes, published] = [desk, base.desk].map((one) => rights.every(({ has }) => has(one)))
  return (
    <EditForm edit={edit}>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small font-semibold wrap-anywhere">Wat doet {base.name} hier?</legend>
        <div className="grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-2">
          {desks.map((one) => (
            <DeskBlock key={one} desk={one} field={register('desk')} />
          ))}
        </div>
      </fieldset>
      <div>
        <p className="flex items-baseline justify-between gap-4 border-b border-rule pb-2">
          <span className="text-small font-semibold">Mag</span>
          {desk !== base.desk && <span className="text-caption text-ink-3">was {deskLabels[base.desk]}</span>}
        </p>
        <ul aria-label="Mag">
          {rights.map(({ label, meaning, has }) => (
            <RightLine key={label} label={label} meaning={meaning} has={has(desk)} had={has(base.desk)} />
          ))}
        </ul>
      </div>
      <p className="flex gap-2.5 text-small text-ink-2">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          Geldt meteen. Ook in de vensters die {base.name} nu open heeft; wat daar getypt is, blijft.
          {publishes && mailIsSent === true && base.emailConfirmedAt === null && (
            <> Publiceren kan pas als het e-mailadres is bevestigd.</>
          )}
          {published && !publishes && <> Wat er gepland staat, gaat niet naar buiten; daarover komt een mail.</>}
        </span>
      </p>
    </EditForm>
  )
}

/** One of the desks to choose from. The browser handles the arrow keys. */
function DeskBlock({ desk, field }: { desk: Desk; field: UseFormRegisterReturn }) {
  return (
    <label className="group grid cursor-pointer gap-0.5 rounded-field border border-edge bg-sheet px-3.5 py-3 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
      <input {...field} type="radio" value={desk} className="sr-only" />
      <span className="font-semibold">{deskLabels[desk]}</span>
      <span className="text-caption text-ink-2 group-has-checked:text-paper">{deskMeanings[desk]}</span>
    </label>
  )
}

function RightLine({ label, meaning, has, had }: { label: string; meaning: string; has: boolean; had: boolean }) {
  const Mark = has ? Check : Minus
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-rule py-1.5">
      <Mark aria-hidden className={cx('size-4.5 shrink-0', has ? 'text-ink' : 'text-ink-3')} />
      <span className="min-w-0 grow">
        <span className={cx('block', has ? 'font-semibold' : 'text-ink-2')}>
          {label}
          {!has && <span className="sr-only">: nee</span>}
        </span>
        <span className="block text-caption text-ink-3">{meaning}</span>
      </span>
      {has && !had && <Badge tone="accent">nieuw</Badge>}
      {had && !has && <Badge>vervalt</Badge>}
    </li>
  )
}
