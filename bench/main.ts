// `npm run bench`: every figure the product promises, measured on this machine, as ratios where machines differ.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hostilePages, slowReaders } from './hostile.ts'
import { newsroom } from './newsroom.ts'
import { report, type Row } from './report.ts'
import { requests } from './requests.ts'
import { runner } from './runner.ts'
import { starts } from './starts.ts'
import { transactions } from './transactions.ts'
import { writer } from './writer.ts'

const rows: Row[] = [...writer()]
const server = process.env.BENCH_DATABASE_URL

/** An empty database on the server, for a cold start. */
async function newDatabase(): Promise<{ DATABASE_URL: string }> {
  const name = `bench_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server ?? '')
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href }
}

const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
rows.push(...(await requests({ name: 'embedded', env: { DATA_DIR: dataDir } })))
rows.push(...(await transactions({ name: 'embedded', env: { DATA_DIR: dataDir } })))
rows.push(await hostilePages({ name: 'embedded', env: { DATA_DIR: dataDir } }))
rows.push(await slowReaders({ name: 'embedded', env: { DATA_DIR: dataDir } }))
rows.push(...(await starts({ name: 'embedded', kind: 'embedded', env: {}, fresh: async () => ({}) })))
if (server !== undefined) {
  rows.push(...(await requests({ name: 'PostgreSQL', env: await newDatabase() })))
  rows.push(...(await transactions({ name: 'PostgreSQL', env: await newDatabase() })))
  rows.push(await hostilePages({ name: 'PostgreSQL', env: await newDatabase() }))
  rows.push(await slowReaders({ name: 'PostgreSQL', env: await newDatabase() }))
  rows.push(...(await runner((await newDatabase()).DATABASE_URL)))
  rows.push(...(await newsroom(async () => (await newDatabase()).DATABASE_URL)))
  rows.push(...(await starts({ name: 'PostgreSQL', kind: 'postgres', env: {}, fresh: newDatabase })))
}
await rm(dataDir, { recursive: true })
report(rows)
process.exit(rows.every(({ met }) => met) ? 0 : 1)
