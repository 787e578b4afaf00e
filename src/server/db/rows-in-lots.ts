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

/** How many ids one query reads. */
const IDS = 10_000

/**
 * The same where there may be a hundred thousand, each of them long: their ids are read first, many at once. A lot of rows behind a place
 * takes a sort of all that are left as long as the database does not know how many those are, and that again for each lot.
 */
export async function* rowsById<Row>(
  fetchIds: (after: number, most: number) => Promise<{ id: number }[]>,
  fetch: (ids: number[]) => Promise<Row[]>,
  lot: number,
): AsyncGenerator<Row, void, undefined> {
  let ids: number[] = []
  for await (const { id } of rowsInLots(fetchIds, (row) => row.id, IDS)) {
    ids.push(id)
    if (ids.length < lot) continue
    yield* await fetch(ids)
    ids = []
  }
  if (ids.length > 0) yield* await fetch(ids)
}
