// How what the public language check found is drawn: the marks behind the field, and the list. Knows nothing of what is done
// with a finding.
import { excerptOf } from '#web/language-check/excerpt.ts'
import { apart, type Mark } from '#web/ui/marks.ts'
import type { ShownFinding } from './check-worker.ts'

/** More are counted and not drawn: nobody goes through them, and a browser would take long. */
export const MOST_SHOWN = 200

/** A longer fix does not fit on its button, in characters. */
const LONGEST_ON_BUTTON = 40

const lines = {
  bad: 'underline underline-offset-3 decoration-bad decoration-wavy decoration-[1.5px]',
  hint: 'underline underline-offset-3 decoration-ink-3 decoration-dotted decoration-2',
} as const satisfies Record<Mark['tone'], string>

const kinds = {
  fout: { words: 'Fout', look: 'bg-bad-wash text-bad', tone: 'bad' },
  tip: { words: 'Tip', look: 'bg-sunken text-ink-2', tone: 'hint' },
} as const

/** Puts `text` with its marks behind the field; each mark has the place of its beginning as `data-mark`. */
export function drawMarks(place: Element, text: string, findings: readonly ShownFinding[]): void {
  const marks = apart(findings.slice(0, MOST_SHOWN).map((one) => ({ ...one, tone: kinds[one.severity].tone })))
  const parts: (string | Node)[] = []
  let reached = 0
  for (const { start, end, tone } of marks) {
    const mark = document.createElement('span')
    mark.className = lines[tone]
    mark.dataset['mark'] = String(start)
    mark.textContent = text.slice(start, end)
    parts.push(text.slice(reached, start), mark)
    reached = end
  }
  // A field has a line behind its last line break, a block has none.
  place.replaceChildren(...parts, text.slice(reached), '\u200B')
}

/** Puts the findings in the list, each with its place among them as `data-at`. */
export function drawList(list: Element, text: string, findings: readonly ShownFinding[]): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-check-finding]')!
  list.replaceChildren(...findings.slice(0, MOST_SHOWN).map((finding, at) => item(template, text, finding, at)))
}

function item(template: HTMLTemplateElement, text: string, finding: ShownFinding, at: number): Node {
  const drawn = template.content.cloneNode(true) as DocumentFragment
  const part = (name: string) => drawn.querySelector<HTMLElement>(`[data-${name}]`)!
  const { words, look } = kinds[finding.severity]
  drawn.querySelector('li')!.dataset['at'] = String(at)
  part('kind').textContent = words
  part('kind').className += ` ${look}`
  part('label').textContent = finding.label
  const { before, marked, after } = excerptOf(text, finding)
  part('before').textContent = before
  part('marked').textContent = marked
  part('after').textContent = after
  part('message').textContent = finding.message
  part('explanation').textContent = finding.explanation
  const mend = drawn.querySelector<HTMLElement>('[data-do=mend]')!
  const { fix } = finding
  if (fix === null) mend.remove()
  else if (fix.trim() !== '' && fix.length <= LONGEST_ON_BUTTON) mend.textContent = `Maak er ‘${fix}’ van`
  return drawn
}

/** '3 punten: 2 fouten en 1 tip'. */
export function countWords(findings: readonly ShownFinding[]): string {
  const faults = findings.filter(({ severity }) => severity === 'fout').length
  const tips = findings.length - faults
  const parts = [
    faults > 0 && `${faults} ${faults === 1 ? 'fout' : 'fouten'}`,
    tips > 0 && `${tips} ${tips === 1 ? 'tip' : 'tips'}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'Niets gevonden.' : parts.join(' en ')
}
