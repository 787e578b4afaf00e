// One line of a benchmark's outcome, and the table of all of them.

export interface Row {
  what: string
  measured: string
  limit: string
  met: boolean
}

/** Prints the table; nothing is hidden when it falls short. */
export function report(rows: Row[]): void {
  console.table(rows.map(({ met, ...row }) => ({ ...row, met: met ? 'yes' : 'NO' })))
}
