// For keys that a whole screen listens to. Knows no key.

/** Whether a key is meant for something else: a text that is being typed, or what stands open over the page. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null) return true
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
