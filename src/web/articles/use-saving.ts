// Saves the text of one article in one window: on the server after a rest, on the device within a second. Knows no editor.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { listKeys } from '#web/http/query-client.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { enter, leaveBehind } from './leaving.ts'
import { isSameText, isWholeText, textOf, type ArticleText } from './article-text.ts'
import { draftKey, forgetDraft, keepDraft, keepInHaste, type Draft, type Origin } from './draft-store.ts'
import { sendText, type SaveWish } from './send-draft.ts'
import { windowName, windowNameNow } from './window-name.ts'
import { Saver, type SaveState, type Sent } from './saver.ts'
import { keepArticle } from './use-article.ts'
import { draftsKey } from './use-own-drafts.ts'

export interface Saving {
  state: SaveState
  /** Whether the browser keeps nothing: then what is not on the server is in this window only. */
  isUnkept: boolean
  /** The version that is being edited; null before the server has the article. */
  version: number | null
  /** Something was typed; with `closeBefore` what the server has becomes a version first. */
  touch: (how?: Pick<SaveWish, 'closeBefore'>) => void
  saveNow: (wish?: SaveWish) => Promise<SaveState>
  /**
   * What stands there is from now on typed over `article`, a later version: with `saved` its text is what stands there, else what
   * stands there is saved over it, and its text becomes a version.
   */
  takeOver: (article: Article, how: { saved: boolean }) => Promise<SaveState>
  /** Saves a text over `over`, of which the text becomes a version, while this room waits for its user to choose. */
  sendAside: (text: ArticleText, over: Article) => ReturnType<typeof sendText>
  /** What stands there is kept elsewhere: nothing of it is kept or sent from here. */
  letGo: () => Promise<SaveState>
  hasUnsent: () => boolean
  /** For how long nothing was typed, in ms. */
  restingMs: () => number
  /** The number of the last save, also while the component has not been rendered again. */
  latest: () => number | null
}

interface SavingParts {
  /** null: the server does not have it yet. */
  article: Article | null
  /** With which version the text that stands there began, where that is not the article's: a draft of before. */
  version: number | null
  origin: Origin
  /** The key of the draft that stands there again, perhaps of a window that is gone: this window answers for it now. */
  adopted: string | null
  read: () => ArticleText
  /** The server has a new article. */
  onAdded: (article: Article) => void
}

export function useSaving(parts: SavingParts): Saving {
  const client = useQueryClient()
  const { id: userId } = useLoggedInUser()
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null })
  const [isUnkept, setUnkept] = useState(false)
  const [version, setVersion] = useState(parts.version)
  const base = useRef({ id: parts.article?.id ?? null, version: parts.version })
  const wish = useRef<SaveWish>({})
  const left = useRef<ArticleText>(undefined)
  const reading = useEffectEvent(parts.read)
  const added = useEffectEvent(parts.onAdded)
  const { origin, adopted } = parts

  function draftNow(text: ArticleText, windowId: string): Draft {
    const { id, version: over } = base.current
    const key = draftKey(userId, id, origin.key, windowId)
    return { key, userId, articleId: id, windowId, text, version: over, origin, at: Date.now() }
  }
  const keepGoing = useEffectEvent(() => {
    const name = windowNameNow()
    if (saver.hasUnsent && name !== undefined) keepInHaste(draftNow(parts.read(), name))
  })

  const saver = useMemo(() => {
    const own = base.current
    let kept: string | undefined
    // The list of articles may be on the screen by the time that a draft is kept or forgotten.
    const changed = () => void client.invalidateQueries({ queryKey: draftsKey(userId), exact: true })
    const take = (article: Article) => {
      own.version = article.version
      setVersion(article.version)
      keepArticle(client, article)
      void client.invalidateQueries({ queryKey: listKeys.articles, predicate: ({ queryKey }) => queryKey[1] !== 'one' })
    }
    async function send(text: ArticleText, how: { close: boolean }): Promise<Sent> {
      const isNew = own.id === null
      const wished = wish.current
      const { sent, article } = await sendText({
        text,
        articleId: own.id,
        version: own.version,
        origin,
        ...wished,
        close: how.close || wished.close === true,
      })
      if (article === undefined) return sent
      own.id = article.id
      take(article)
      // What was wished meanwhile is for the next save.
      if (wish.current === wished) wish.current = {}
      if (!isNew) return sent
      // What another try with this key had added already may be of before.
      if (!isSameText(text, textOf(article))) return send(text, how)
      added(article)
      return sent
    }
    return new Saver<ArticleText>({
      // Of a room that was left, what stood there then: a save that was under way is held against that.
      read: () => left.current ?? reading(),
      isWhole: isWholeText,
      isSame: isSameText,
      send,
      async keep(text) {
        const draft = draftNow(text, await windowName())
        const { key } = draft
        // The article got its number while it was kept under none.
        if (kept !== undefined && kept !== key) await forgetDraft(kept)
        kept = key
        const isKept = await keepDraft(draft)
        // Moved, not copied: else it would be left behind under the name of a window that never comes back.
        if (isKept && adopted !== null && adopted !== key) await forgetDraft(adopted)
        setUnkept(!isKept)
        changed()
      },
      async forget() {
        setUnkept(false)
        const name = await windowName()
        const keys = new Set([kept, adopted, draftKey(userId, own.id, origin.key, name)])
        for (const key of keys) if (key != null) await forgetDraft(key)
        kept = undefined
        changed()
      },
      now: () => Date.now(),
      tell: setState,
    })
    // The room of an article is mounted anew for another one: nothing of these changes within it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])

  useEffect(() => {
    const own = base.current
    left.current = undefined
    saver.begin()
    const reached = () => saver.reached()
    const hidden = () => {
      if (document.visibilityState === 'hidden') void send()
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsent && unkept.current) event.preventDefault()
    }
    const going = () => keepGoing()
    const send = () => (saver.hasUnsent ? saver.keepNow().then(() => saver.saveNow()) : Promise.resolve())
    const closed = enter(send)
    window.addEventListener('pagehide', going)
    window.addEventListener('online', reached)
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('beforeunload', leave)
    return () => {
      closed()
      window.removeEventListener('pagehide', going)
      window.removeEventListener('online', reached)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('beforeunload', leave)
      // What is left of it goes to the server; on the device it is in any case.
      left.current = reading()
      // Unless the room is there again: in development an effect runs twice.
      leaveBehind(own.id, send(), () => void (left.current !== undefined && saver.end()))
    }
  }, [saver])
  const unkept = useRef(isUnkept)
  unkept.current = isUnkept

  return {
    state,
    isUnkept,
    version,
    touch(how) {
      if (how) wish.current = { ...wish.current, ...how }
      saver.touch()
    },
    saveNow(how = {}) {
      wish.current = { ...wish.current, ...how }
      return saver.saveNow({ close: how.close === true })
    },
    takeOver(article, { saved }) {
      // A save of here came after it.
      if (article.version < (base.current.version ?? 0)) return Promise.resolve(saver.state)
      base.current.version = article.version
      setVersion(article.version)
      // Of somebody else's article no notice comes.
      keepArticle(client, article)
      if (!saved) wish.current = { ...wish.current, closeBefore: 'save' }
      return saver.settled({ saved })
    },
    sendAside: (text, { id, version: over }) =>
      sendText({ text, articleId: id, version: over, origin, closeBefore: 'save' }),
    letGo: () => saver.settled({ saved: true }),
    hasUnsent: () => saver.hasUnsent,
    restingMs: () => saver.restingMs,
    latest: () => base.current.version,
  }
}
