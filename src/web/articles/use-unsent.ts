// The texts that are on this device only, for the list of articles: which there are, and sending them all. Renders nothing.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listKeys } from '#web/http/query-client.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isSameText, isWholeText, textOf } from './article-text.ts'
import { forgetDraft, type Draft } from './draft-store.ts'
import { sendText } from './send-draft.ts'
import { draftsKey, useOwnDrafts } from './use-own-drafts.ts'

export function useUnsent() {
  const client = useQueryClient()
  const { id } = useLoggedInUser()
  const { data: drafts = [] } = useOwnDrafts()
  const [sending, setSending] = useState(false)

  async function send() {
    setSending(true)
    const left: string[] = []
    for (const draft of drafts) {
      const why = await problemOf(draft)
      if (why === null) await forgetDraft(draft.key)
      else left.push(why)
    }
    setSending(false)
    await Promise.all([
      client.invalidateQueries({ queryKey: draftsKey(id) }),
      client.invalidateQueries({ queryKey: listKeys.articles }),
    ])
    const [first] = left
    if (first === undefined) toast({ title: drafts.length === 1 ? 'Tekst opgeslagen' : 'Teksten opgeslagen' })
    else toast({ variant: 'destructive', title: 'Niet alles is verstuurd', description: first })
  }
  return {
    texts: drafts.map(({ key, articleId, text, at }) => ({ key, articleId, title: text.title, at })),
    sending,
    send: () => void send(),
  }
}

/** Sends one. What another try with its key had added already may be of before: then this text goes over it. */
async function sendWhole(draft: Pick<Draft, 'text' | 'articleId' | 'version' | 'origin'>) {
  const reply = await sendText(draft)
  const { article } = reply
  if (draft.articleId !== null || article === undefined || isSameText(draft.text, textOf(article))) return reply
  return sendText({ ...draft, articleId: article.id, version: article.version, closeBefore: 'save' })
}

/** Sends one. Why it could not be sent, in words for people; null when it was. */
async function problemOf({ text, articleId, version, origin }: Draft): Promise<string | null> {
  const name = text.title.trim() === '' ? 'Een tekst zonder titel' : `‘${text.title.trim()}’`
  if (!isWholeText(text)) return `${name} is nog te kort: open hem met Bekijk en vul hem aan.`
  const { sent } = await sendWhole({ text, articleId, version, origin })
  if (sent === 'saved') return null
  if (sent === 'conflict')
    return `${name} is intussen ook elders gewijzigd: open hem met Bekijk en kies welke tekst blijft.`
  if (sent === 'waiting') return 'De server is nu niet bereikbaar. Je teksten staan veilig op dit apparaat.'
  return sent.isGone
    ? `${name} hoort bij een artikel dat is verwijderd: open hem met Bekijk.`
    : `${name}: ${sent.refused}`
}
