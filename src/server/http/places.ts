// A collection of what is under way. Knows nothing of requests.

/**
 * An array whose freed slots are reused. With a Map or a Set, whose old tables refer to each other, a dozen kilobytes of
 * every finished request stayed in memory.
 */
export class Places<One extends object> {
  readonly #places: (One | undefined)[] = []
  /** The free slots. */
  readonly #freed: number[] = []

  /** Takes a place. Returns the function that frees it, to be called once. */
  take(one: One): () => void {
    const place = this.#freed.pop() ?? this.#places.length
    this.#places[place] = one
    return () => {
      this.#places[place] = undefined
      this.#freed.push(place)
    }
  }

  /** How many places are taken. */
  get taken(): number {
    return this.#places.length - this.#freed.length
  }

  /** Those under way, in no order. */
  all(): One[] {
    return this.#places.filter((one) => one !== undefined)
  }
}
