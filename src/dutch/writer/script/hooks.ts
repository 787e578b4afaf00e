// Fills the openings of a script with the title. Knows no language and nothing of what follows.

import { isClosed } from '../joining.ts'
import { addressed } from './arc.ts'
import type { ScriptBook } from './book.ts'
import type { ScriptSubject } from './subject.ts'

/** Every opening that fits the subject, those of its domain included. */
export function hooksFor(subject: ScriptSubject, { hooks, soberHooks, hooksOf }: ScriptBook): string[] {
  const { shape, name, domain, address } = subject
  const book = domain === 'serious' ? soberHooks : hooks
  const alone = shape === 'none' || shape === 'titled'
  const own = hooksOf(subject)
  // A title that the listener cannot read says nothing by itself: what it is about does.
  const general = shape === 'titled' && own.length > 0 && domain !== 'serious' ? [] : (book[shape] ?? [])
  const templates = [...general, ...(alone ? [] : (book.any ?? [])), ...own]
  return templates
    .map((template) => fillHook(addressed(template, address), name))
    .filter((hook) => hook !== undefined)
    .filter(subject.fits)
}

/** The opening with the title at '%', as a sentence of its own or, at ‘%’, quoted; undefined when the marks would clash. */
export function fillHook(template: string, name: string): string | undefined {
  if (!template.includes('‘%’')) {
    if (template.includes(': %') && name.includes(': ')) return undefined
    return template.replace('%', () => (isClosed(name) ? name : `${name}.`))
  }
  // Quotation marks inside others are of the other kind.
  const [open, close] = /(?:^|[\s(])['‘‚]/.test(name) && !/["“”„]/.test(name) ? ['“', '”'] : ['‘', '’']
  const text = template
    .replace('‘%’', () => `${open}${name.replace(/\.$/, '')}${close}`)
    .replace(/([?!…][’”])\./u, '$1')
  return /[?!…][’”],/u.test(text) ? undefined : text
}
