// `npm test`: all checks and tests. Installs what is missing; starts a PostgreSQL server and finds a Chromium where it can.
// `npm test -- links tests/web/api.test.ts` runs only the files with one of these words in their path;
// `npm test -- --alles` runs every server test on both databases.
import { ensureBuilt } from './parts/build.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { must, node, run } from './parts/run.mjs'

await ensureInstalled()
const words = process.argv.slice(2)
if (words.every((word) => word.startsWith('--'))) await must(process.execPath, ['scripts/check.mjs'])
await ensureBuilt()
// Under the project's own Node: the one that runs this script may be too old for the tests.
process.exit(await run(node(), ['--disable-warning=ExperimentalWarning', 'scripts/parts/stages.mjs', ...words]))
