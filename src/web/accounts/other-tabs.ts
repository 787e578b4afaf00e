// Tells the other tabs of this browser, which share its session, who logged in and who logged out, so that none keeps
// showing or fetching the data of a user who is gone. Loaded with what stands behind the login. Knows no screen.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { forgetKept } from '#web/kept/kept-storage.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isNotUser, setUser, useLoggedInUser, userQuery } from '#web/session/use-user.ts'

const CHANNEL = 'kopij:session'

/**
 * The id of the user who logged in (`came`) or logged out (`left`). Checked, because a tab with another version of the
 * application may send something else.
 */
const news = z.union([z.object({ came: z.number() }), z.object({ left: z.number() })])
type News = z.infer<typeof news>

export function tellOtherTabs(said: News): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(said)
  channel.close()
}

/** Handles the message `said` of another tab about the session. */
export function hearOtherTab(client: QueryClient, said: unknown): void {
  const heard = news.safeParse(said)
  const user = client.getQueryData(userQuery.queryKey)
  if (!heard.success || !user) return
  if ('left' in heard.data) {
    // The logout of another user did not end the session of this one.
    if (heard.data.left !== user.id) return
    // This tab may have stored something after the other one cleared the storage.
    forgetKept(user.id)
    setUser(client, null)
    client.removeQueries({ predicate: isNotUser })
    toast({ title: 'Je bent uitgelogd', description: 'Dat gebeurde in een ander tabblad.' })
  } else if (heard.data.came !== user.id) {
    // Until the server has said whose session it is now, no user's data may be shown.
    client.removeQueries({ predicate: isNotUser })
    void client.resetQueries({ queryKey: userQuery.queryKey })
  }
}

/** Tells the other tabs who is logged in here, and handles what they tell. */
export function useOtherTabs(): void {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hearOtherTab(client, data))
    channel.postMessage({ came: id } satisfies News)
    return () => channel.close()
  }, [client, id])
}
