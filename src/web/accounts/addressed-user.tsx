// The dialog about the user whose id stands in the address. A user who was not chosen in the list is fetched first.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { tellFailure } from '#web/http/tell-failure.ts'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { UserDetailsDialog } from './user-details-dialog.tsx'
import { UserPasswordDialog } from './user-password-dialog.tsx'
import { UserRightsDialog } from './user-rights-dialog.tsx'
import { readUser, type SeenUser } from './whole-user.tsx'

const dialogs = {
  edit: EditUserDialog,
  details: UserDetailsDialog,
  password: UserPasswordDialog,
  rights: UserRightsDialog,
}
export type UserDialog = keyof typeof dialogs

const isDialog = (as: string | undefined): as is UserDialog => as !== undefined && as in dialogs

interface AddressedUserProps {
  id: number
  /** Which dialog, from the address; editing when it is absent or unknown. */
  as: string | undefined
  /** The user, when they were chosen in the list; fetched otherwise. */
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
