// Reads a table of sentences: 'before => after' on each line.

/** The pairs of a table. */
export function pairsOf(table: string): [before: string, after: string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' => ') as [string, string])
}
