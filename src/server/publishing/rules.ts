// What may go out, what counts as changed there, and when something is tried again. No SQL, no HTTP.
import { LONGEST_DIFFERENCE, type ChangedThere } from '#contract/publishing/changed-there.ts'
import { LONGEST_AHEAD_DAYS, momentOf } from '#contract/publishing/moment.ts'
import { SEEN_GONE, type PublishInput } from '#contract/publishing/publication.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem } from '#contract/problems.ts'
import { sentBackWords } from '#contract/reviews/review.ts'
import type { ArticleRow } from '../articles/store.ts'
import type { ReturnRow } from '../reviews/return-store.ts'
import { htmlHash, textOfHtml, wordsHash } from './html-text.ts'
import type { RemotePost } from './remote.ts'
import type { PublicationRow } from './tables.ts'

const GAPS = 'Vul eerst alle open plekken in. Als concept kun je het artikel wel alvast versturen.'

/** Of what was sent and never answered: also where nothing more is to go out. */
export const MAY_STAND = 'Bij een eerdere poging kan het toch op de website zijn gekomen: kijk daar.'

/**
 * Whether an article may go out as it is: the one place that decides, asked when somebody orders it and once more when it goes. A draft is
 * read by nobody yet, and may go.
 * @param sentBack what was sent back and still binds.
 * @throws Problem gapsOpen or sentBack.
 */
export function checkMayGoOut(
  { gaps }: Pick<ArticleRow, 'gaps'>,
  { draft }: { draft: boolean },
  sentBack: readonly ReturnRow[],
): void {
  if (draft) return
  if (gaps > 0) throw new Problem('gapsOpen', { message: GAPS })
  if (sentBack.length > 0) throw new Problem('sentBack', { message: sentBackWords(sentBack.map(({ name }) => name)) })
}

type Overruling = Pick<PublishInput, 'overrule' | 'overruled'>

/** What of it still binds: an administrator overrules what they saw that was sent back, and nothing that came since. */
export function bindingOf(sentBack: readonly ReturnRow[], { overrule, overruled }: Overruling): readonly ReturnRow[] {
  if (overrule === undefined) return sentBack
  return overruled === undefined ? [] : sentBack.filter(({ id }) => !overruled.includes(id))
}

const PAST = 'Dit moment is al voorbij. Kies een later moment.'
const TOO_FAR = 'Kies een moment binnen een jaar.'

/** What is asked by `when`. @throws Problem invalidInput for a moment that is past, or more than a year away. */
export function timingOf(when: string, now: Date): { draft: boolean; plannedFor: Date | null } {
  if (when === 'draft' || when === 'now') return { draft: when === 'draft', plannedFor: null }
  const at = momentOf(when)?.at ?? now
  const refused = at <= now ? PAST : at.getTime() - now.getTime() > LONGEST_AHEAD_DAYS * DAY_MS ? TOO_FAR : undefined
  if (refused !== undefined) throw new Problem('invalidInput', { message: refused, errors: { when: refused } })
  return { draft: false, plannedFor: at }
}

const MINUTE_MS = 60_000

/** After a run without an answer that says what is wrong, in minutes: for the afternoon that a host is down. */
const AGAIN_MINUTES = [1, 5, 15, 60, 180] as const

/** When it is tried again after so many runs; null when it is given up. */
export function againAt(tries: number, now: Date): Date | null {
  const minutes = AGAIN_MINUTES[tries - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
}

/** Longer than a run may take: one that was taken up before and has said nothing since is dead. */
const DEAD_AFTER_MS = 20 * MINUTE_MS

/** Whether an order is being carried out, so that another would come on top of it. */
export function isBusy({ state, retryAt, runAt, askedAt }: PublicationRow, now: Date): boolean {
  if (state === 'waiting') return retryAt === null && now.getTime() - askedAt.getTime() < DEAD_AFTER_MS
  return state === 'sending' && now.getTime() - (runAt ?? askedAt).getTime() < DEAD_AFTER_MS
}

type Sent = Pick<PublicationRow, 'sentTitle' | 'sentHtml' | 'sendingWords'>

/**
 * Whether somebody else changed title or text since we sent it. What stands there when an answer of ours was lost is either what was
 * sent before or what was being sent.
 */
export function isChangedThere({ sentTitle, sentHtml, sendingWords }: Sent, post: RemotePost): boolean {
  if (post.title === sentTitle && post.html === sentHtml) return false
  return sendingWords === null || sendingWords !== wordsHash(post.title, post.html)
}

/** What stands there, as short as can be told; null is that nothing does any more. */
export const seenOf = (post: RemotePost | null): string => (post === null ? SEEN_GONE : htmlHash(post.title, post.html))

type Overwriting = Pick<PublicationRow, 'overwrite' | 'overwriteSeen'>

/** Whether a person said that this may be overwritten: all there may be, or what they saw and nothing that came since. */
export const mayOverwrite = ({ overwrite, overwriteSeen }: Overwriting, post: RemotePost | null): boolean =>
  overwrite && (overwriteSeen === null || overwriteSeen === seenOf(post))

/** What a person is shown of it. */
export function differenceOf(
  { sentTitle, sentHtml }: Sent,
  post: RemotePost,
  ours: { title: string; html: string },
): ChangedThere {
  const side = (title: string, html: string) => ({ title, text: textOfHtml(html).slice(0, LONGEST_DIFFERENCE) })
  return {
    theirs: side(post.title, post.html),
    sent: side(sentTitle ?? '', sentHtml ?? ''),
    ours: side(ours.title, ours.html),
    seen: seenOf(post),
    at: momentText(post.updatedAt),
  }
}

/** WordPress writes UTC without saying so. */
function momentText(updatedAt: string): string | null {
  const at = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(updatedAt) ? updatedAt : `${updatedAt}Z`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
