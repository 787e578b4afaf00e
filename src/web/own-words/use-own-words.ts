// The logged-in user's own words, and the calls that change them. Knows no text and no list of Dutch.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addOwnWord, deleteOwnWord, listOwnWords } from '#contract/own-words/endpoints.ts'
import type { OwnWord } from '#contract/own-words/own-word.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'

const ownWordsQuery = queryOptions({
  queryKey: ['own-words'],
  queryFn: ({ signal }) => call(listOwnWords, { signal }),
})

/** In the order of the alphabet. */
export function useOwnWordList() {
  return useQuery(ownWordsQuery)
}

/** null until the list is here; empty where it cannot be fetched. Without `enabled` asks for nothing. */
export function useOwnWords(enabled: boolean): ReadonlySet<string> | null {
  const { data, isError } = useQuery({ ...ownWordsQuery, enabled })
  return useMemo(() => (data || isError ? new Set(data?.map(({ word }) => word)) : null), [data, isError])
}

/** Adding and taking out, each told with its way back. A way back is not told again: it shows in the text or the list. */
export function useOwnWordChanges() {
  const client = useQueryClient()
  // Also after a failure: it may have been changed in another window.
  const onSettled = () => client.invalidateQueries({ queryKey: ownWordsQuery.queryKey })
  const removing = useMutation({
    mutationFn: ({ own }: { own: OwnWord; back?: boolean }) => call(deleteOwnWord, { params: { id: own.id } }),
    onSuccess: (_, { own, back }) => {
      if (back) return
      toast({
        title: 'Weggehaald uit je woordenlijst',
        description: `De Taalcheck let weer op ‘${own.word}’.`,
        action: { label: 'Ongedaan maken', run: () => adding.mutate({ word: own.word, back: true }) },
      })
    },
    onError: (error) => tellFailure('Fout bij het weghalen', error),
    onSettled,
  })
  const adding = useMutation({
    mutationFn: ({ word }: { word: string; back?: boolean }) => call(addOwnWord, { body: { word } }),
    onSuccess: (own, { back }) => {
      if (back) return
      toast({
        title: 'Toegevoegd aan je woordenlijst',
        description: `De Taalcheck vindt ‘${own.word}’ voortaan goed.`,
        action: { label: 'Ongedaan maken', run: () => removing.mutate({ own, back: true }) },
      })
    },
    onError: (error) => tellFailure('Fout bij het toevoegen', error),
    onSettled,
  })
  return {
    add: (word: string) => adding.mutate({ word }),
    remove: (own: OwnWord) => removing.mutate({ own }),
    pending: adding.isPending || removing.isPending,
  }
}
