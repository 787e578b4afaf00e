// The whole script of the public pages. They can be read without it.
import { startContactForm } from './contact-form.ts'

startContactForm()

// A link in the menu closes it: the menu lies over the page and would hide what the link leads to.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.open = false
})
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
