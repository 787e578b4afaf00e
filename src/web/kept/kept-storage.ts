// Stores in localStorage, per user and name, what has to survive a reload of the page. Never throws: the storage may be
// full, blocked, or hold what something else wrote. Knows nothing of what is kept.

const prefix = (userId: number) => `kopij:${userId}:`

/** The value under `name`, parsed but not checked; undefined when there is none, or none that can be parsed. */
export function readKept(userId: number, name: string): unknown {
  try {
    const text = localStorage.getItem(prefix(userId) + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tells whether the value will be there after a reload. */
export function writeKept(userId: number, name: string, value: unknown): boolean {
  const key = prefix(userId) + name
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Better nothing after a reload than an outdated value.
    remove(key)
    return false
  }
}

/** Removes everything of this user; what other users keep in this browser stays. */
export function forgetKept(userId: number): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    for (const key of keys) if (key.startsWith(prefix(userId))) remove(key)
  } catch {
    // A storage that is blocked holds nothing.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A storage that is blocked holds nothing.
  }
}
