// Which bar or dialog of the editor is open: a store of its own, because keys, buttons and the menu behind `/` open the same ones.
// Renders nothing.

/** The bar with find and replace, and the dialogs for a link, a picture and the keys. */
export type EditorPanel = 'find' | 'link' | 'picture' | 'keys'

export class EditorScreen {
  panel: EditorPanel | null = null
  #slashKey: ((event: KeyboardEvent) => boolean) | null = null
  readonly #listeners = new Set<() => void>()

  /** Opens one instead of the one that is open; null closes it. */
  open(panel: EditorPanel | null): void {
    this.panel = panel
    for (const listener of this.#listeners) listener()
  }

  /** Who answers keys while the menu behind `/` is open; null for nobody. */
  answerKeys(answer: ((event: KeyboardEvent) => boolean) | null): void {
    this.#slashKey = answer
  }

  /** Whether somebody did something with this key. */
  slashKey(event: KeyboardEvent): boolean {
    return this.#slashKey?.(event) ?? false
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
