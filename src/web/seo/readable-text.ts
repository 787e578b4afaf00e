// A text that is put together from Markdown, and where its letters stand in the HTML that is analysed. Knows no Markdown and no
// assessment.

/** A run of letters that stand side by side in both. Offsets are in UTF-16 units. */
interface Run {
  html: number
  text: number
  length: number
}

/** Signs that would begin a tag or an entity in HTML, by a sign of the same width that does not: offsets stay the same. */
const plain: Record<string, string> = { '&': '+', '<': '‹', '>': '›', '\u00a0': ' ', '\n': ' ' }

export interface TextWriter {
  /** Letters that people read. */
  letters(shown: string): void
  /** Letters that are read with the text, and of which no sentence is made: the description of a picture. */
  aside(shown: string): void
  /** HTML that nobody reads. */
  tag(html: string): void
  /** What stands between these letters and the next, where there are any: a line end, a tab between cells. */
  between(separator: '\n' | '\t'): void
  readonly text: string
  /** Whether anything was written with `letters`. */
  readonly hasLetters: boolean
  readonly html: string
  /** Where the letters of HTML from `from` to `to` stand in the text, without the space around; null when there are none. */
  inText: (from: number, to: number) => { from: number; to: number } | null
}

/** `htmlStart`: how much HTML stands before this block. */
export function writeText(htmlStart: number): TextWriter {
  const runs: Run[] = []
  let text = ''
  let html = ''
  let waiting = ''
  return {
    letters(shown) {
      if (shown === '') return
      if (text !== '') text += waiting
      waiting = ''
      runs.push({ html: htmlStart + html.length, text: text.length, length: shown.length })
      text += shown
      html += shown.replace(/[&<>\u00a0\n]/g, (sign) => plain[sign] ?? sign)
    },
    aside(shown) {
      if (shown === '') return
      if (text !== '') text += waiting
      waiting = ''
      text += shown
    },
    tag(added) {
      html += added
    },
    between(separator) {
      if (waiting !== '\n') waiting = separator
    },
    get text() {
      return text
    },
    get hasLetters() {
      return runs.some(({ text: at, length }) => text.slice(at, at + length).trim() !== '')
    },
    get html() {
      return html
    },
    inText(from, to) {
      const first = runs.find((run) => run.html + run.length > from)
      const last = runs.findLast((run) => run.html < to)
      if (!first || !last) return null
      const start = first.text + Math.max(0, from - first.html)
      const end = last.text + Math.min(last.length, to - last.html)
      const inside = text.slice(start, end)
      const left = start + inside.length - inside.trimStart().length
      const right = left + inside.trim().length
      return right > left ? { from: left, to: right } : null
    },
  }
}
