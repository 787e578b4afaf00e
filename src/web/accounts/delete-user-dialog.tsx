// The question before a user is deleted: what there is, who gets the articles, and what goes.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readLeaving } from '#contract/account-data/endpoints.ts'
import { deleteUser } from '#contract/accounts/administration-endpoints.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { listKeys } from '#web/http/query-client.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { doneWords, goesWords, premiumWords, questionWords, yesWords } from './leaving-words.ts'
import { ReceiverField, type Receiver } from './receiver-field.tsx'
import { useRefreshUsers, usersKey } from './use-users.ts'
import { WhatStays } from './what-stays.tsx'
import type { SeenUser } from './whole-user.tsx'

interface DeleteUserDialogProps {
  user: SeenUser
  onClose: () => void
  /** Called once the list is without the user. */
  onDeleted: () => void
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const refresh = useRefreshUsers()
  const [receiver, setReceiver] = useState<Receiver | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...usersKey, 'leaving', user.id],
    queryFn: ({ signal }) => call(readLeaving, { params: { id: user.id }, signal }),
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Receiver | null) =>
      call(deleteUser, {
        params: { id: user.id },
        body: { articlesTo: to === null || to === 'bin' ? null : to.id },
      }),
    onSuccess: async (_nothing, to, _context, { client }) => {
      onClose()
      toast({ title: 'Gebruiker verwijderd', description: doneWords(user.name, data?.articles, to) })
      void client.invalidateQueries({ queryKey: listKeys.articles })
      await refresh()
      onDeleted()
    },
    onError: async (failure) => {
      tellFailure('Fout bij het verwijderen van de gebruiker', failure)
      // Somebody else may have deleted the user, or whom they chose.
      await refresh()
    },
  })
  const articles = data?.articles
  const asks = articles !== undefined && articles.all + articles.bin > 0
  return (
    <ConfirmDialog
      open
      danger
      title={`${user.name} verwijderen?`}
      yes={yesWords(asks ? receiver : null)}
      no="Annuleren"
      waits={articles === undefined || (asks && receiver === null)}
      pending={isPending}
      onYes={() => mutate(receiver)}
      onNo={onClose}
      form={
        <div className="grid grid-cols-1 gap-4">
          {asks && (
            <>
              <ReceiverField leaver={user.id} value={receiver} onChange={setReceiver} />
              <WhatStays articles={articles} receiver={receiver} />
            </>
          )}
          {data === undefined && error !== null && !isFetching && (
            <LoadFailure
              title="Wat er van deze gebruiker is, kon niet worden opgehaald"
              error={error}
              onRetry={refetch}
            />
          )}
          {data === undefined && (error === null || isFetching) && <SkeletonText widths={[88, 60, 72]} />}
          {data && (
            <p className="text-small text-ink-2">
              <strong className="font-semibold text-ink">Weg gaan wel:</strong> {goesWords(data)}
            </p>
          )}
          {data?.premium && <p className="text-small text-ink-2">{premiumWords(user)}</p>}
        </div>
      }
    >
      {questionWords(user, articles)}
    </ConfirmDialog>
  )
}
