// Brings the focus to the first field that says what is wrong.

/** After the fields have been marked. */
export function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus())
}
