// `npm run check`: types, lint, format and walls. Seconds; `npm test` begins with it.
import { ensureInstalled } from './parts/install.mjs'
import { node, run, tool } from './parts/run.mjs'

await ensureInstalled()
const checks = {
  types: [tool('tsc'), ['--build']],
  lint: [tool('oxlint'), ['--type-aware', '--deny-warnings']],
  format: [tool('prettier'), ['--check', '--log-level=warn', '.']],
  walls: [node(), ['--test', '--test-reporter=dot', 'tests/house.test.ts']],
}
const failed = []
for (const [name, [command, args]] of Object.entries(checks)) {
  if ((await run(command, args)) !== 0) failed.push(name)
}
if (failed.length > 0) console.error(`Niet in orde: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
