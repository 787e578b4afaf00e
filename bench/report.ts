// One line of a benchmark's outcome, and the table of all of them.

export interface Row {
  what: string
  measured: string
  limit: string
  /** Left out where there is no limit: reported only. */
  met?: boolean
}

const judged = (met: boolean | undefined) => (met === undefined ? '–' : met ? 'yes' : 'NO')

/** Prints the table; nothing is hidden when it falls short. Returns whether every limit is met. */
export function report(rows: Row[]): boolean {
  console.table(rows.map(({ met, ...row }) => ({ ...row, met: judged(met) })))
  return rows.every(({ met }) => met !== false)
}

/** A limit that was set as a time, in ms, as it is on this machine. */
export const scaled = (words: string, limit: number, ms: number) =>
  `${words} ${Math.round(ms * 10) / 10} ms (${limit} scaled)`
