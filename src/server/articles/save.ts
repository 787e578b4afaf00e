// Saves texts: reads them before the transaction that keeps them, and bounds how much one person may have kept. Knows no SQL and no HTTP.
import type { EditedArticle, NewArticle } from '#contract/articles/article.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { limitPerUser } from '../http/waiting.ts'
import { MovedOn, mustBeCarried } from './rules.ts'
import { checkRoom, insertArticle, updateArticle, type CountKept, type Kept, type ReadText } from './save-store.ts'
import { findMarked, NEWER, readOwnHead, type ArticleRow } from './store.ts'
import { carryMarks, readFacts } from './text-work.ts'
import { restoreVersion } from './version-steps.ts'
import { readVersion } from './version-store.ts'

/** How much of articles one person may have kept in a minute, in bytes: a writer of the longest one saves it every three seconds. */
export const SAVED_BYTES_PER_MINUTE = 20 * 1024 * 1024

/** How often a text is read again because its article was saved meanwhile: each time somebody else's save went before. */
const MOST_AGAIN = 5

export interface Saving {
  /** For what is kept of a text by another way than the ones below. */
  count: CountKept
  add: (user: PublicUser, fields: NewArticle) => Promise<ArticleRow>
  save: (user: PublicUser, id: number, edit: EditedArticle) => Promise<ArticleRow>
  /** Puts the text of a version back. */
  restore: (
    user: PublicUser,
    which: { id: number; n: number; version: number | null | undefined },
  ) => Promise<ArticleRow>
}

/**
 * One for all ways in which a text is kept. Each throws what its store does, Problem tooManyTries for who has too much kept, or textsBusy;
 * then nothing was saved. A browser that closes its window does not wait for the answer: what it sent is saved all the same.
 * @param limited false lets everyone save as much as they like: only for load tests on a closed machine.
 */
export function createSaving(site: Site, limited: boolean): Saving {
  const { db, texts } = site
  const pace = limitPerUser(limited, {
    points: SAVED_BYTES_PER_MINUTE,
    seconds: 60,
    what: 'Je slaat nu erg veel tekst op.',
  })
  const count: CountKept = (userId, ...kept) =>
    pace(
      userId,
      kept.reduce<number>((sum, one) => sum + bytesOf(one), 0),
    )

  /** The marks of what models wrote, over a text that says nothing of them. */
  async function carry(user: PublicUser, id: number, edit: EditedArticle): Promise<ReadText['carried']> {
    // The editor says where they are.
    const before = edit.blocks === undefined ? await findMarked(db, user.id, id) : undefined
    if (before === undefined || !mustBeCarried(before, edit.content)) return undefined
    const { version, content, blocks } = before
    const asked = { before: content, content: edit.content, marks: blocks }
    return { of: version, marks: await texts.work(carryMarks, asked, { userId: user.id }) }
  }

  return {
    count,
    async add(user, fields) {
      count(user.id, ...Object.values(fields))
      const facts = await texts.work(readFacts, fields.content, { userId: user.id })
      return change(site, user, async (tx, deed) => {
        await checkRoom(tx, user, fields.key)
        return insertArticle(tx, deed, fields, facts)
      })
    },
    async save(user, id, edit) {
      count(user.id, ...keptOf(edit))
      const facts = await texts.work(readFacts, edit.content, { userId: user.id })
      for (let again = 0; ; again += 1) {
        const carried = await carry(user, id, edit)
        try {
          return await change(site, user, (tx, deed) => updateArticle(tx, deed, id, edit, { facts, carried, count }))
        } catch (error) {
          if (!(error instanceof MovedOn)) throw error
          if (again === MOST_AGAIN) throw new Problem('changedMeanwhile', { message: NEWER, cause: error })
        }
      }
    },
    async restore(user, { id, n, version }) {
      await readOwnHead(db, user, id)
      const { title, content } = await readVersion(db, id, n)
      count(user.id, title, content)
      const facts = await texts.work(readFacts, content, { userId: user.id })
      return change(site, user, (tx, deed) => restoreVersion(tx, deed, { id, n }, version, { facts, count }))
    },
  }
}

/** What a save keeps of what it was sent, whatever fields are added to that; marks are counted when it is known which they are (CountKept). */
function keptOf({ version: _seen, close: _how, closeBefore: _why, blocks: _marks, ...kept }: EditedArticle): Kept[] {
  return Object.values(kept)
}

/** Of lists and fields as the text that they are kept as: of a short text there may be a megabyte of marks, and ten long sources. */
function bytesOf(kept: Kept): number {
  if (kept == null || (Array.isArray(kept) && kept.length === 0)) return 0
  return Buffer.byteLength(typeof kept === 'string' ? kept : JSON.stringify(kept))
}
