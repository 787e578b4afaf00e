// Installs the project's packages when they are missing or other than the lock file says.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasNode, NODE_MAJOR, root, run } from './run.mjs'

export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Pakketten installeren …')
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund']).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  if (hasNode()) return
  // An npm that runs no install scripts has left the Node package empty: its own installer fills it.
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules/node') })
  if (hasNode()) return
  console.error(
    `Node ${NODE_MAJOR} ontbreekt, en npm mag het niet installeren. Installeer Node ${NODE_MAJOR} of nieuwer.`,
  )
  process.exit(1)
}

/**
 * Runs npm: the one that started this script, so that its settings hold. Another package manager is not used, because it
 * would not read the lock file. @throws Error when npm fails.
 */
export async function npm(args) {
  const cli = process.env.npm_execpath
  const [program, ...first] = cli && /npm-cli/.test(cli) ? [process.execPath, cli] : ['npm']
  // As in .npmrc, for an npm that passes on no settings that it does not know.
  process.env.ONNXRUNTIME_NODE_INSTALL = 'skip'
  const code = await run(program, [...first, ...args])
  if (code !== 0) throw new Error(`npm ${args[0]} eindigde met code ${code}`)
}

/** npm notes what it installed in a lock file of its own; every package of ours must stand there in the same version. */
function isInstalled() {
  const installed = packages(join(root, 'node_modules/.package-lock.json'))
  if (installed === undefined || !hasNode()) return false
  const wanted = packages(join(root, 'package-lock.json')) ?? {}
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || installed[path]?.version === version || (installed[path] === undefined && (optional || peer)),
  )
}

function packages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
