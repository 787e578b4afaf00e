// The copy of one's own data: how it stands with it, and asking for another. While one is made it is asked again, also where the
// stream of notices does not come through.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askExport, readExport } from '#contract/account-data/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLive } from '#web/live/use-live.ts'

const key = ['own-export']

/** How often it is asked while a copy is made, in ms. */
const ASK_MS = 5_000

export function useOwnExport() {
  useLive(['account'], key)
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readExport, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_MS : false),
  })
}

/** @param onAsked called once it is being made. */
export function useAskExport(onAsked: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(askExport, {}),
    onSuccess: (asked) => {
      onAsked()
      client.setQueryData(key, asked)
    },
    onError: (error) => {
      tellFailure('De kopie kon niet worden gemaakt', error)
      void client.invalidateQueries({ queryKey: key })
    },
  })
}
