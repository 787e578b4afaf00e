// The files that were chosen, remembered as long as the application is open: who leaves a screen and comes back finds them. Gone with a
// logout, as all that is the user's. Knows no picture.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLoggedInUser } from '#web/session/use-user.ts'

export interface FileMemory {
  remember: (id: string, file: File) => void
  recall: (id: string) => File | undefined
  forget: (id: string) => void
}

/** @param tool keeps the files of one screen apart from another's. */
export function useFileMemory(tool: string): FileMemory {
  const client = useQueryClient()
  const user = useLoggedInUser()
  return useMemo(() => {
    const keyOf = (id: string) => ['files', user.id, tool, id]
    client.setQueryDefaults(['files'], { gcTime: Infinity })
    return {
      remember: (id, file) => void client.setQueryData(keyOf(id), file),
      recall: (id) => client.getQueryData<File>(keyOf(id)),
      forget: (id) => client.removeQueries({ queryKey: keyOf(id) }),
    }
  }, [client, user.id, tool])
}
