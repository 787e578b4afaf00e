// State that outlives its screen: who looks at another tab for a moment finds title and results as they were.
// Kept in memory per user, until logout. Knows nothing of what is kept.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLoggedInUser } from '#web/accounts/use-user.ts'

/** As `useState`, under a name. */
export function useKept<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  const [value, setValue] = useState<Value>(() => client.getQueryData<Value>(['kept', id, name]) ?? initial)
  const keep = useCallback(
    (next: Value) => {
      client.setQueryDefaults(['kept'], { gcTime: Infinity })
      client.setQueryData(['kept', id, name], next)
      setValue(next)
    },
    [client, id, name],
  )
  return [value, keep]
}
