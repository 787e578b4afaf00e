// Records which SQL statements a request to our server runs, and runs the same ones again for a bare route beside it.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface Statement {
  text: string
  name: string | undefined
  values: unknown[]
}

/**
 * The statements that a request to our server runs, as pg gets them: the bare routes repeat them to the letter. A statement
 * of a background job may come in between, so the request is made again until it has run the same ones twice in a row.
 * @param before is called before each try, and makes the request possible again.
 */
export async function statementsOf(
  request: () => Promise<Response>,
  { before: prepare }: { before?: () => Promise<Response> } = {},
): Promise<Statement[]> {
  let before = ''
  for (let tries = 0; tries < 20; tries += 1) {
    await prepare?.()
    const seen = await statementsDuring(request)
    // Numbers within a text differ every time: the id of the row that a notice is about.
    const shape = JSON.stringify(seen.map(({ text }) => text.replace(/\d+/g, '0')))
    if (seen.length > 0 && shape === before) return seen
    before = shape
    await wait(250)
  }
  throw new Error('the same request makes other statements every time')
}

async function statementsDuring(request: () => Promise<Response>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { prototype } = pg.Client
  // oxlint-disable-next-line typescript/unbound-method -- called with the client it belongs to
  const original = prototype.query as (...call: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...call: [string | pg.QueryConfig, unknown[]?, ...unknown[]]) {
    const [asked, given = []] = call
    const { text, name, values } = typeof asked === 'string' ? { text: asked, name: undefined, values: given } : asked
    seen.push({ text, name, values: values ?? (Array.isArray(given) ? given : []) })
    return original.apply(this, call)
  } as typeof prototype.query
  const reply = await request().finally(() => (prototype.query = original as typeof prototype.query))
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
  return seen
}

/** The same statements about another row: the id `from` is replaced by `to` everywhere, also within texts. */
export function about(statements: readonly Statement[], from: number, to: number): Statement[] {
  const other = (value: unknown): unknown => {
    if (value === from) return to
    if (Array.isArray(value)) return value.map(other)
    return typeof value === 'string' ? value.replaceAll(String(from), String(to)) : value
  }
  return statements.map(({ name, text, values }) => ({
    name,
    text: name === undefined ? text.replaceAll(String(from), String(to)) : text,
    values: values.map(other),
  }))
}

/** Runs the statements, those of a transaction on one connection. Returns the rows of the last one that gave any. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<unknown[]> {
  let client: pg.PoolClient | undefined
  let rows: unknown[] = []
  for (const statement of statements) {
    if (/^\s*begin/i.test(statement.text)) client = await pool.connect()
    const result = await (client ?? pool).query({ ...statement, rowMode: 'array' })
    const last = Array.isArray(result) ? result.at(-1) : result
    if (last?.rows?.length) rows = last.rows
    if (client && /commit\s*;?\s*$/i.test(statement.text)) {
      client.release()
      client = undefined
    }
  }
  return rows
}
