// The outcome of a benchmark: its lines, and the table of them.

export interface Row {
  what: string
  measured: string
  limit: string
  /** Whether the limit is met; left out where there is none, and the figure is only reported. */
  met?: boolean
}

const judged = (met: boolean | undefined) => (met === undefined ? '–' : met ? 'yes' : 'NO')

/** Prints the table; nothing is hidden when it falls short. Returns whether every limit is met. */
export function report(rows: Row[]): boolean {
  console.table(rows.map(({ met, ...row }) => ({ ...row, met: judged(met) })))
  return rows.every(({ met }) => met !== false)
}

/** The text of a limit in ms: as it was set (`limit`), and scaled to this machine (`ms`). */
export const scaled = (words: string, limit: number, ms: number) =>
  `${words} ${Math.round(ms * 10) / 10} ms (${limit} scaled)`
