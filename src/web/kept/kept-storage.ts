// Stores in localStorage, per user and name, what has to survive a reload of the page; what each window has of its own also in the
// storage of that window. Never throws: the storage may be full, blocked, or hold what something else wrote. Knows nothing of what is
// kept.

const prefix = (userId: number) => `kopij:${userId}:`

/** Named, and not passed: reading a storage that is blocked throws. */
type Place = 'localStorage' | 'sessionStorage'

/** The value under `name`, parsed but not checked; undefined when there is none, or none that can be parsed. */
export const readKept = (userId: number, name: string): unknown => read('localStorage', prefix(userId) + name)

/** The same that this window wrote itself, whatever others have written since; undefined in a new window. */
export const readOwn = (userId: number, name: string): unknown => read('sessionStorage', prefix(userId) + name)

/** Tells whether the value will be there after a reload. */
export const writeKept = (userId: number, name: string, value: unknown): boolean =>
  write('localStorage', prefix(userId) + name, value)

/** Writes it for this window alone. */
export const writeOwn = (userId: number, name: string, value: unknown): boolean =>
  write('sessionStorage', prefix(userId) + name, value)

/** Removes everything of this user; what other users keep in this browser stays. */
export function forgetKept(userId: number): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      const keys = Array.from({ length: globalThis[place].length }, (_, at) => globalThis[place].key(at) ?? '')
      for (const key of keys) if (key.startsWith(prefix(userId))) remove(place, key)
    } catch {
      // A storage that is blocked holds nothing.
    }
}

function read(place: Place, key: string): unknown {
  try {
    const text = globalThis[place].getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function write(place: Place, key: string, value: unknown): boolean {
  try {
    globalThis[place].setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Better nothing after a reload than an outdated value.
    remove(place, key)
    return false
  }
}

function remove(place: Place, key: string): void {
  try {
    globalThis[place].removeItem(key)
  } catch {
    // A storage that is blocked holds nothing.
  }
}
