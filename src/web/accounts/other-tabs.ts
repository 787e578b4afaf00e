// The other tabs of this browser share its session: they are told who came in and who left, so that none keeps showing,
// or asks for, somebody who is gone. Loaded with what stands behind the login. Knows no screen.
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { forgetKept } from '#web/kept/kept-storage.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isNotUser, setUser, useLoggedInUser, userQuery } from '#web/session/use-user.ts'

const CHANNEL = 'kopij:session'

/** Whose session began, or ended by a logout. Another version of the application may speak on the channel too. */
const news = z.union([z.object({ came: z.number() }), z.object({ left: z.number() })])
type News = z.infer<typeof news>

export function tellOtherTabs(said: News): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(said)
  channel.close()
}

/** Takes over what another tab said about the session. */
export function hearOtherTab(client: QueryClient, said: unknown): void {
  const heard = news.safeParse(said)
  const user = client.getQueryData(userQuery.queryKey)
  if (!heard.success || !user) return
  if ('left' in heard.data) {
    // Another person's logout ended no session of this one.
    if (heard.data.left !== user.id) return
    // Something may have been kept here after the other tab cleared it.
    forgetKept(user.id)
    setUser(client, null)
    client.removeQueries({ predicate: isNotUser })
    toast({ title: 'Je bent uitgelogd', description: 'Dat gebeurde in een ander tabblad.' })
  } else if (heard.data.came !== user.id) {
    // Until the server has said whose session it is, nobody's screen may stand here.
    client.removeQueries({ predicate: isNotUser })
    void client.resetQueries({ queryKey: userQuery.queryKey })
  }
}

/** Tells the other tabs who works here, and follows what they say. */
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
