// `npm test`: everything that must hold. Installs what is missing; brings a PostgreSQL server and a Chromium where it can.
// `npm test -- links tests/web/api.test.ts` runs only the files with one of these words in their path;
// `npm test -- --alles` runs every server test on both databases.
import { ensureBuilt } from './parts/build.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { must, node, run } from './parts/run.mjs'

await ensureInstalled()
const words = process.argv.slice(2)
if (words.every((word) => word.startsWith('--'))) await must(process.execPath, ['scripts/check.mjs'])
await ensureBuilt()
// Under the project's own Node: this one may be too old to run tests.
process.exit(await run(node(), ['--disable-warning=ExperimentalWarning', 'scripts/parts/stages.mjs', ...words]))
