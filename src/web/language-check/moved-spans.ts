// Where what was found in a text stands after somebody typed on: the findings follow a moment later. Pure; knows no rule.

interface Span {
  start: number
  end: number
}

/**
 * The spans of `before` as they stand in `now`: those in front of what was typed where they were, those behind it moved along.
 * One that was typed in is left out, because it may be mended.
 */
export function movedSpans<One extends Span>(spans: readonly One[], before: string, now: string): readonly One[] {
  if (before === now) return spans
  const shorter = Math.min(before.length, now.length)
  let head = 0
  while (head < shorter && before[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const by = now.length - before.length
  return spans.flatMap((span) => {
    if (span.end <= head) return [span]
    return span.start >= before.length - tail ? [{ ...span, start: span.start + by, end: span.end + by }] : []
  })
}
