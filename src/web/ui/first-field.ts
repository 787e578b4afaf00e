// Where the keyboard begins in a form. Renders nothing.

/** The first field of the form that `within` holds or is. Of several to choose one from, the one that is chosen: that is where Tab would lead. */
export function firstFieldOf(within: HTMLElement): HTMLElement | null {
  const first = within.querySelector<HTMLElement>(
    'form :is(input, textarea, select):not(:disabled, [type=hidden], [tabindex="-1"])',
  )
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return within.querySelector<HTMLElement>(`form [type=radio][name="${CSS.escape(first.name)}"]:checked`) ?? first
}
