// What is said of pictures on their way, in Dutch. Renders nothing.
import { inMegabytes, kindsInWords, type Upload } from '#contract/upload.ts'
import type { Size } from '#contract/pictures/frame.ts'
import type { Credit } from '#contract/pictures/picture.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import type { PictureState } from './picture-queue.ts'

/** How one goes, in a few words. */
export function stateWords(state: PictureState<unknown>): string {
  switch (state.kind) {
    case 'idle':
      return 'Toegevoegd'
    case 'waiting':
      return 'Wacht op haar beurt'
    case 'uploading':
      return `Uploaden ${percent(state.share)}`
    case 'queued':
      return `In de rij, ${dutchNumber(state.ahead)} voor je`
    case 'working':
      return state.total > 0 ? `Verwerken ${percent(state.done / state.total)}` : 'Verwerken'
    case 'ready':
      return 'Klaar'
    case 'failed':
      return state.short
    case 'stopped':
      return 'Gestopt'
  }
}

/** How much of it is done, as a fraction of what can be known; undefined while nothing can. */
export function shareDone(state: PictureState<unknown>): number | undefined {
  if (state.kind === 'uploading') return state.share
  return state.kind === 'working' && state.total > 0 ? state.done / state.total : undefined
}

const percent = (share: number) => `${Math.floor(100 * Math.min(1, share))} %`

/** 'nog 12 s', 'nog 2 min'. */
export function timeLeft(seconds: number): string {
  if (seconds < 100) return `nog ${Math.max(1, Math.round(seconds))} s`
  return `nog ${Math.round(seconds / 60)} min`
}

/** '1.200 × 675' would read as a decimal: numbers of px have no dots. */
export const dimensions = ({ width, height }: Size) => `${width} × ${height}`

/** 'Foto: Noor de Vries · © 2026 Noor de Vries'; undefined when the file names nobody. */
export function creditWords(credit: Credit | null): string | undefined {
  const parts = [credit?.creator && `Foto: ${credit.creator}`, credit?.rights]
  return parts.filter(Boolean).join(' · ') || undefined
}

/** 'JPEG, PNG of WebP, hoogstens 6 van 10 MB'. @param most how many the tool takes in all. */
export function limitsWords({ kinds, bytesPerFile }: Upload, most: number): string {
  const each = inMegabytes(bytesPerFile)
  return `${kindsInWords(kinds)}, hoogstens ${most === 1 ? each : `${dutchNumber(most)} van ${each}`}`
}

/** What a screen reader is told of all together: it changes only when one of them is over. */
export function stripWords(states: readonly PictureState<unknown>[]): string {
  const count = (...kinds: PictureState<unknown>['kind'][]) => states.filter(({ kind }) => kinds.includes(kind)).length
  const words = { klaar: count('ready'), mislukt: count('failed'), gestopt: count('stopped') }
  return Object.entries(words)
    .filter(([, some]) => some > 0)
    .map(([word, some]) => `${dutchNumber(some)} ${word}`)
    .join(', ')
}

/** '1 afbeelding', '4 afbeeldingen'. */
export const countOf = (count: number) => `${dutchNumber(count)} ${count === 1 ? 'afbeelding' : 'afbeeldingen'}`

/** What a screen reader is told of files that were given. */
export function addedWords(good: number, refused: number): string {
  const added = good === 0 ? [] : [`${countOf(good)} toegevoegd.`]
  return [...added, ...(refused === 0 ? [] : [`${countOf(refused)} niet toegevoegd.`])].join(' ')
}
