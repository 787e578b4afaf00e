// What a judge gets to see of one outcome, and how it says what it thinks. Knows no assessment.
import type { Level, Mend, Place, TextPlace } from './finding.ts'
import type { Reading } from './reading.ts'

export interface Seen {
  score: number
  reading: Reading
  /** Where the assessment itself points. */
  marked: readonly TextPlace[]
}

export interface Judgement {
  level: Level
  text: string
  places?: readonly Place[]
  fix?: Mend | null
}

/** Of one assessment of yoastseo, whose own words are English. */
export interface Judge {
  /** What it looks at, for a score that it has no words for. */
  name: string
  /** null: nothing worth saying. undefined: a score that is not known. */
  judge: (seen: Seen) => Judgement | null | undefined
}

type Besides = Omit<Judgement, 'level' | 'text'>
export const fout = (text: string, besides: Besides = {}): Judgement => ({ level: 'fout', text, ...besides })
export const matig = (text: string, besides: Besides = {}): Judgement => ({ level: 'matig', text, ...besides })
export const goed = (text: string): Judgement => ({ level: 'goed', text })

/** How yoastseo itself shows a score: up to 4 red, up to 7 orange, then green. */
export function levelOf(score: number): Level {
  if (score <= 4) return 'fout'
  return score <= 7 ? 'matig' : 'goed'
}

/** 'één keer', '3 keer'. */
export const times = (count: number) => (count === 1 ? 'één keer' : `${count} keer`)

/** '1 woord', '3 woorden'. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
