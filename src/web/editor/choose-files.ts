// Has somebody choose files. Knows not what for.
import { element } from './plain-dom.ts'

/** To be called while a click is handled. @returns none when nothing is chosen; never settles where a browser does not tell that. */
export function chooseFiles(accept: string, several: boolean): Promise<File[]> {
  const input = element('input', { type: 'file', accept, ...(several && { multiple: '' }) })
  return new Promise((done) => {
    input.addEventListener('change', () => done([...(input.files ?? [])]))
    input.addEventListener('cancel', () => done([]))
    input.click()
  })
}
