// Texts that are on this device only: in IndexedDB, per user, article and window. Never throws: a browser may keep nothing, or
// have no room. Knows no editor and no call.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { z } from 'zod'
import type { newArticle } from '#contract/articles/article.ts'
import { newKey } from '#web/sources/new-key.ts'
import { isEmptyText, type ArticleText } from './article-text.ts'

/** What goes along with an article when it is added, and is not edited. */
export interface Origin extends Pick<z.input<typeof newArticle>, 'originalContent' | 'sources' | 'linkId'> {
  /** With one key an article is added once, however often it is sent. */
  key: string
}

export interface Draft {
  /** Of user, article and window; a new article goes by the key of its origin. */
  key: string
  userId: number
  /** null: an article that the server does not have yet. */
  articleId: number | null
  /** Names the window that it is typed in. */
  windowId: string
  text: ArticleText
  /** The version that it was typed over; null for a new article. */
  version: number | null
  origin: Origin
  /** When it was last kept, in ms since 1970. */
  at: number
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { userId: number } }
}

let opening: Promise<IDBPDatabase<Drafts>> | undefined

function open(): Promise<IDBPDatabase<Drafts>> {
  opening ??= openDB<Drafts>('kopij', 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'key' }).createIndex('userId', 'userId')
    },
    // Another window wants a newer layout: this one lets go, and opens again with its next draft.
    blocking: (_now, _next, event) => {
      ;(event.target as IDBDatabase | null)?.close()
      opening = undefined
    },
    terminated: () => void (opening = undefined),
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

export const draftKey = (userId: number, articleId: number | null, originKey: string, windowId: string) =>
  `${userId}/${articleId ?? `nieuw-${originKey}`}/${windowId}`

/** Keeps a draft in place of the one before. Tells whether it is there now. */
export async function keepDraft(draft: Draft): Promise<boolean> {
  try {
    await (await open()).put('drafts', draft)
    localStorage.removeItem(HASTE + draft.key)
    return true
  } catch {
    return false
  }
}

/** Before the keys of what was kept in haste. */
const HASTE = 'kopij/haast/'

/** Keeps a draft of a page that is going: by the time that IndexedDB has it, the page would be gone. Where it does not fit, not. */
export function keepInHaste(draft: Draft): void {
  try {
    localStorage.setItem(HASTE + draft.key, JSON.stringify(draft))
  } catch {
    // What was kept before it is there.
  }
}

/** Puts what was kept in haste with the others, unless one of later is there. */
async function settleHaste(db: IDBPDatabase<Drafts>): Promise<void> {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(HASTE))) {
    const draft = JSON.parse(localStorage.getItem(name) ?? 'null') as Draft | null
    if (draft !== null && ((await db.get('drafts', draft.key))?.at ?? 0) < draft.at) await db.put('drafts', draft)
    localStorage.removeItem(name)
  }
}

/** Keeps a text as that of a new article. Resolves to the key of its draft; null where the browser keeps nothing. */
export async function keepAsNew(of: Pick<Draft, 'userId' | 'windowId' | 'text'> & { origin: Omit<Origin, 'key'> }) {
  const origin = { ...of.origin, key: newKey() }
  const key = draftKey(of.userId, null, origin.key, of.windowId)
  const isKept = await keepDraft({ ...of, key, articleId: null, version: null, origin, at: Date.now() })
  return isKept ? key : null
}

export async function forgetDraft(key: string): Promise<void> {
  try {
    localStorage.removeItem(HASTE + key)
    await (await open()).delete('drafts', key)
  } catch {
    // What cannot be reached cannot be shown either.
  }
}

/** Every draft of this user, newest first; none where the browser keeps nothing. */
export async function draftsOf(userId: number): Promise<Draft[]> {
  try {
    const db = await open()
    await settleHaste(db).catch(() => {})
    const found = await db.getAllFromIndex('drafts', 'userId', userId)
    return found.toSorted((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

/** The titles of the texts of this user that are on this device only; of one without a title its first words. */
export async function unsentTitles(userId: number): Promise<string[]> {
  const drafts = await draftsOf(userId)
  return drafts
    .filter(({ text }) => !isEmptyText(text))
    .map(({ text }) => text.title.trim() || `${text.content.trim().slice(0, 40)}…`)
}
