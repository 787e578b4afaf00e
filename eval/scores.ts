// The texts to read, as the last `npm run eval` left them, and the score that is kept: one line for each text judged.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Chapter } from './page.ts'
import type { Given } from './cases.ts'

export type Verdict = 'publish' | 'touch' | 'no'

export interface Text {
  article: string
  tone: string
  heading: string
  given: Given
  text: string
  /** What the writer was given. */
  sources: readonly string[]
}

interface Judged extends Omit<Text, 'tone' | 'sources'> {
  writer: string
  verdict: Verdict
  /** The day, as 2026-01-31. */
  on: string
}

const last = new URL('../.cache/eval/last.json', import.meta.url)
const scores = new URL('scores.json', import.meta.url)

/** Keeps what was written for `npm run read`. */
export function keepTexts(writer: string, chapters: readonly Chapter[]): void {
  const texts = chapters.flatMap(({ article, written }) =>
    written.flatMap(({ asked, texts: made }) =>
      made.map((text): Text => {
        const { heading, given, sources } = asked
        return { article: article.title, tone: article.tone, heading, given, text, sources }
      }),
    ),
  )
  mkdirSync(new URL('./', last), { recursive: true })
  writeFileSync(last, JSON.stringify({ writer, texts }))
}

/** @throws Error that says what to do when nothing was written yet. */
export function readTexts(): { writer: string; texts: readonly Text[] } {
  if (!existsSync(last)) throw new Error('Draai eerst `npm run eval`.')
  return JSON.parse(readFileSync(last, 'utf8')) as { writer: string; texts: Text[] }
}

const readJudged = (): Judged[] => (existsSync(scores) ? (JSON.parse(readFileSync(scores, 'utf8')) as Judged[]) : [])

export function addVerdict(writer: string, { article, heading, given, text }: Text, verdict: Verdict): void {
  const on = new Date().toISOString().slice(0, 10)
  const judged = [...readJudged(), { writer, article, heading, given, text, verdict, on }]
  writeFileSync(scores, `${JSON.stringify(judged, null, 2)}\n`)
}

/** How many texts of `writer` were judged so, by the tool's heading and what was given. */
export function readScores(writer: string): Record<string, Record<Verdict, number>> {
  const counted: Record<string, Record<Verdict, number>> = {}
  for (const { heading, given, verdict } of readJudged().filter((one) => one.writer === writer)) {
    const of = (counted[`${heading} (${given})`] ??= { publish: 0, touch: 0, no: 0 })
    of[verdict] += 1
  }
  return counted
}
