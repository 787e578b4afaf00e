// A text with all that can be mended mended. Knows no rule.
import { applyFix, checkLanguage, type Finding } from './check.ts'

/** More rounds than any text has needed: a guard, so that no text can keep a browser busy. */
const MOST_ROUNDS = 50

/**
 * `text` with every finding mended that has a fix, over and over until there is none. `ignored` are findings in `text` that
 * stay as they are.
 */
export function mendAll(text: string, ignored: readonly Finding[] = []): string {
  let mended = text
  let spared = ignored
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const isSpared = ({ rule, start }: Finding) => spared.some((one) => one.rule === rule && one.start === start)
    const fixes = checkLanguage(mended).filter((finding) => finding.fix !== null && !isSpared(finding))
    if (fixes.length === 0) break
    // From the back, so that the offsets before a fix stay right.
    for (const fix of apart(fixes).toReversed()) {
      mended = applyFix(mended, fix)
      spared = spared.map((one) => moved(one, fix))
    }
  }
  return mended
}

/** Fixes that do not overlap, in order. Of two that do the shorter: a long sentence is split when nothing within it is left to mend. */
function apart(fixes: readonly Finding[]): Finding[] {
  const chosen: Finding[] = []
  for (const fix of fixes) {
    const before = chosen.at(-1)
    if (!before || fix.start >= before.end) chosen.push(fix)
    else if (fix.end - fix.start < before.end - before.start) chosen.splice(-1, 1, fix)
  }
  return chosen
}

/** Where a place is after `fix`. */
function moved(place: Finding, { start, end, fix }: Finding): Finding {
  const growth = (fix?.length ?? 0) - (end - start)
  if (place.start >= end) return { ...place, start: place.start + growth, end: place.end + growth }
  return place.end > start ? { ...place, end: place.end + growth } : place
}
