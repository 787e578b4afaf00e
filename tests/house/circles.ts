// Finds circles among arrows.

/** The knots of a graph that hang together in circles (Tarjan, Depth-first search and linear graph algorithms, 1972). */
export function circles(arrows: readonly { from: string; to: string }[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const reached = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  /** The lowest number on the path that `knot` leads back to. */
  function visit(knot: string): number {
    const number = reached.size
    reached.set(knot, number)
    path.push(knot)
    const lowest = Math.min(
      number,
      ...(next.get(knot) ?? []).map(({ to }) => {
        if (!reached.has(to)) return visit(to)
        return path.includes(to) ? (reached.get(to) ?? number) : number
      }),
    )
    if (lowest === number) {
      const circle = path.splice(path.indexOf(knot))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }
  for (const knot of next.keys()) if (!reached.has(knot)) visit(knot)
  return found
}
