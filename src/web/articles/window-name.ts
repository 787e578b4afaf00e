// The name of this window, which stays over a reload, and which other windows are open: each holds a lock by its name, which the
// browser lets go when the window is closed or dies.
import { newKey } from '#web/sources/new-key.ts'

const NAME = 'kopij:window'
const lockOf = (name: string) => `kopij-window-${name}`

let naming: Promise<string> | undefined
let named: string | undefined

/** A duplicated window copies the name of the one it was made of: who finds it taken, takes another. */
export function windowName(): Promise<string> {
  naming ??= take(remembered() ?? newKey()).then((name) => (named = name))
  return naming
}

/** The same for who cannot wait; undefined as long as it is not known. */
export const windowNameNow = (): string | undefined => named

async function take(name: string): Promise<string> {
  remember(name)
  if (!('locks' in navigator)) return name
  const isMine = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held until the window is gone.
      return lock === null ? undefined : new Promise(() => {})
    })
  })
  return isMine ? name : take(newKey())
}

/** The names of the windows that are open; null where the browser cannot tell. */
export async function openWindows(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null
  const { held = [] } = await navigator.locks.query()
  const prefix = lockOf('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}

function remember(name: string): void {
  try {
    sessionStorage.setItem(NAME, name)
  } catch {
    // Without storage the name lasts as long as the page.
  }
}
