// Divides the lines of a table into cells. Knows nothing of lines beside them.

export type Alignment = 'left' | 'right' | 'center' | null

/** The cells of a row, without the spaces around them; `\|` is a bar within one. */
export function cellsOf(row: string): string[] {
  const cells: string[] = []
  let cell = ''
  let from = 0
  for (let at = row.indexOf('|'); at !== -1; at = row.indexOf('|', at + 1)) {
    let slashes = 0
    while (row[at - 1 - slashes] === '\\' && at - 1 - slashes >= from) slashes += 1
    if (slashes % 2 === 1) {
      cell += `${row.slice(from, at - 1)}|`
      from = at + 1
      continue
    }
    cells.push(cell + row.slice(from, at))
    cell = ''
    from = at + 1
  }
  cells.push(cell + row.slice(from))
  if (cells[0]?.trim() === '') cells.shift()
  if (cells.at(-1)?.trim() === '') cells.pop()
  return cells.map((text) => text.trim())
}

/** How each column is aligned, from the line between head and rows. */
export const columnsOf = (delimiters: string): Alignment[] =>
  delimiters
    .trimStart()
    .replace(/^\|/, '')
    .replace(/\| *$/, '')
    .split('|')
    .map((column) => {
      const text = column.trim()
      if (text.endsWith(':')) return text.startsWith(':') ? 'center' : 'right'
      return text.startsWith(':') ? 'left' : null
    })
