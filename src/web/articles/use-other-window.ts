// What another window saves of the same article: taken over where nothing was typed here, else the user chooses. Renders nothing.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isSameText, isWholeText, textOf, type ArticleText } from './article-text.ts'
import type { RoomText } from './use-room-text.ts'
import type { Saving } from './use-saving.ts'

/** @param article as the server has it, as far as is known here. */
export function useOtherWindow(article: Article | null, { read, put }: RoomText, saving: Saving) {
  const [theirs, setTheirs] = useState<Article>()
  const { kind } = saving.state

  const follow = useEffectEvent((next: Article) => {
    if (saving.version === null || next.version <= saving.version || saving.state.kind === 'sending') return
    if (isSameText(read(), textOf(next))) return void saving.takeOver(next, { saved: true })
    if (saving.hasUnsent()) return setTheirs(next)
    put(textOf(next))
    void saving.takeOver(next, { saved: true })
    toast({ title: 'Bijgewerkt', description: 'Dit artikel is in een ander venster opgeslagen.' })
  })
  /** The server refused a save: what it has must be seen before anything is chosen. */
  const compare = useEffectEvent(async (id: number) => {
    try {
      setTheirs(await call(readArticle, { params: { id } }))
    } catch (error) {
      tellFailure('De nieuwere versie kon niet worden opgehaald', error)
    }
  })
  useEffect(() => {
    // Looked at again once a save is over: what it saved is no news.
    const timer = setTimeout(() => {
      if (article === null) return
      if (kind === 'conflict') void compare(article.id)
      else follow(article)
    })
    return () => clearTimeout(timer)
  }, [article, kind])

  /** Saves `text` over what the other window saved, which becomes a version. */
  function choose(text: ArticleText, over: Article) {
    put(text)
    setTheirs(undefined)
    void saving.takeOver(over, { saved: false })
  }
  return {
    theirs,
    close: () => setTheirs(undefined),
    keepMine: (over: Article) => choose(read(), over),
    keepBoth: (content: string, over: Article) => choose({ ...read(), content }, over),
    /** The other window's text stays, and what was typed here becomes a version too. */
    async giveWay(over: Article) {
      setTheirs(undefined)
      if (isWholeText(read())) {
        const after = await saving.takeOver(over, { saved: false })
        if (after.kind === 'conflict') return
        if (after.kind !== 'saved') {
          setTheirs(over)
          const description = 'Je eigen tekst kon niet worden bewaard. Kies opnieuw zodra de server bereikbaar is.'
          return void toast({ variant: 'destructive', title: 'Nog niets gekozen', description })
        }
        put(textOf(over))
        saving.touch()
        await saving.saveNow({ closeBefore: 'save' })
      } else {
        // Too short to be kept as a version.
        put(textOf(over))
        await saving.takeOver(over, { saved: true })
      }
    },
  }
}
