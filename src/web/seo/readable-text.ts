// A text that is put together from Markdown, and where each of its letters stands in the HTML that is analysed and in the
// source. Knows no token of Markdown and no assessment.

/** A run of letters that stand side by side in all three. Offsets are in UTF-16 units. */
interface Run {
  html: number
  text: number
  source: number
  length: number
}

/** Signs that would begin a tag or an entity in HTML, by a sign of the same width that does not: offsets stay the same. */
const plain: Record<string, string> = { '&': '+', '<': '‹', '>': '›', '\u00a0': ' ' }

export interface TextWriter {
  /** Letters that people read; `source` is where they stand in the source of the block. */
  letters(shown: string, source: number): void
  /** HTML that nobody reads. */
  tag(html: string): void
  /** Between two lines of the readable text: paragraphs of a list, and a hard break. */
  line(): void
  readonly text: string
  readonly html: string
  map(): TextMap
}

export interface TextMap {
  /** Where the letters of HTML from `from` to `to` stand in the text; null when there are none. */
  inText: (from: number, to: number) => { from: number; to: number } | null
  /** Where the letter at `at` of the text stands in the source; behind the last letter, the place behind it. */
  inSource: (at: number) => number
}

/** `htmlStart`: how much HTML stands before this block. */
export function writeText(htmlStart: number): TextWriter {
  const runs: Run[] = []
  let text = ''
  let html = ''
  return {
    letters(shown, source) {
      if (shown === '') return
      runs.push({ html: htmlStart + html.length, text: text.length, source, length: shown.length })
      text += shown
      html += shown.replace(/[&<>\u00a0]/g, (sign) => plain[sign] ?? sign)
    },
    tag(added) {
      html += added
    },
    line() {
      text += '\n'
    },
    get text() {
      return text
    },
    get html() {
      return html
    },
    map: () => mapOf(runs, text),
  }
}

function mapOf(runs: readonly Run[], text: string): TextMap {
  return {
    inText(from, to) {
      const first = runs.find(({ html, length }) => html + length > from)
      const last = runs.findLast(({ html }) => html < to)
      if (!first || !last) return null
      const start = first.text + Math.max(0, from - first.html)
      const end = last.text + Math.min(last.length, to - last.html)
      const inside = text.slice(start, end)
      const left = start + inside.length - inside.trimStart().length
      const right = left + inside.trim().length
      return right > left ? { from: left, to: right } : null
    },
    inSource(at) {
      const run = runs.findLast(({ text: start }) => start <= at)
      if (!run) return 0
      return run.source + Math.min(run.length, at - run.text)
    },
  }
}
