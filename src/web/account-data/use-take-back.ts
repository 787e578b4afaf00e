// Lets one's account stay: the call, its toast, and what it does to the user who is kept in the browser.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takeBackDeletion } from '#contract/account-data/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { userQuery } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'

export function useTakeBack(onDone: () => void = () => {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(takeBackDeletion, {}),
    onSuccess: () => {
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, deletionDueAt: null })
      toast({ title: 'Je account blijft', description: 'Er wordt niets verwijderd.' })
      onDone()
    },
    onError: (error) => tellFailure('Je account kon niet worden behouden', error),
  })
}
