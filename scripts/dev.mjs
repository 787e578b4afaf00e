// `npm run dev`: the server, restarted on every change, and Vite in front of it, which reloads the browser.
import { join } from 'node:path'
import { ensureInstalled } from './parts/install.mjs'
import { node, root, run } from './parts/run.mjs'

await ensureInstalled()
const port = Number(process.env.PORT || 3000)
const apiPort = port + 1
process.stdout.write(`Werk op http://localhost:${port}; de server zelf luistert op poort ${apiPort}.\n`)
const server = run(
  node(),
  [
    '--watch',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    'src/server/main.js',
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, PORT: String(apiPort) } },
)
const vite = run(node(), [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'], {
  env: { ...process.env, API_PORT: String(apiPort) },
})
// When one of the two ends, so does the other: half a development server helps nobody.
await Promise.race([server, vite])
process.kill(process.pid, 'SIGTERM')
await Promise.all([server, vite])
