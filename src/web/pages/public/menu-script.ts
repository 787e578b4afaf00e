// The script of the menu on a narrow screen, a `details` element that opens without one.

export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  // A link in the menu closes it: the menu lies over the page and would hide what the link leads to.
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
