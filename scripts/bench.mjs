// `npm run bench`: builds what is stale, starts a PostgreSQL server and finds a Chromium where it can, and measures.
// `npm run bench -- transactions script` measures only these parts; an unknown one is answered with their names.
import { ensureBuilt } from './parts/build.mjs'
import { findChromium } from './parts/chromium.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { startPostgres } from './parts/postgres.mjs'
import { node, run } from './parts/run.mjs'

await ensureInstalled()
await ensureBuilt()
const postgres = await startPostgres()
const chromium = await findChromium()
const parts = process.argv.slice(2)
const code = await run(node(), ['--disable-warning=ExperimentalWarning', 'bench/main.ts', ...parts], {
  env: {
    ...process.env,
    ...(postgres && { BENCH_DATABASE_URL: postgres.url }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  },
})
postgres?.stop()
process.exit(code)
