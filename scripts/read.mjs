// `npm run read`: twenty texts of the last `npm run eval` at random, to be judged one by one.
import { ensureInstalled } from './parts/install.mjs'
import { node, run } from './parts/run.mjs'

await ensureInstalled()
process.exit(await run(node(), ['--disable-warning=ExperimentalWarning', 'eval/read.ts']))
