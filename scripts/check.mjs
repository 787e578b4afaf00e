// `npm run check`: types, lint, format and walls (tests/house.test.ts and tests/house/), side by side. `npm test` begins with it.
import { execFile } from 'node:child_process'
import { ensureInstalled } from './parts/install.mjs'
import { node, root, tool } from './parts/run.mjs'

await ensureInstalled()
const checks = {
  types: [tool('tsc'), ['--build']],
  lint: [tool('oxlint'), ['--type-aware', '--deny-warnings']],
  // With a cache: a file that has not changed since it was last found right is not read again.
  format: [tool('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.']],
  walls: [node(), ['--test', '--test-reporter=dot', 'tests/house.test.ts', 'tests/house/*.test.ts']],
}
const failed = await Promise.all(
  Object.entries(checks).map(async ([name, [command, args]]) => ((await passes(name, command, args)) ? [] : [name])),
)
if (failed.flat().length > 0) console.error(`Niet in orde: ${failed.flat().join(', ')}`)
process.exit(failed.flat().length > 0 ? 1 : 0)

/** Runs one check, and prints its output once it is over: mixed with that of the others it would be unreadable. */
function passes(name, command, args) {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
      if (error) console.log(`${name}:`)
      process.stdout.write(stdout)
      process.stderr.write(stderr)
      if (typeof error?.code === 'string') console.error(error.message)
      resolve(!error)
    })
  })
}
