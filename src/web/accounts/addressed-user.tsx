// The dialog about the user that the address names. Who was not
// chosen in the list is fetched first.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { tellFailure } from '#web/http/tell-failure.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UserDetailsDialog } from './user-details-dialog.tsx'
import { UserPasswordDialog } from './user-password-dialog.tsx'
import { readUser, type SeenUser } from './whole-user.tsx'

const dialogs = { edit: EditUserDialog, details: UserDetailsDialog, password: UserPasswordDialog }
export type UserDialog = keyof typeof dialogs

const isDialog = (as: string | undefined): as is UserDialog => as !== undefined && as in dialogs

interface AddressedUserProps {
  id: number
  /** Which dialog; without a name of one the first. */
  as: string | undefined
  /** Who it is, where one chose them in the list. */
  seen: SeenUser | undefined
  onClose: () => void
}

export function AddressedUser({ id, as, seen, onClose }: AddressedUserProps) {
  const { data: user, error } = useQuery<SeenUser>({
    queryKey: ['addressed-user', id],
    queryFn: ({ signal }) => readUser({ id }, signal),
    ...(seen && { initialData: seen, enabled: false }),
    gcTime: 0,
  })
  const fail = useEffectEvent((failure: unknown) => {
    tellFailure('Fout bij het ophalen van gebruikersdetails', failure)
    onClose()
  })
  useEffect(() => {
    if (error) fail(error)
  }, [error])
  const Dialog = dialogs[isDialog(as) ? as : 'edit']
  return user && <Dialog user={user} onClose={onClose} />
}
