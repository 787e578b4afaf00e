// The question before a user is deleted.
import { useMutation } from '@tanstack/react-query'
import { deleteUser } from '#contract/accounts/administration-endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { SeenUser } from './whole-user.tsx'
import { useRefreshUsers } from './use-users.ts'

interface DeleteUserDialogProps {
  user: SeenUser
  onClose: () => void
  onDeleted: () => void
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const refresh = useRefreshUsers()
  const { mutate } = useMutation({
    mutationFn: () => call(deleteUser, { params: { id: user.id }, body: { articlesTo: null } }),
    onSuccess: () => {
      toast({ title: 'Gebruiker verwijderd', description: `Het account van ${user.name} is verwijderd.` })
      onDeleted()
    },
    onError: (error) => tellFailure('Fout bij het verwijderen van de gebruiker', error),
    // Also after a failure: somebody else may have deleted the user.
    onSettled: () => refresh(),
  })
  return (
    <ConfirmDialog
      open
      title={`${user.name} verwijderen?`}
      yes="Verwijderen"
      no="Annuleren"
      onYes={() => {
        mutate()
        onClose()
      }}
      onNo={onClose}
    >
      Het account ‘{user.username}’ gaat weg, met de geschiedenis en de stijlprofielen. Geclaimde inspiratie-links komen
      weer vrij. Dit kun je niet ongedaan maken.
    </ConfirmDialog>
  )
}
