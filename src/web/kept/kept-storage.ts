// What outlives a reload of the page, in the browser's own storage, per user and name. Never throws: the storage may be
// full, closed, or hold what something else wrote. Knows nothing of what is kept.

const prefix = (userId: number) => `kopij:${userId}:`

/** What stands under `name`, parsed but not checked; undefined when there is nothing, or nothing that parses. */
export function readKept(userId: number, name: string): unknown {
  try {
    const text = localStorage.getItem(prefix(userId) + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeKept(userId: number, name: string, value: unknown): void {
  const key = prefix(userId) + name
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Rather nothing after a reload than what stood there before.
    remove(key)
  }
}

/** Everything of this user goes; what others kept in this browser stays. */
export function forgetKept(userId: number): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key.startsWith(prefix(userId))) remove(key)
  } catch {
    // A storage that is closed holds nothing.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A storage that is closed holds nothing.
  }
}
