// Runs one command of a script and waits for it. Plain JavaScript, like everything in scripts/: it runs before anything is
// installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

// The file itself and not its link in .bin: an npm that runs no install scripts makes no such link.
const bundled = join(root, 'node_modules/node/bin/node')

/** The lowest major version of Node that runs the server's TypeScript as it is. */
export const NODE_MAJOR = 24

/** Whether there is a Node new enough: the one the project brings, or the one that runs this script. */
export const hasNode = () => existsSync(bundled) || Number(process.versions.node.split('.')[0]) >= NODE_MAJOR

/** The path of that Node. */
export const node = () => (existsSync(bundled) ? bundled : process.execPath)

/**
 * Node's flags for the server. A young generation of 4 MB instead of 16 makes no request slower, and saves 30 MB of memory
 * at rest and 60 under load. One thread that helps V8 instead of four: those do not go behind the thread that serves as workers do, and
 * health waited up to 0.5 s for a core while two workers read the worst texts, instead of 0.2.
 */
export const serverFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4', '--v8-pool-size=1']

/**
 * Of the server's environment: what is larger than 128 kB gets pages of its own, which go back to the system when it is let go. Without it
 * glibc raises that bound by itself up to 32 MB (mallopt(3), M_MMAP_THRESHOLD), and texts of a megabyte leave 200 MB of holes behind.
 */
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: '131072' }

/** The path of a tool from node_modules. */
export const tool = (name) => join(root, 'node_modules/.bin', name)

/**
 * Runs a command with this terminal, in the project's folder. Resolves with its exit code.
 * A signal that this script gets is passed on; once the command has ended by it, so does the script.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    let stoppedBy
    const pass = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    process.on('SIGTERM', pass)
    process.on('SIGINT', pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', pass)
      if (stoppedBy !== undefined) process.exit(code === 0 ? 0 : 128 + constants.signals[stoppedBy])
      resolve(signal === null ? code : 1)
    })
  })
}

/** Runs a command and ends the script with its code when it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
