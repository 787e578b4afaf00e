// The rooms of articles in this window: those that are open can be asked to send, and who opens one again that was left waits for the last
// save of before, which would else be another window's. Knows no text.

/** Longest wait for a save of a room that was left, in ms: a line that is lost may never answer. */
const PATIENCE_MS = 3_000

const leaving = new Map<number, Promise<void>>()

/**
 * @param articleId null: a new article, which nobody can open by its number.
 * @param last the last save, which never rejects.
 * @param end called when it is over: from then on what is left is on the device only.
 */
export function leaveBehind(articleId: number | null, last: Promise<unknown>, end: () => void): void {
  const over = ending(last, end)
  if (articleId !== null) leaving.set(articleId, over)
}

async function ending(last: Promise<unknown>, end: () => void): Promise<void> {
  await last
  end()
}

const open = new Set<() => Promise<unknown>>()

/**
 * A room is there.
 * @param send sends what is not on the server of it; never rejects.
 * @returns tells that it is there no longer.
 */
export function enter(send: () => Promise<unknown>): () => void {
  open.add(send)
  return () => void open.delete(send)
}

/** Has the rooms that are open send what is not on the server. */
export const sendOpen = (): Promise<void> => patiently(Promise.all([...open].map((send) => send())))

/** Resolves once nothing is under way of a room of this article that was left. */
export async function untilLeft(articleId: number): Promise<void> {
  const over = leaving.get(articleId)
  if (over !== undefined) await patiently(over)
}

async function patiently(over: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([over, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))])
  clearTimeout(timer)
}
