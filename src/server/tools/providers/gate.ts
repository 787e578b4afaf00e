// Stands between a model that writes in pieces and the reader: text passes up to the last punctuation mark or line end,
// once its language is known and no forbidden word is in it. Knows no vendor.
import { LONGEST_STREAM } from '#contract/tools/stream.ts'
import { allowedBy } from '../banned-words.ts'
import type { Language, Tool } from '../define.ts'
import { languageDetector } from '../language-lock.ts'
import { languageFault, refused, type Verdict } from '../judge.ts'
import type { Ask, Sink } from '../provider.ts'

/** After how many characters the language is judged, and after how many more again: what the detector reads at once. */
const LANGUAGE_AFTER = 160
const LANGUAGE_EVERY = 800

/** Thrown when the text may not go on; `verdict` says why. */
export class GateClosed extends Error {
  override name = 'GateClosed'
  readonly verdict: Verdict

  constructor(verdict: Verdict) {
    super(verdict.problem)
    this.verdict = verdict
  }
}

export interface Gate {
  /** Takes the next piece. @throws GateClosed. */
  hear(this: void, piece: string): void
  /** Lets the rest pass: the judge has approved the whole. */
  finish(): void
  /** The whole text so far. */
  heard(): string
  /** Whether any text has reached the reader. */
  passed(): boolean
}

/** Opens a gate for one answer of `tool`; what passes is written to `sink`. */
export async function openGate(tool: Tool, { input, style }: Ask, sink: Sink): Promise<Gate> {
  const detect = await languageDetector()
  const allowed = allowedBy(style)
  const wanted: Language = tool.language?.(input as Parameters<Tool['prompt']>[0]) ?? 'nl'
  let heard = ''
  let shown = 0
  /** Up to where the language is known; 0 while nothing can be told. */
  let judged = 0

  /** Whether the language up to here is known to be the right one. @throws GateClosed when it is another. */
  function rightLanguage(): boolean {
    if (heard.length < (judged === 0 ? LANGUAGE_AFTER : judged + LANGUAGE_EVERY)) return judged > 0
    const found = detect(heard.slice(judged === 0 ? 0 : judged))
    if (found !== null && found !== wanted) throw new GateClosed(refused('writerWrongLanguage', languageFault(wanted)))
    // A stretch whose language cannot be told (a list of names) is accepted after one that was right.
    if (found === wanted || judged > 0) judged = heard.length
    return judged > 0
  }
  function release(end: number) {
    if (end <= shown) return
    sink.write(heard.slice(shown, end))
    shown = end
  }
  return {
    hear(piece) {
      heard += piece
      if (heard.length > LONGEST_STREAM) throw new GateClosed(refused('writerFailed', 'De tekst was veel te lang.'))
      if (!rightLanguage()) return
      const end = lastBoundary(heard)
      // Looked at from the start: a forbidden phrase may begin in a sentence that has passed.
      if (end > shown && !allowed(heard.slice(0, end))) throw new GateClosed(refused('writerBannedWord'))
      release(end)
    },
    finish: () => release(heard.length),
    heard: () => heard,
    passed: () => shown > 0,
  }
}

/**
 * The position after the last line end, or after the last white space that follows a punctuation mark; 0 without either.
 * So no word is shown before it is whole.
 */
function lastBoundary(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) {
    const here = text[at] ?? ''
    if (here === '\n') return at + 1
    if (/\s/.test(here) && /[.!?…:;,"”’)]/.test(text[at - 1] ?? '')) return at + 1
  }
  return 0
}
