// The dialog that changes the extended details of a user: role, subscription, AI requests.
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { UserDetailsForm } from './user-details-form.tsx'
import { WholeUser, type SeenUser } from './whole-user.tsx'

export function UserDetailsDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  return (
    <FormDialog
      wide
      title="Uitgebreide details"
      description={user.name}
      holds="Wat je over deze gebruiker hebt ingevuld"
      addressed
      onClose={onClose}
    >
      <WholeUser user={user} onGone={onClose}>
        {(whole) => <UserDetailsForm user={whole} onSaved={onClose} />}
      </WholeUser>
    </FormDialog>
  )
}
