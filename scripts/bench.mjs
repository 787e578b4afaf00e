// `npm run bench`: builds what is stale, brings a PostgreSQL server where it can, and measures.
import { ensureBuilt } from './parts/build.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { startPostgres } from './parts/postgres.mjs'
import { node, run } from './parts/run.mjs'

await ensureInstalled()
await ensureBuilt()
const postgres = await startPostgres()
const code = await run(node(), ['--disable-warning=ExperimentalWarning', 'bench/main.ts'], {
  env: { ...process.env, ...(postgres && { BENCH_DATABASE_URL: postgres.url }) },
})
postgres?.stop()
process.exit(code)
