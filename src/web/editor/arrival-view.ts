// What stands in the text while a picture is on its way: a small preview, how far it is, and what can be done. Plain DOM. Knows nothing of
// the text around it.
import { element } from './plain-dom.ts'
import type { Placing } from './picture-host.ts'

export interface ArrivalView {
  dom: HTMLElement
  progress: (placing: Placing) => void
  /** @param isFinal whether trying again is of no use. */
  failed: (message: string, isFinal: boolean) => void
  /** Lets go of what it holds. */
  destroy: () => void
}

interface Parts {
  onCancel: () => void
  onRetry: () => void
}

export function arrivalView(file: File, { onCancel, onRetry }: Parts): ArrivalView {
  const address = URL.createObjectURL(file)
  const preview = element('img', { src: address, alt: '', class: 'arrival-preview' })
  // Of a file that no browser can show: its name says enough.
  preview.addEventListener('error', () => preview.remove())
  const name = element('span', { class: 'arrival-name' }, file.name)
  const words = element('span', { class: 'arrival-words' })
  const bar = element('progress', { max: '1', 'aria-label': `Voortgang van ${file.name}` })
  const retry = element('button', { type: 'button', class: 'picture-tool' }, 'Opnieuw')
  const cancel = element('button', { type: 'button', class: 'picture-tool' }, 'Annuleer')
  const dom = element(
    'div',
    { class: 'arrival', contenteditable: 'false', role: 'group', 'aria-label': `Afbeelding ${file.name}` },
    preview,
    element('span', { class: 'arrival-text' }, name, words, bar),
    element('span', { class: 'arrival-tools' }, retry, cancel),
  )
  const show = (failure: string | null, isFinal = false) => {
    dom.classList.toggle('is-failed', failure !== null)
    words.setAttribute('role', failure === null ? 'status' : 'alert')
    bar.hidden = failure !== null
    retry.hidden = failure === null || isFinal
    cancel.textContent = failure === null ? 'Annuleer' : 'Verwijder'
    if (failure !== null) words.textContent = failure
  }
  retry.addEventListener('click', onRetry)
  cancel.addEventListener('click', onCancel)
  show(null)
  return {
    dom,
    progress({ words: said, share }) {
      show(null)
      if (words.textContent !== said) words.textContent = said
      if (share === null) bar.removeAttribute('value')
      else bar.value = share
    },
    failed: show,
    destroy: () => URL.revokeObjectURL(address),
  }
}
