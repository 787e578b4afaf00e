// `npm start`: installs what is missing, builds what is stale, and runs the server. Arguments go to the server
// (`npm start -- --demo`).
import { ensureBuilt } from './parts/build.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { node, run, serverEnv, serverFlags } from './parts/run.mjs'

await ensureInstalled()
await ensureBuilt()
const command = [...serverFlags, 'src/server/main.js', ...process.argv.slice(2)]
process.exit(await run(node(), command, { env: { ...serverEnv, ...process.env } }))
