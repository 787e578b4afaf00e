// All the script of the public pages. They read without it.
import { startContactForm } from './contact-form.ts'

startContactForm()

// The menu lies over the page: it would hide what its own link leads to.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.open = false
})
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
