// Runs the tests stage by stage, and says of each how long it took and which of its files took longest. Needs the
// project's own Node, and what scripts/test.mjs installs and builds.
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { findChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { root } from './run.mjs'
import { useScratchFolder } from './scratch.mjs'
import { inGroups, testFiles } from './test-files.mjs'

/** A group of files that takes longer than this, in ms, hangs: even on a machine three times slower none comes near it. */
const PATIENCE_MS = 900_000

/** In ms: a process whose files have all been tested and that still does not end has something open. */
const ENDING_MS = 30_000

/**
 * Loaded before every test file: loading is then as cheap as in the server, and unexpected errors on the console fail it.
 * One by one, because the first makes that Node keeps the second without its types.
 */
const preloaded = ['./src/server/loading.js', './tests/support/strict-console.ts'].flatMap((file) => ['--import', file])

/** In characters: of why a test failed, at the end of the run, where nobody has to look for it. */
const LONGEST_REASON = 600

/** Runs the files that TOGETHER names. */
const ALL_IN_ONE = 'tests/support/together.ts'

/**
 * One more than there are cores, because each waits now and then; with two more a run takes no less time (measured on two
 * cores), only more memory. Four at most: more Chromiums may not fit in it.
 */
const PROCESSES = Math.min(4, availableParallelism() + 1)

const onBoth = process.argv.includes('--alles')
const words = process.argv.slice(2).filter((word) => word !== '--alles')
const chosen = (files) =>
  words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)))

const { without, server, embedded, journeys, journeysEmbedded } = Object.fromEntries(
  Object.entries(testFiles()).map(([name, files]) => [name, chosen(files)]),
)
if (without.length + server.length + journeys.length === 0) {
  console.error(`Geen testbestand heeft ${words.join(' of ')} in zijn pad.`)
  process.exit(1)
}

const began = Date.now()
useScratchFolder()
const stages = []
/** Why a run without a failure is not a pass. */
const missing = []

// No test lives long enough to need vacuuming, and looking through a hundred databases takes time from the tests.
const postgres = server.length + journeys.length > 0 ? await startPostgres({ autovacuum: 'off' }) : undefined
const there = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
if (journeys.length > 0) {
  const chromium = await findChromium()
  // On PostgreSQL where there is one: a process of its own, while the embedded database shares a core with each test file.
  if (chromium) {
    plan('In de browser', journeys, { ...there, CHROMIUM_PATH: chromium })
    if (postgres) plan('In de browser, ingebouwd', journeysEmbedded, { CHROMIUM_PATH: chromium })
  }
  // The journeys are the proof that people can use it: without a browser the run is not a pass.
  else missing.push('zonder browser')
}
plan('Op de ingebouwde database', onBoth || !postgres ? server : embedded)
if (postgres) plan('Op PostgreSQL', server, there)
plan('Zonder database', without)

// One queue for all stages, so that no core waits at the end of each; the stage with the shortest files comes last.
const queue = stages.flatMap((stage) => stage.groups.map((group) => ({ stage, group })))
await Promise.all(Array.from({ length: PROCESSES }, work))
postgres?.stop()
report()

function plan(title, files, settings = {}) {
  if (files.length === 0) return
  stages.push({
    title,
    files,
    groups: inGroups(files),
    settings,
    tests: 0,
    skipped: 0,
    failed: [],
    explained: [],
    seconds: 0,
    times: [],
  })
}

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await runGroup(next.stage, next.group)
}

/** Runs the files of one group in one process, and prints its output at the end: those of several groups would mix. */
async function runGroup(stage, files) {
  const start = Date.now()
  const { TEST_DATABASE_URL: _, ...env } = process.env
  // The runner's own limit ends tests, not a process that is kept alive by what one of them left open.
  const hanging = new AbortController()
  let patience = setTimeout(() => hanging.abort(), PATIENCE_MS)
  const stream = run({
    files: [ALL_IN_ONE],
    signal: hanging.signal,
    execArgv: ['--disable-warning=ExperimentalWarning', ...preloaded],
    env: { ...env, ...stage.settings, TOGETHER: files.join('\n') },
  })
  const unheard = new Set(files)
  const ends = ({ nesting, name, details }) => {
    if (nesting > 0 || !unheard.delete(name)) return
    stage.times.push([name, details.duration_ms])
    if (unheard.size > 0) return
    clearTimeout(patience)
    patience = setTimeout(() => hanging.abort(), ENDING_MS)
  }
  stream.on('test:pass', ends)
  stream.on('test:diagnostic', ({ message, nesting }) => {
    if (nesting > 0) stage.explained.push(message)
  })
  stream.on('test:fail', (event) => {
    ends(event)
    // A suite that fails because of its tests is left out: those are named already. A failure of the process itself names
    // all files of the group.
    if (event.details.error.failureType === 'subtestsFailed' || hanging.signal.aborted) return
    const reason = (event.details.error.cause?.message ?? event.details.error.message).slice(0, LONGEST_REASON)
    const where = event.name === ALL_IN_ONE ? files.join(', ') : `${relative(root, event.file)}: ${event.name}`
    stage.failed.push(`${where}\n${reason}`.replaceAll('\n', '\n    '))
  })
  stream.on('test:summary', ({ file, counts }) => {
    if (file !== undefined) return
    stage.tests += counts.tests
    stage.skipped += counts.skipped
  })
  let said = ''
  for await (const text of stream.compose(new spec())) said += text
  clearTimeout(patience)
  process.stdout.write(`\n${stage.title}\n${said}`)
  if (hanging.signal.aborted && unheard.size === 0) stage.failed.push(`${files.join(', ')} liet iets open`)
  // When a process ends early, even with exit code 0, the files that it had not finished did not run. It was in the first.
  const [last, ...waiting] = unheard
  if (last !== undefined) stage.failed.push(`${last} kwam niet aan het eind`)
  for (const file of waiting) stage.failed.push(`${file} kwam niet aan de beurt`)
  stage.seconds += (Date.now() - start) / 1000
}

/** Prints the outcome of each stage and of the whole. Exits with 1 when anything failed or could not be tried. */
function report() {
  for (const { title, files, tests, skipped, failed, explained, seconds, times } of stages) {
    const outcome = failed.length > 0 ? `${failed.length} MISLUKT` : 'in orde'
    const slowest = times
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([file, ms]) => `${file.replace(/^tests\//, '').replace(/\.test\.ts$/, '')} ${Math.round(ms / 1000)} s`)
    // The stages run beside each other, so the time printed is a stage's share of the whole.
    console.log(
      `${title.padEnd(26)} ${outcome}: ${tests} proeven (${skipped} overgeslagen) in ${files.length} bestanden, ` +
        `${Math.round(seconds / PROCESSES)} s; het langst ${slowest.join(', ')}`,
    )
    for (const name of failed) console.log(`  MISLUKT: ${name}`)
    if (failed.length > 0) for (const line of explained) console.log(`    ${line}`)
  }
  if (!postgres && server.length > 0) console.log('Zonder PostgreSQL: alleen op de ingebouwde database bewezen.')
  const wrong = [...stages.filter(({ failed }) => failed.length > 0).map(({ title }) => title), ...missing]
  const took = Math.round((Date.now() - began) / 1000)
  console.log(wrong.length === 0 ? `Alles is in orde (${took} s).` : `NIET IN ORDE: ${wrong.join(', ')} (${took} s).`)
  process.exit(wrong.length === 0 ? 0 : 1)
}
