// `npm run bench`: measures every figure the product promises, on this machine: ratios against a bare implementation in the
// same run, and times against limits that the yardstick scales. `npm run bench -- transactions script` measures only the
// parts of these names.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { analysis } from './analysis.ts'
import { articles } from './articles.ts'
import { channels } from './channels.ts'
import { crowd } from './crowd.ts'
import { feeds } from './feeds.ts'
import { kills } from './kills.ts'
import { landing } from './landing.ts'
import { hostilePages, slowReaders } from './hostile.ts'
import { moments } from './moments.ts'
import { newsroom } from './newsroom.ts'
import { reading } from './reading.ts'
import { pictureLoad } from './picture-load.ts'
import { pictures } from './pictures.ts'
import { report, type Row } from './report.ts'
import { requests } from './requests.ts'
import { runner } from './runner.ts'
import { scriptOfLogin } from './script.ts'
import { spelling } from './spelling.ts'
import { starts } from './starts.ts'
import { stops } from './stops.ts'
import { transactions } from './transactions.ts'
import { typing } from './typing.ts'
import { worstMinute } from './worst-minute.ts'
import { writer } from './writer.ts'
import { letters } from './letters.ts'
import { liveModel } from './live-model.ts'
import { zip } from './zip.ts'
import { measureYardstick, type Yardstick } from './yardstick.ts'

const server = process.env.BENCH_DATABASE_URL
const browser = process.env.CHROMIUM_PATH
const root = await mkdtemp(join(tmpdir(), 'kopij-bench-'))

/** Makes an empty database on the server; its settings for the environment. */
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

/** The same for the embedded database, in an empty folder. */
const newFolder = async () => ({ DATA_DIR: await mkdtemp(join(root, 'data-')) })

interface Place {
  name: 'embedded' | 'PostgreSQL'
  /** Makes an empty database, and returns its settings for the environment. */
  fresh: () => Promise<Record<string, string>>
}
const embedded: Place = { name: 'embedded', fresh: newFolder }
const places: Place[] = server === undefined ? [embedded] : [embedded, { name: 'PostgreSQL', fresh: newDatabase }]

/** Measures on each kind of database there is, every time in an empty one. */
async function onEach(measure: (where: { name: string; env: Record<string, string> }) => Promise<Row | Row[]>) {
  return (await inTurn(places, async ({ name, fresh }) => measure({ name, env: await fresh() }))).flat()
}

const onServer = async (measure: () => Promise<Row[]>) =>
  server === undefined ? [{ what: 'PostgreSQL', measured: 'there is none', limit: '' }] : measure()

const words = process.argv.slice(2)
const parts: Record<string, (yardstick: Yardstick) => Promise<Row[]>> = {
  requests: () => onEach(requests),
  transactions: () => onEach(transactions),
  model: () => onEach(liveModel),
  hostile: (yardstick) => onEach((where) => hostilePages(where, yardstick)),
  unread: () => onEach(slowReaders),
  crowd: () => onEach(crowd),
  worst: (yardstick) => onEach((where) => worstMinute(where, yardstick)),
  runner: (yardstick) => onServer(async () => runner((await newDatabase()).DATABASE_URL, yardstick)),
  newsroom: (yardstick) => onServer(() => newsroom(async () => (await newDatabase()).DATABASE_URL, yardstick)),
  articles: (yardstick) => onServer(() => articles(async () => (await newDatabase()).DATABASE_URL, yardstick)),
  channels: (yardstick) => onServer(() => channels(async () => (await newDatabase()).DATABASE_URL, yardstick)),
  feeds: (yardstick) => onServer(() => feeds(async () => (await newDatabase()).DATABASE_URL, yardstick)),
  moments: (yardstick) => onEach((where) => moments(where, yardstick)),
  letters: () => onServer(async () => letters((await newDatabase()).DATABASE_URL)),
  writer,
  reading,
  spelling,
  analysis,
  pictures,
  zip,
  'picture-load': (yardstick) => onEach((where) => pictureLoad(where, yardstick)),
  typing: async (yardstick) =>
    browser === undefined
      ? [{ what: 'typing in an article', measured: 'no Chromium', limit: '' }]
      : [await typing(browser, yardstick)],
  script: async () =>
    browser === undefined
      ? [{ what: 'script before the login form', measured: 'no Chromium', limit: '' }]
      : [await scriptOfLogin(browser)],
  landing: async (yardstick) =>
    browser === undefined
      ? [{ what: 'the landing page', measured: 'no Chromium', limit: '' }]
      : landing(browser, yardstick),
  starts: async () => (await inTurn(places, starts)).flat(),
  kills: () => onEach((where) => kills(where, { many: words.includes('kills') })),
  stops: (yardstick) => onEach((where) => stops(where, yardstick, { many: words.includes('stops') })),
}

async function inTurn<From, To>(from: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  for (const one of from) done.push(await work(one))
  return done
}

const unknown = words.filter((word) => !(word in parts))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' or ')}: there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const yardstick = await measureYardstick({
  kind: server === undefined ? 'embedded' : 'PostgreSQL',
  databaseUrl: server === undefined ? undefined : (await newDatabase()).DATABASE_URL,
  dataDir: (await newFolder()).DATA_DIR,
})
console.log(yardstick.rows.map(({ what, measured }) => `${what}: ${measured}`).join('\n'))
const rows: Row[] = [...yardstick.rows]
for (const [name, part] of Object.entries(parts)) {
  if (words.length > 0 && !words.includes(name)) continue
  console.log(`${name} …`)
  rows.push(...(await part(yardstick)))
}
await rm(root, { recursive: true })
process.exit(report(rows) ? 0 : 1)
