// `npm run eval`: the texts of the configured writer (AI_PROVIDER and the like), counted and put on a page to read.
import { ensureInstalled } from './parts/install.mjs'
import { node, run } from './parts/run.mjs'

await ensureInstalled()
process.exit(await run(node(), ['--disable-warning=ExperimentalWarning', 'eval/main.ts', ...process.argv.slice(2)]))
