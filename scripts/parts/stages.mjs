// Runs the tests stage by stage, and says of each how long it took and which of its files took longest. Needs the
// project's own Node, and what scripts/test.mjs installs and builds.
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { root } from './run.mjs'
import { testFiles } from './test-files.mjs'

/** A file that takes longer, in ms, is taken to hang: on a machine that is three times slower none comes near. */
const PATIENCE_MS = 300_000

const onBoth = process.argv.includes('--alles')
const words = process.argv.slice(2).filter((word) => word !== '--alles')
const chosen = (files) =>
  words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)))

const { together, alone, server, embedded, journeys } = Object.fromEntries(
  Object.entries(testFiles()).map(([name, files]) => [name, chosen(files)]),
)
if (together.length + alone.length + server.length + journeys.length === 0) {
  console.error(`Geen testbestand heeft ${words.join(' of ')} in zijn pad.`)
  process.exit(1)
}

const began = Date.now()
const results = []
/** Why a run without a failure is not a pass. */
const missing = []

await stage('Zonder database', together, alone)
const postgres = server.length + journeys.length > 0 ? await startPostgres() : undefined
const there = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
if (postgres) await stage('Op PostgreSQL', [], server, there)
await stage('Op de ingebouwde database', [], onBoth || !postgres ? server : embedded)
if (journeys.length > 0) {
  const chromium = await findChromium()
  // On the server where there is one: a process of its own, where the embedded database shares the core of each test file.
  if (chromium) await stage('In de browser', [], journeys, { ...there, CHROMIUM_PATH: chromium })
  // The journeys are the proof that people can use it: without a browser the run is not a pass.
  else missing.push('zonder browser')
}
postgres?.stop()
report()

/** Runs the files of one stage: the first list in one process, of the second each in its own. */
async function stage(title, inOne, eachAlone, settings = {}) {
  const files = [...(inOne.length > 0 ? ['tests/support/together.ts'] : []), ...eachAlone]
  if (files.length === 0) return
  const count = inOne.length + eachAlone.length
  console.log(`\n${title}: ${count} ${count === 1 ? 'bestand' : 'bestanden'}`)
  const start = Date.now()
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const stream = run({
    files,
    concurrency: 2,
    timeout: PATIENCE_MS,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', './tests/support/preload.ts'],
    env: { ...env, ...settings, TOGETHER: inOne.join('\n') },
  })
  const times = []
  const result = { title, count, tests: 0, failed: 0, skipped: 0 }
  stream.on('test:summary', ({ file, duration_ms: ms, counts }) => {
    if (file !== undefined) return void times.push([relative(root, file), ms])
    Object.assign(result, { tests: counts.tests, failed: counts.failed + counts.cancelled, skipped: counts.skipped })
  })
  for await (const text of stream.compose(new spec())) process.stdout.write(text)
  result.seconds = seconds(Date.now() - start)
  results.push(result)
  const slowest = times.toSorted(([, a], [, b]) => b - a).slice(0, 5)
  console.log(
    `${title}: ${result.seconds} s; het langst: ${slowest.map(([file, ms]) => `${file} ${seconds(ms)} s`).join(', ')}`,
  )
}

function seconds(ms) {
  return Math.round(ms / 1000)
}

/** What a person wants to know in the end. Exits with 1 when anything failed or could not be tried. */
function report() {
  console.log()
  for (const { title, count, tests, failed, skipped, seconds: took } of results) {
    const outcome = failed > 0 ? `${failed} MISLUKT` : 'in orde'
    console.log(
      `${title.padEnd(26)} ${outcome}: ${tests} proeven (${skipped} overgeslagen) in ${count} bestanden, ${took} s`,
    )
  }
  if (!postgres && server.length > 0) console.log('Zonder PostgreSQL: alleen op de ingebouwde database bewezen.')
  const failed = results.filter((result) => result.failed > 0).map(({ title }) => title)
  const wrong = [...failed, ...missing]
  console.log(
    wrong.length === 0 ? `Alles is in orde (${seconds(Date.now() - began)} s).` : `NIET IN ORDE: ${wrong.join(', ')}.`,
  )
  process.exit(wrong.length === 0 ? 0 : 1)
}
