// Reads all rows of somebody, however many there are, a lot at a time: memory holds no more than one. Knows no table.

/** How many rows one query reads. */
const LOT = 200

/**
 * @param fetch reads the next `most` rows behind the place `after` (0: from the first), in the order of their places.
 * @param placeOf the place of a row: a whole number above 0.
 * @param lot fewer than usual where a row may be long.
 */
export async function* rowsInLots<Row>(
  fetch: (after: number, most: number) => Promise<Row[]>,
  placeOf: (row: Row) => number,
  lot = LOT,
): AsyncGenerator<Row, void, undefined> {
  for (let after = 0; ;) {
    const rows = await fetch(after, lot)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < lot) return
    after = placeOf(last)
  }
}
