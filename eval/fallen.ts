// Which figures are worse than those that were kept. Knows nothing of how they were counted.
import { moreIsBetter, type Figures } from './measure.ts'

/** Each figure of `now` that is worse than in `kept`, in words; a tool that is new or gone has none. */
export function fallen(kept: Record<string, Figures>, now: Record<string, Figures>): string[] {
  return Object.entries(now).flatMap(([tool, figures]) => {
    const before = kept[tool]
    if (before === undefined) return []
    const names = (Object.keys(figures) as (keyof Figures)[]).filter((name) => name !== 'texts')
    return names
      .filter((name) => (moreIsBetter.has(name) ? figures[name] < before[name] : figures[name] > before[name]))
      .map((name) => `${tool}: ${name} was ${before[name]} and is ${figures[name]}`)
  })
}
