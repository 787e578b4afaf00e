// The built-in writer: how long a set takes per tool, and whether it keeps every rule on thousands of odd inputs.
import { breachesOf } from '../tests/server/golden/breaches.ts'
import { goldenSubjects } from '../tests/support/golden-subjects.ts'
import { casesFor, compose } from '../tests/server/golden/tools.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from '../tests/dutch/writer/odd-subjects.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** In ms on the machine of the yardstick. */
const LIMIT_MS = 10
const ROUNDS = 5
const ODD_INPUTS = 5_000

export function writer(yardstick: Yardstick): Row[] {
  return [...speed(yardstick), properties()]
}

/** The median over the sixty golden subjects, after a round to warm up. */
function speed({ ms }: Yardstick): Row[] {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, subject] of goldenSubjects.entries()) {
      for (const asked of casesFor(subject, at)) {
        const started = performance.now()
        compose(asked, at + round)
        const took = performance.now() - started
        if (round > 0) times.set(asked.contract.name, [...(times.get(asked.contract.name) ?? []), took])
      }
    }
  }
  return [...times].map(([name, taken]) => ({
    what: `built-in writer, a set of ${name}`,
    measured: `${median(taken).toFixed(2)} ms, slowest ${Math.max(...taken).toFixed(1)} ms`,
    limit: scaled('median at most', LIMIT_MS, ms(LIMIT_MS)),
    met: median(taken) <= ms(LIMIT_MS),
  }))
}

/** Runs every tool on titles and descriptions in turn, each pair with a seed of its own, until there are enough. */
function properties(): Row {
  const titles = [...oddTitles, ...ordinaryTitles, ...seriousTitles]
  let sets = 0
  const breaches: string[] = []
  for (let at = 0; at < ODD_INPUTS; at += 1) {
    const title = titles[at % titles.length] ?? ''
    const lead = descriptions[Math.floor(at / titles.length) % descriptions.length] ?? ''
    for (const asked of casesFor({ kind: 'odd', title, lead, described: true }, at)) {
      if (!asked.contract.input.safeParse(asked.input).success) continue
      const output = compose(asked, at)
      sets += 1
      if (typeof output === 'object' && output !== null && 'declined' in output) continue
      breaches.push(...breachesOf({ ...asked, output }))
    }
  }
  for (const breach of breaches.slice(0, 20)) console.log(breach.slice(0, 300))
  return {
    what: `built-in writer, ${ODD_INPUTS} odd inputs through every tool`,
    measured: `${breaches.length} breaches in ${sets} sets`,
    limit: 'none',
    met: breaches.length === 0,
  }
}
