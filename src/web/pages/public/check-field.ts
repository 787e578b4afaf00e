// The field of the public language check: what is typed is checked at once; a press mends, ignores, undoes or copies.
// What was typed is kept nowhere.
import { characterCount } from '#contract/characters.ts'
import { movedSpans } from '#web/language-check/moved-spans.ts'
import { startEngine } from './check-engine.ts'
import { countWords, drawList, drawMarks, MOST_SHOWN } from './check-view.ts'
import type { Answer, ShownFinding } from './check-worker.ts'
import { copyText } from './copy-text.ts'

/** How long typing rests before the count is told to who hears the page, in ms. */
const REST_MS = 1_000
/** How long the button says that the text was copied, in ms. */
const COPIED_MS = 2_000

const EXAMPLE =
  'Het bestuur word morgen ontvangen door de de burgemeester. Hun hebben een plan wat beter is als het vorige. Wij zijn van mening dat dit de meisje van de foto goed zal doen.'

export function startCheck(): void {
  const field = document.querySelector<HTMLTextAreaElement>('#check-text')
  if (!field) return
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-check-${name}]`)!
  const [marks, list, status] = [part('marks'), part('list'), part('status')]
  const buttonOf = (name: string) => document.querySelector<HTMLButtonElement>(`[data-do=${name}]`)!
  const engine = startEngine(hear, () => (part('failed').hidden = false))
  /** The text that `found` is about. */
  let checked = ''
  let found: readonly ShownFinding[] = []
  const ignored = new Set<string>()
  const changes: { from: string; to: string }[] = []
  /** What is told when the next answer is here, and which finding then takes the focus. */
  let next: { told: string; at?: number } | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  const keyOf = ({ rule, start, end }: ShownFinding) => `${rule} ${checked.slice(start, end)}`
  const open = () => found.filter((finding) => !ignored.has(keyOf(finding)))

  function hear({ text, findings }: Answer): void {
    const mended = text !== field!.value
    if (mended) put(text)
    checked = text
    found = findings
    draw()
    if (!next) return
    status.textContent = `${next.told} ${countWords(open())}`
    if (next.at !== undefined) focusAt(next.at)
    next = undefined
  }

  function draw(): void {
    const text = field!.value
    const shown = open()
    const empty = text.trim() === ''
    drawMarks(marks, text, shown)
    drawList(list, text, shown)
    part('empty').hidden = !empty
    part('count').textContent = empty ? '' : countWords(shown)
    const more = shown.length - MOST_SHOWN
    part('more').hidden = more <= 0
    part('more').textContent = `En nog ${more}. Die verschijnen als je de eerste hebt verbeterd.`
    drawButtons(empty, shown)
  }

  function drawButtons(empty: boolean, shown: readonly ShownFinding[]): void {
    buttonOf('copy').disabled = empty
    buttonOf('all').disabled = !shown.some(({ fix }) => fix !== null)
    buttonOf('undo').disabled = changes.at(-1)?.to !== field!.value
    const words = field!.value.split(/\s+/u).filter((word) => word !== '').length
    part('size').textContent = `${words} ${words === 1 ? 'woord' : 'woorden'}, ${characterCount(field!.value)} tekens`
  }

  /** Puts a text in the field, in a way that can be undone. */
  function put(text: string): void {
    changes.push({ from: field!.value, to: text })
    field!.value = text
  }

  function focusAt(at: number): void {
    const items = list.children
    const target = items[Math.min(at, items.length - 1)] ?? document.getElementById('gevonden')
    if (target instanceof HTMLElement) target.focus()
  }

  field.addEventListener('input', () => {
    // The findings follow a moment later; until then the marks move along with the words.
    drawMarks(marks, field.value, movedSpans(open(), checked, field.value))
    engine.check(field.value)
    clearTimeout(resting)
    resting = setTimeout(() => (status.textContent = part('count').textContent), REST_MS)
  })

  const acts: Record<string, (finding: ShownFinding | undefined, at: number) => void> = {
    mend: (finding, at) => {
      // A press a moment after typing must not bring back the older text that was checked.
      if (!finding || finding.fix === null || checked !== field.value) return
      put(checked.slice(0, finding.start) + finding.fix + checked.slice(finding.end))
      next = { told: 'Verbeterd.', at }
      engine.check(field.value)
    },
    ignore: (finding, at) => {
      if (!finding) return
      ignored.add(keyOf(finding))
      draw()
      status.textContent = `Genegeerd. ${countWords(open())}`
      focusAt(at)
    },
    show: (finding) => {
      if (!finding || checked !== field.value) return
      field.focus({ preventScroll: true })
      field.setSelectionRange(finding.start, finding.end)
      marks.querySelector(`[data-mark="${finding.start}"]`)?.scrollIntoView({ block: 'center' })
    },
    all: () => {
      next = { told: 'Alles verbeterd wat vanzelf kan.' }
      if (checked === field.value)
        engine.mendAll(
          checked,
          found.filter((one) => ignored.has(keyOf(one))),
        )
    },
    undo: () => {
      const last = changes.at(-1)
      if (last?.to !== field.value) return
      changes.pop()
      field.value = last.from
      next = { told: 'Ongedaan gemaakt.' }
      engine.check(field.value)
    },
    copy: () => void copy(),
    example: () => {
      put(EXAMPLE)
      next = { told: 'Er staat nu een voorbeeld.' }
      engine.check(field.value)
      field.focus()
    },
  }

  async function copy(): Promise<void> {
    const copied = await copyText(field!.value)
    const words = document.querySelector('[data-copy]')!
    status.textContent = copied ? 'Gekopieerd naar klembord' : 'Kopiëren mislukt'
    words.textContent = copied ? 'Gekopieerd' : 'Kopiëren mislukt'
    setTimeout(() => (words.textContent = 'Kopieer tekst'), COPIED_MS)
  }

  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null
    const at = Number(pressed?.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1)
    acts[pressed?.dataset['do'] ?? '']?.(open()[at], at)
  })

  field.disabled = false
  // What the browser brought back with a reload is checked as if it were typed.
  engine.check(field.value)
  draw()
}
