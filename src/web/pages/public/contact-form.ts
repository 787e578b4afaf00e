// The script of the contact form: checks, sends, and tells how it went. What was typed stays until it has arrived.
import { contactAddress } from '#contract/contact/rules.ts'
import { failureMessage, problemOf, send } from '#web/http/call.ts'
import { contactErrors, type ContactField } from './contact-check.ts'
import { say } from './field-error.ts'

const fields = ['name', 'email', 'company', 'message'] as const satisfies readonly ContactField[]

/** Makes the contact form on this page work; does nothing on a page without one. */
export function startContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]')
  const sent = document.querySelector<HTMLElement>('[data-contact-sent]')
  const failed = form?.querySelector('[data-contact-failed]')
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const label = form?.querySelector('[data-contact-label]')
  if (!form || !sent || !failed || !button || !label) return

  const control = (field: ContactField) => form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement
  const idle = label.textContent
  let pending = false

  function show(errors: Partial<Record<ContactField, string>>): void {
    for (const field of fields) say(control(field), errors[field])
    const first = fields.find((field) => errors[field] !== undefined)
    if (first) control(first).focus()
  }

  function wait(waiting: boolean): void {
    pending = waiting
    label!.textContent = waiting ? 'Versturen...' : idle
    // Not disabled: that would take the keyboard focus away.
    button!.ariaDisabled = waiting ? 'true' : null
  }

  async function deliver(): Promise<void> {
    const typed = Object.fromEntries(fields.map((field) => [field, control(field).value])) as Record<
      ContactField,
      string
    >
    failed!.textContent = ''
    const errors = contactErrors(typed)
    show(errors)
    if (Object.keys(errors).length > 0) return
    wait(true)
    try {
      const { checked } = form!.elements.namedItem('betaTester') as HTMLInputElement
      const body = { ...typed, company: typed.company.trim() || null, betaTester: checked }
      await send(contactAddress, { body })
      form!.reset()
      form!.hidden = true
      sent!.hidden = false
      sent!.focus()
    } catch (error) {
      failed!.textContent = failureMessage(error)
      show(problemOf(error).errors ?? {})
    } finally {
      wait(false)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!pending) void deliver()
  })
  // The error of a field disappears when it is edited; the field is checked again when the form is sent again.
  form.addEventListener('input', ({ target }) => {
    const changed = fields.map(control).find((one) => one === target)
    if (changed) say(changed, undefined)
  })
  document.querySelector('[data-contact-again]')?.addEventListener('click', () => {
    sent.hidden = true
    form.hidden = false
    control('name').focus()
  })
  button.disabled = false
}
