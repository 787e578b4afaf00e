// `npm test`: everything that must hold. Installs what is missing; brings a PostgreSQL server and a Chromium where it can.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './parts/files.mjs'
import { ensureBuilt } from './parts/build.mjs'
import { findChromium } from './parts/chromium.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { startPostgres } from './parts/postgres.mjs'
import { must, node, root, run } from './parts/run.mjs'

await ensureInstalled()
await must(process.execPath, ['scripts/check.mjs'])
await ensureBuilt()

const files = (...folders) => folders.flatMap((folder) => filesIn(folder, '.test.ts'))

/** Whether a test file has to do with the database: the others would say the same twice. */
const asksDatabase = (file) => /support\/(app|database|server-process)\.ts/.test(readFileSync(join(root, file), 'utf8'))

/** Runs test files; one that writes to console.error without expecting it fails. */
async function tests(title, paths, env = {}) {
  console.log(`\n${title}: ${paths.length} bestanden`)
  const started = Date.now()
  const code = await run(
    node(),
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './tests/support/strict-console.ts',
      '--test',
      '--test-concurrency=2',
      '--test-timeout=300000',
      ...paths,
    ],
    { env: { ...process.env, ...env } },
  )
  console.log(`${title}: ${Math.round((Date.now() - started) / 1000)} s`)
  return code
}

const results = [
  await tests('Op de ingebouwde database', files('tests/contract', 'tests/server', 'tests/web', 'tests/scripts')),
]

const postgres = await startPostgres()
if (postgres) {
  results.push(
    await tests('Op PostgreSQL', files('tests/server').filter(asksDatabase), { TEST_DATABASE_URL: postgres.url }),
  )
}

const chromium = await findChromium()
// On the server where there is one: a process of its own, where the embedded database shares the core of each test file.
const where = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
if (chromium) results.push(await tests('In de browser', files('tests/journeys'), { ...where, CHROMIUM_PATH: chromium }))
// The journeys are the proof that people can use it: without a browser the run is not a pass.
else results.push(1)
postgres?.stop()

process.exit(results.every((code) => code === 0) ? 0 : 1)
