// How likely a text is to be read and answered, from named checks of the text itself: the same text always scores the same.
// Pure; knows no tool and no screen.
import { checksFor, type Check, type EngagementTerms } from './engagement-checks.ts'

/** The score of a text that meets no check; with all of them it is 94 (specification, section 9: 60 to 94). */
const BASE = 60

/** Above these the label changes (specification, section 9). */
const HIGH_ABOVE = 80
const MEDIUM_ABOVE = 60

export interface EngagementCheck extends Check {
  /** What it adds when it is met. */
  points: number
  /** Whether this text meets it. */
  isMet: boolean
}

export type EngagementLevel = 'high' | 'medium' | 'normal'

export const engagementLabels = {
  high: 'Hoge engagement',
  medium: 'Gemiddelde engagement',
  normal: 'Normale engagement',
} as const satisfies Record<EngagementLevel, string>

export interface Engagement {
  /** 60 to 94. */
  score: number
  level: EngagementLevel
  checks: readonly EngagementCheck[]
}

/** The score of `text`, and which checks it meets. The points of all checks add up to 34. */
export function engagementOf(text: string, terms: EngagementTerms): Engagement {
  const checks = checksFor(terms).map((check) => ({ ...check, isMet: check.met(text) }))
  const score = checks.reduce((total, { points, isMet }) => total + (isMet ? points : 0), BASE)
  return { score, level: levelOf(score), checks }
}

function levelOf(score: number): EngagementLevel {
  if (score > HIGH_ABOVE) return 'high'
  return score > MEDIUM_ABOVE ? 'medium' : 'normal'
}
