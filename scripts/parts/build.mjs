// Builds the browser application when what it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, node, root } from './run.mjs'

const sources = ['src/web', 'src/contract', 'vite.config.ts', 'package.json', 'package-lock.json']
const mark = join(root, 'dist/web/.built-from')

export async function ensureBuilt() {
  const fingerprint = fingerprintOf(sources)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return
  console.log('Webinterface bouwen …')
  await must(node(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
  writeFileSync(mark, fingerprint)
}

function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
