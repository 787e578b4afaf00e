// The analysis of one article: what search engines and readers make of it, in Dutch. Pure; runs in a worker (analysis-worker.ts)
// because it takes a tenth of a second for 400 words and a whole one for 5,000. Knows no screen and no server.
import { readability } from '#contract/seo/readability.ts'
import type { ArticleBlock } from './article-blocks.ts'
import { keyphraseCandidates } from './candidates.ts'
import type { Finding } from './finding.ts'
import { keyphraseJudges } from './judge-keyphrase.ts'
import { readingJudges } from './judge-reading.ts'
import { snippetJudges } from './judge-snippet.ts'
import { textJudges } from './judge-text.ts'
import { levelOf, type Judge, type Judgement } from './judging.ts'
import { placeLabels } from './place-labels.ts'
import { read, type AnalysisInput, type Outcome, type Reading } from './reading.ts'

export interface Analysis {
  /** What is worst first, within each group. */
  findings: readonly Finding[]
  /** From 0 to 100; null without a keyphrase: most of it is about that. */
  seoScore: number | null
  /** By Flesch and Douma, from 0 to 100; null for a text too short to tell. */
  readability: number | null
  /** What each block is called: 'al. 3', 'kop 1'. */
  labels: readonly string[]
  /** Without a keyphrase: what it could be, best first. */
  candidates: readonly string[]
}

export const judges: Readonly<Record<string, Judge>> = {
  ...keyphraseJudges,
  ...snippetJudges,
  ...textJudges,
  ...readingJudges,
}

export function analyse(input: AnalysisInput): Analysis {
  const reading = read(input)
  const findings = tellingOutcomes(reading).flatMap((outcome) => findingOf(outcome, reading) ?? [])
  return {
    findings: findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
    seoScore: reading.hasKeyphrase ? scoreOf(reading.outcomes) : null,
    readability: readability(readableText(reading.blocks)),
    labels: placeLabels(reading.blocks),
    candidates: reading.hasKeyphrase ? [] : keyphraseCandidates(input.title, reading.blocks),
  }
}

const order = ['fout', 'matig', 'goed']

/** What says something without a text: the fields, and that there is no text. */
const ofFields = new Set(['textLength', 'keyphraseLength', 'functionWordsInKeyphrase', ...Object.keys(snippetJudges)])

/** Without a text, or with hardly any, most assessments are content. */
function tellingOutcomes({ outcomes, blocks }: Reading): readonly Outcome[] {
  const isEmpty = !blocks.some(({ text }) => text.trim() !== '')
  const isShort = outcomes.some(({ id, score }) => id === 'textPresence' && score === 3)
  return outcomes.filter(({ id, group }) =>
    group === 'seo' ? !isEmpty || ofFields.has(id) : !isShort || id === 'textPresence',
  )
}

/** What is found, in words of ours; null when there is nothing to say. Never the English words of yoastseo. */
export function findingOf({ id, group, score, places: marked }: Outcome, reading: Reading): Finding | null {
  const judge = judges[id]
  // -1: the assessment itself failed.
  if (!judge || score === -1) return null
  const judgement = judge.judge({ score, reading, marked })
  if (judgement === null) return null
  const { level, text, places = [], fix = null } = judgement ?? unknown(judge, score)
  return { id, group, level, text, places, ...(fix && { fix }) }
}

function unknown({ name }: Judge, score: number): Judgement {
  const level = levelOf(score)
  return { level, text: level === 'goed' ? `${name}: in orde` : `${name}: dit kan beter` }
}

/** The mean of the assessments for search engines, of which 9 is the best. */
function scoreOf(outcomes: readonly Outcome[]): number {
  const scores = outcomes.filter(({ group, id }) => group === 'seo' && id in judges).map(({ score }) => score)
  const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length * 9)
  return Math.round(100 * Math.min(1, Math.max(0, mean)))
}

/** What the formula is for: running text, and not what stands in tables and code. */
function readableText(blocks: readonly ArticleBlock[]): string {
  return blocks
    .filter(({ kind }) => kind !== 'tabel' && kind !== 'blok')
    .map(({ text }) => text)
    .join('\n')
}
