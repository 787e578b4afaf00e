// What people do with an entry: it goes on the board, once, or is skipped. Knows nothing of HTTP.
import { LINK_LIMITS } from '#contract/links/link.ts'
import { Problem } from '#contract/problems.ts'
import { characterCount } from '#contract/text.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { duplicatesOf } from '../links/duplicate-store.ts'
import { findLink, insertLink, type LinkRow } from '../links/store.ts'
import { holdEntry, markEntry, type EntryRow } from './entry-store.ts'

/**
 * The inspiration link of an entry: the one that was made of it, or that has its page already, else a new one. Whoever asks at the same time
 * waits, and gets the same.
 * @throws Problem notFound.
 */
export async function keepEntry(tx: Tx, deed: Deed, id: number): Promise<LinkRow> {
  const entry = await held(tx, id)
  const made = entry.linkId === null ? undefined : await findLink(tx, entry.linkId)
  if (made !== undefined) return made
  const [there] = (await duplicatesOf(tx, [entry.urlKey]))(entry.urlKey).filter(({ deleted }) => !deleted)
  const link = (there && (await findLink(tx, there.id))) ?? (await insertLink(tx, deed, linkOf(entry)))
  await markEntry(tx, id, { state: 'kept', linkId: link.id })
  deed.tell({ topic: 'feeds' })
  return link
}

/** @throws Problem notFound, or forbiddenStep for one that is on the board. */
export async function skipEntry(tx: Tx, deed: Deed, id: number, undo: boolean): Promise<EntryRow> {
  const entry = await held(tx, id)
  if (entry.state === 'kept') throw new Problem('forbiddenStep', { message: 'Dit bericht staat al op het bord.' })
  const state = undo ? 'new' : 'skipped'
  if (entry.state === state || (undo && entry.state === 'muted')) return entry
  await markEntry(tx, id, { state })
  deed.tell({ topic: 'feeds' })
  return { ...entry, state }
}

async function held(tx: Tx, id: number): Promise<EntryRow> {
  const entry = await holdEntry(tx, id)
  if (entry === undefined)
    throw new Problem('notFound', {
      message: 'Dit bericht staat niet meer in de lijst. Misschien is de feed verwijderd.',
    })
  return entry
}

function linkOf({ title, url, excerpt, feedTitle }: EntryRow) {
  const isLongEnough = characterCount(title) >= LINK_LIMITS.titleLeast
  return {
    title: isLongEnough ? title : `${title} (${new URL(url).hostname})`,
    url,
    notes: [excerpt, `Bron: ${feedTitle}`].filter(Boolean).join('\n\n'),
    status: 'Open' as const,
    additionalNotes: null,
  }
}
