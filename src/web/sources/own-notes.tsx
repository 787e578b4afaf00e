// What has to be said about an article in the bar that stands in the list of articles: that it was changed there since, or
// deleted, with what can be done about it.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call, isProblem } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import type { Article } from './article.ts'
import { BarNote } from './bar-note.tsx'
import { articleFrom, withoutOrigin } from './own-article.ts'
import { useArticle } from './use-article.ts'
import { headsKey, useStanding } from './use-own-head.ts'

/** Renders nothing for an article that is as it was. `id`: that of the list. */
export function OwnNotes({ article, id }: { article: Article; id: number }) {
  const { change } = useArticle()
  const client = useQueryClient()
  const standing = useStanding(article, id)
  const [pending, setPending] = useState(false)

  async function refresh() {
    setPending(true)
    try {
      const next = await articleFrom(await call(readArticle, { params: { id } }), article)
      if (next === null) toast({ variant: 'destructive', title: 'Niet ververst', description: NOTHING_IN_IT })
      else change(article.id, next)
    } catch (error) {
      // Then the note says so itself.
      if (!isProblem(error, 'notFound')) tellFailure('Niet ververst', error)
    }
    // What it is held against is asked again, so that the note goes away.
    await client.invalidateQueries({ queryKey: headsKey })
    setPending(false)
  }
  if (standing === 'same') return null
  if (standing === 'gone')
    return (
      <BarNote
        className="items-center!"
        action={
          <Button kind="quiet" size="small" className="-my-1" onClick={() => change(article.id, withoutOrigin)}>
            Houd alleen de tekst
          </Button>
        }
      >
        Dit artikel is verwijderd. Je kunt met de tekst verder; wat je maakt, staat dan bij geen artikel.
      </BarNote>
    )
  return (
    <BarNote
      className="items-center!"
      action={
        <Button kind="quiet" size="small" className="-my-1" pending={pending} onClick={() => void refresh()}>
          Ververs
        </Button>
      }
    >
      Dit artikel is gewijzigd sinds het hier staat.
    </BarNote>
  )
}

/** Why an article cannot be given to the tools. */
export const NOTHING_IN_IT = 'In dit artikel staat nog geen tekst om te lezen.'
