// Runs one command of a script and waits for it. Plain JavaScript, like everything in scripts/: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that the project brings; it exists once `ensureInstalled` has run. */
export const node = join(root, 'node_modules/.bin/node')

/** The path of a tool from node_modules. */
export const tool = (name) => join(root, 'node_modules/.bin', name)

/**
 * Runs a command with this terminal, in the project's folder. Resolves with its exit code.
 * A signal that this script gets is passed on, so that stopping the script stops the command.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    process.on('SIGINT', pass)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', pass)
      resolve(signal === null ? code : 1)
    })
  })
}

/** Runs a command and ends the script with its code when it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) process.exit(code)
}
