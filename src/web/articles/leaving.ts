// The rooms that were left while something of them was not on the server: whoever opens the article again waits for the last save of
// its room of before, which would else be another window's. Knows no text.

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

/** Resolves once nothing is under way of a room of this article that was left. */
export async function untilLeft(articleId: number): Promise<void> {
  const over = leaving.get(articleId)
  if (over === undefined) return
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([over, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))])
  clearTimeout(timer)
}
