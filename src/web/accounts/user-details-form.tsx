// The form of the extended details. Sends a date or a count only when it was touched: a date has a time of day that its
// field does not show, and the count may rise while the form is open.
import { useWatch } from 'react-hook-form'
import { isSubscribed } from '#contract/access.ts'
import { saveFullDetails } from '#contract/accounts/administration-endpoints.ts'
import { fullDetailsInput, type FullDetails } from '#contract/accounts/administration.ts'
import { dutchDay } from '#contract/days.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { IdentityFields, type Identity } from './identity-fields.tsx'
import { roleChoices, statusChoices, typeChoices } from './subscription-words.ts'
import { useRefreshUsers } from './use-users.ts'
import { detailsWords } from './user-words.ts'
import { readUser } from './whole-user.tsx'

interface Details extends Identity {
  role: FullDetails['role']
  subscriptionStatus: FullDetails['subscriptionStatus']
  subscriptionType: FullDetails['subscriptionType']
  /** A day as yyyy-mm-dd; empty for none. */
  subscriptionStartDate: string
  subscriptionEndDate: string
  aiRequestsCount: string
  aiRequestsLimit: string
}

const choices = [
  { name: 'role', label: 'Rol', options: roleChoices },
  { name: 'subscriptionStatus', label: 'Abonnementsstatus', options: statusChoices },
  { name: 'subscriptionType', label: 'Abonnementstype', options: typeChoices },
] as const

const day = (moment: string | null) => (moment === null ? '' : dutchDay(new Date(moment)))
const pays = (user: Pick<Details, 'role' | 'subscriptionStatus' | 'subscriptionType'>) =>
  user.role === 'admin' || isSubscribed(user)

const valuesOf = (user: FullDetails): Details => ({
  ...alwaysSent(user),
  subscriptionStartDate: day(user.subscriptionStartDate),
  subscriptionEndDate: day(user.subscriptionEndDate),
  aiRequestsCount: String(user.aiRequestsCount),
  aiRequestsLimit: String(user.aiRequestsLimit),
})

export function UserDetailsForm({ user, onSaved }: { user: FullDetails; onSaved: () => void }) {
  const { id } = user
  const refresh = useRefreshUsers()
  const own = useLoggedInUser().id === id
  const {
    register,
    errors,
    control,
    base: seen,
    edit,
  } = useEdit({
    item: user,
    valuesOf,
    schema: fullDetailsInput,
    versioned: { read: readUser, words: detailsWords },
    failed: 'Fout bij het bijwerken van de gebruikersdetails',
    send: async (_, { subscriptionStartDate: start, subscriptionEndDate: end, ...changed }, base) => {
      const body = {
        ...alwaysSent(base),
        ...changed,
        ...(start !== undefined && { subscriptionStartDate: iso(start) }),
        ...(end !== undefined && { subscriptionEndDate: iso(end) }),
        version: base.version,
      }
      await call(saveFullDetails, { params: { id }, body })
      toast({ title: 'Gebruikersdetails bijgewerkt', description: `De details van ${body.name} zijn opgeslagen.` })
      onSaved()
      void refresh(id)
    },
  })
  const typed = useWatch({ control })
  const becomes = { ...seen, ...typed }
  const endStays = typed.subscriptionEndDate === day(seen.subscriptionEndDate)
  const trialEnds = seen.subscriptionEndDate !== null && endStays && !pays(seen) && pays(becomes)
  return (
    <EditForm edit={edit}>
      <Columns title="Account">
        <IdentityFields register={register} errors={errors} />
        {choices.slice(0, 1).map(choice)}
      </Columns>
      <Columns title="Abonnement">
        {choices.slice(1).map(choice)}
        <Field label="Startdatum" optional error={errors.subscriptionStartDate?.message}>
          {(field) => <Input {...field} {...register('subscriptionStartDate')} type="date" />}
        </Field>
        <Field
          label="Einddatum"
          optional
          error={errors.subscriptionEndDate?.message}
          hint={trialEnds ? 'Het einde van de proefperiode vervalt als je dit opslaat.' : endHint(seen)}
        >
          {(field) => <Input {...field} {...register('subscriptionEndDate')} type="date" />}
        </Field>
      </Columns>
      <Columns title="AI-verzoeken">
        <Field label="Huidige AI-verzoeken" error={errors.aiRequestsCount?.message}>
          {(field) => <Input {...field} {...register('aiRequestsCount')} type="number" min={0} step={1} />}
        </Field>
        <Field label="Limiet AI-verzoeken" error={errors.aiRequestsLimit?.message}>
          {(field) => <Input {...field} {...register('aiRequestsLimit')} type="number" min={0} step={1} />}
        </Field>
      </Columns>
    </EditForm>
  )

  function choice({ name: field, label, options }: (typeof choices)[number]) {
    const hint = field === 'role' ? roleHint(becomes.role, seen.role, own) : undefined
    return (
      <Field key={field} label={label} error={errors[field]?.message} hint={hint}>
        {(given) => (
          <Select {...given} {...register(field)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
}

function Columns({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 items-start gap-x-6 gap-y-5 border-t border-rule pt-5 sm:grid-cols-2">
      <legend className="float-left font-serif text-title font-medium sm:col-span-2">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The fields that the server requires in every edit; the others may be left out. */
const alwaysSent = ({ name, username, email, role, subscriptionStatus, subscriptionType }: FullDetails) => ({
  name,
  username,
  email,
  role,
  subscriptionStatus,
  subscriptionType,
})

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Names the time of the end too: a trial ends in the middle of a day, and the date field shows no time. */
function endHint({ subscriptionEndDate }: FullDetails): string {
  return subscriptionEndDate === null
    ? 'Tot en met deze dag'
    : `Tot en met deze dag; nu tot ${dateTime(subscriptionEndDate)}`
}

function roleHint(role: string, before: string, own: boolean): string | undefined {
  if (role === 'admin' && before !== 'admin') return 'Een beheerder mag alles, ook accounts wijzigen en verwijderen.'
  if (own && role !== 'admin') return 'Je verliest hiermee zelf de toegang tot het beheer.'
  return undefined
}
