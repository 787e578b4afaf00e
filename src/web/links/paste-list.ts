// The state of a list of pasted links: each is looked up, corrected by the user, and added to the board one by one.
// Knows no React; reaches the server only through the calls it is given.
import { addressKey } from '#contract/links/address-key.ts'
import { newLink } from '#contract/links/link.ts'
import type { Duplicate, LinkPreview } from '#contract/links/preview.ts'
import { failureMessage, problemOf, wasAborted } from '#web/http/call.ts'
import type { FoundLink } from './pasted-text.ts'

export interface PastedLink {
  /** Identifies it in the list. */
  url: string
  stage: 'looking' | 'ready' | 'adding'
  /** Whether the user wants it added. */
  chosen: boolean
  title: string
  notes: string
  imageUrl: string | null
  /** Why its page could not be read. */
  problem: string | null
  duplicates: readonly Duplicate[]
  /** Whether the same page also stands higher in the list. */
  repeated: boolean
  /** Why it was not added. */
  failure: string | null
}

export interface PasteState {
  /** The links that have not been added. */
  links: readonly PastedLink[]
  /** How many links have been looked up so far, of how many that were `asked`. */
  looked: number
  asked: number
  /** While links are being added: how many were tried, of how many. */
  adding: { tried: number; of: number } | null
}

/** A link to add, as the board's endpoint takes it. */
export interface LinkToAdd {
  title: string
  url: string
  notes: string
  status: 'Open'
}

export interface PasteCalls {
  preview: (url: string, signal: AbortSignal) => Promise<LinkPreview>
  keepImage: (id: number, imageUrl: string) => Promise<unknown>
}

/** Puts one link on the board; rejects when that fails. */
export type AddLink = (link: LinkToAdd) => Promise<{ id: number }>

export interface Added {
  added: number
  failed: number
  /** How many of the added links have an image that could not be stored. */
  withoutImage: number
}

/** How many links are looked up at the same time: as many as the server looks up for one request. */
const LOOKED_UP_AT_ONCE = 4

const nothing: PasteState = { links: [], looked: 0, asked: 0, adding: null }

export type PasteList = ReturnType<typeof createPasteList>

/** A new, empty list. `state` and `subscribe` fit useSyncExternalStore. */
export function createPasteList(calls: PasteCalls) {
  let state = nothing
  /** Aborts the requests that look up the current list. */
  let leaving = new AbortController()
  let stopped = false
  const listeners = new Set<() => void>()

  function store(next: PasteState): void {
    state = next
    for (const listener of listeners) listener()
  }
  function change(url: string, fields: Partial<PastedLink>): void {
    store({ ...state, links: state.links.map((link) => (link.url === url ? { ...link, ...fields } : link)) })
  }

  async function lookUp(url: string, signal: AbortSignal): Promise<void> {
    const found = await calls.preview(url, signal).catch((error: unknown) => {
      if (wasAborted(error)) throw error
      return { title: null, description: null, imageUrl: null, problem: failureMessage(error), duplicates: [] }
    })
    const before = state.links.find((link) => link.url === url)
    if (signal.aborted || !before) return
    const isThere = found.duplicates.some(({ deleted }) => !deleted)
    change(url, {
      stage: 'ready',
      // What the user typed meanwhile, or pasted with the link, is not replaced.
      title: before.title || (found.title ?? ''),
      notes: before.notes || (found.description ?? ''),
      imageUrl: found.imageUrl,
      problem: found.problem,
      duplicates: found.duplicates,
      chosen: before.chosen && !isThere,
    })
    store({ ...state, looked: state.looked + 1 })
  }

  function stopAdding(): void {
    stopped = true
  }
  function leave(): void {
    leaving.abort()
    stopAdding()
  }

  return {
    state: (): PasteState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /**
     * Begins a new list and looks up each of its addresses; a title that was pasted with one stays. Resolves when all have
     * been looked up, or when the list is left.
     */
    async lookUpAll(pasted: readonly FoundLink[]): Promise<void> {
      leaving.abort()
      leaving = new AbortController()
      const { signal } = leaving
      const keys = pasted.map(({ url }) => addressKey(url))
      const links = pasted.map(({ url, title }, at): PastedLink => {
        const repeated = keys.indexOf(keys[at] ?? '') < at
        const empty = { notes: '', imageUrl: null, problem: null, duplicates: [], failure: null }
        return { url, title, stage: 'looking', chosen: !repeated, repeated, ...empty }
      })
      store({ links, looked: 0, asked: pasted.length, adding: null })
      const queue = pasted.values()
      const lane = async () => {
        for (const { url } of queue) await lookUp(url, signal)
      }
      await Promise.all(Array.from({ length: LOOKED_UP_AT_ONCE }, lane)).catch((error: unknown) => {
        if (!wasAborted(error)) throw error
      })
    },

    edit(url: string, fields: Partial<Pick<PastedLink, 'title' | 'notes' | 'chosen'>>): void {
      change(url, fields)
    },

    /** Stops adding after the link under way; the others stay in the list. */
    stopAdding,

    /** Stops looking up and adding: nobody waits for this list any more. */
    leave,

    clear(): void {
      leave()
      store(nothing)
    },

    /** Adds the links that are chosen and looked up, one by one, with their images. A failed one stays, with the reason. */
    async addChosen(add: AddLink): Promise<Added> {
      const urls = addable(state).map(({ url }) => url)
      stopped = false
      const result = { added: 0, failed: 0, withoutImage: 0 }
      for (const [tried, url] of urls.entries()) {
        const link = state.links.find((other) => other.url === url)
        if (!link || stopped) break
        store({ ...state, adding: { tried, of: urls.length } })
        const filled: LinkToAdd = { title: link.title, url, notes: link.notes, status: 'Open' }
        const wrong = newLink.safeParse(filled).error?.issues[0]?.message
        if (wrong !== undefined) {
          result.failed += 1
          change(url, { failure: wrong })
          continue
        }
        change(url, { stage: 'adding', failure: null })
        try {
          const { id } = await add(filled)
          result.added += 1
          if (link.imageUrl !== null)
            await calls.keepImage(id, link.imageUrl).catch(() => void (result.withoutImage += 1))
          store({ ...state, links: state.links.filter((other) => other.url !== url) })
        } catch (error) {
          result.failed += 1
          change(url, { stage: 'ready', failure: problemOf(error).errors?.['title'] ?? failureMessage(error) })
        }
      }
      store({ ...state, adding: null })
      return result
    },
  }
}

/** The links that a click on 'Voeg toe' is about. */
export const addable = ({ links }: PasteState) => links.filter(({ stage, chosen }) => stage === 'ready' && chosen)
