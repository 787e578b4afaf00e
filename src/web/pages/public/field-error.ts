// The error of a field on a public page: its element stands behind the field from the start, with the field's id.

/** Shows what is wrong with a control; undefined: nothing is. */
export function say(control: HTMLElement, error: string | undefined): void {
  control.ariaInvalid = error === undefined ? null : 'true'
  const place = document.getElementById(`${control.id}-error`)
  if (place) place.textContent = error ?? ''
}
