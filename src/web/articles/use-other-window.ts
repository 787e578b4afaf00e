// What another window saves of the same article: taken over where nothing was typed here, else the user chooses. Renders nothing.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isSameText, isWholeText, textOf, type ArticleText } from './article-text.ts'
import type { RoomText } from './use-room-text.ts'
import type { Saving } from './use-saving.ts'

/** Rest before the question is asked, in ms: a dialog in the middle of a sentence would take the keys. */
const REST_MS = 1_500

/** What the user is asked: whose text stays. */
interface Question {
  theirs: Article
  /** Whether what was chosen is being done. */
  pending?: boolean
  /** Why it could not be done. */
  problem?: string
}

/** @param article as the server has it, as far as is known here. */
export function useOtherWindow(article: Article | null, { read, put }: RoomText, saving: Saving) {
  const [question, setQuestion] = useState<Question>()
  /** The user closed it: it is asked again when they say so, and not by itself. */
  const isClosed = useRef(false)
  const { kind } = saving.state

  const follow = useEffectEvent((next: Article) => {
    if (saving.version === null || next.version <= saving.version || saving.state.kind === 'sending') return
    if (isSameText(read(), textOf(next))) return void saving.takeOver(next, { saved: true })
    // What was typed here meets it once it is saved.
    if (saving.hasUnsent()) return
    put(textOf(next), { undoable: false })
    void saving.takeOver(next, { saved: true })
    toast({ title: 'Bijgewerkt', description: 'Dit artikel is in een ander venster opgeslagen.' })
  })
  /** What the server has must be seen before anything is chosen. */
  const ask = async (id: number) => {
    try {
      const theirs = await call(readArticle, { params: { id } })
      setQuestion((before) => (before?.pending ? before : { theirs }))
    } catch (error) {
      tellFailure('De nieuwere versie kon niet worden opgehaald', error)
    }
  }
  const askAtRest = useEffectEvent((id: number): boolean => {
    const rests = saving.restingMs() >= REST_MS
    if (rests && !isClosed.current) void ask(id)
    return rests
  })
  useEffect(() => {
    if (article === null) return
    if (kind !== 'conflict') isClosed.current = false
    // Looked at again once a save is over: what it saved is no news.
    let timer = setTimeout(look)
    function look() {
      if (article === null) return
      if (kind !== 'conflict') follow(article)
      else if (!askAtRest(article.id)) timer = setTimeout(look, REST_MS / 5)
    }
    return () => clearTimeout(timer)
  }, [article, kind])

  /** Saves what stands there over what the other window saved, which becomes a version. */
  function keep(over: Article) {
    setQuestion(undefined)
    void saving.takeOver(over, { saved: false })
  }
  return {
    question,
    close() {
      isClosed.current = true
      setQuestion(undefined)
    },
    /** The user wants to choose after all. */
    ask: () => void (article !== null && ask(article.id)),
    keepMine: keep,
    keepBoth(content: string, over: Article) {
      put({ ...read(), content }, { undoable: true })
      keep(over)
    },
    /** The other window's text stays, and what was typed here becomes a version too, unless it is too short to be one. */
    async giveWay(over: Article) {
      const mine: ArticleText = read()
      const take = (base: Article, saved: boolean) => {
        put(textOf(over), { undoable: true })
        setQuestion(undefined)
        void saving.takeOver(base, { saved })
      }
      if (!isWholeText(mine)) return take(over, true)
      setQuestion({ theirs: over, pending: true })
      const { sent, article: kept } = await saving.sendAside(mine, over)
      if (kept !== undefined) return take(kept, false)
      const problem =
        typeof sent === 'object' ? sent.refused : 'De server is nu niet bereikbaar. Probeer het zo opnieuw.'
      setQuestion({ theirs: over, ...(sent !== 'conflict' && { problem }) })
      if (sent === 'conflict') void ask(over.id)
    },
  }
}
