// The script of the title tool on the landing page: checks the subject, asks for titles, shows them and copies one.
import { characterCount, isBlank, isStorable, NOT_STORABLE } from '#contract/characters.ts'
import { subjectRules, titleTrialAddress } from '#contract/tools/title-trial-rules.ts'
import { failureMessage, isProblem, problemOf, send } from '#web/http/call.ts'
import { copyText } from './copy-text.ts'
import { say } from './field-error.ts'

/** How long a button says that its title was copied, in ms. */
const COPIED_MS = 2_000

/** Makes the title tool on this page work; does nothing on a page without one. */
export function startTitleTrial(): void {
  const form = document.querySelector<HTMLFormElement>('[data-trial]')
  if (!form) return
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-trial-${name}]`)!
  const subject = form.elements.namedItem('subject') as HTMLInputElement
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const [label, failed, results, status] = [part('label'), part('failed'), part('results'), part('status')]
  const idle = label.textContent
  let pending = false

  function wait(waiting: boolean): void {
    pending = waiting
    label.textContent = waiting ? 'Titels bedenken...' : idle
    // Not disabled: that would take the keyboard focus away.
    button.ariaDisabled = waiting ? 'true' : null
  }

  function fail(error: unknown): void {
    const wrong = problemOf(error).errors?.['subject']
    say(subject, wrong)
    if (wrong !== undefined) return subject.focus()
    part('failure').textContent = failureMessage(error)
    part('go-on').hidden = !isProblem(error, 'tooManyTries')
    failed.hidden = false
  }

  async function ask(): Promise<void> {
    const wrong = subjectError(subject.value)
    say(subject, wrong)
    failed.hidden = true
    if (wrong !== undefined) return subject.focus()
    wait(true)
    status.textContent = 'Titels bedenken...'
    try {
      const { data } = await send(titleTrialAddress, { body: { subject: subject.value } })
      const titles = titlesIn(data)
      part('list').replaceChildren(...titles.map(titleItem))
      results.hidden = titles.length === 0
      status.textContent = `${titles.length} titels bedacht.`
    } catch (error) {
      status.textContent = ''
      fail(error)
    } finally {
      wait(false)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!pending) void ask()
  })
  subject.addEventListener('input', () => say(subject, undefined))
  part('list').addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null
    const title = pressed?.parentElement?.querySelector('[data-title]')?.textContent
    if (pressed && title) void copy(pressed, title)
  })
  async function copy(pressed: HTMLElement, title: string): Promise<void> {
    const copied = await copyText(title)
    status.textContent = copied ? 'Gekopieerd naar klembord' : 'Kopiëren mislukt'
    const words = pressed.querySelector('[data-copy]')!
    words.textContent = copied ? 'Gekopieerd' : 'Kopiëren mislukt'
    setTimeout(() => (words.textContent = 'Kopieer'), COPIED_MS)
  }
  button.disabled = false
}

/** The same errors as the contract's schema, which would bring zod along. */
export function subjectError(typed: string): string | undefined {
  const text = typed.trim()
  if (isBlank(text)) return subjectRules.tooShort
  if (characterCount(text) > subjectRules.max) return subjectRules.tooLong
  return isStorable(text) ? undefined : NOT_STORABLE
}

function titlesIn(data: unknown): string[] {
  const titles: unknown = typeof data === 'object' && data !== null && 'titles' in data ? data.titles : []
  return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : []
}

function titleItem(title: string): Node {
  const item = document.querySelector<HTMLTemplateElement>('[data-trial-title]')!.content.cloneNode(true) as Element
  item.querySelector('[data-title]')!.textContent = title
  item.querySelector('[data-of]')!.textContent = title
  return item
}
