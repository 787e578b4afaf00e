// The storages of a browser, where there is none: until the test that set them up is over.

/** A storage as browsers have it; `full` makes it refuse to write. */
export class TestStorage {
  full = false
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  key = (at: number) => [...this.#items.keys()][at] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException('vol', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

type Place = 'localStorage' | 'sessionStorage'

/** Puts `storage` where scripts find it. Returns it. */
export function installStorage(place: Place, storage = new TestStorage()): TestStorage {
  Object.defineProperty(globalThis, place, { value: storage, configurable: true })
  return storage
}

export const removeStorage = (place: Place) => void Reflect.deleteProperty(globalThis, place)
