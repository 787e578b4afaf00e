// Builds what has changed: the browser application, and the empty database that a first start of the embedded one copies.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { must, node, root, run } from './run.mjs'

export async function ensureBuilt() {
  await build(
    'dist/web',
    ['src/web', 'src/contract', 'src/dutch', 'vite.config.ts', 'package.json', 'package-lock.json'],
    async () => {
      console.log('Webinterface bouwen …')
      await must(node(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'])
    },
  )
  await build(
    'dist/database',
    [
      'src/server/db/embedded-maker.ts',
      'src/server/db/embedded-options.ts',
      'src/server/db/migrate-tables.ts',
      'src/server/db/migrations',
      'package-lock.json',
    ],
    makeDatabase,
  )
}

/** Makes `folder` anew when the sources have changed since it was made. */
async function build(folder, sources, make) {
  const mark = join(root, `${folder}.built-from`)
  const fingerprint = fingerprintOf(sources)
  if (existsSync(mark) && existsSync(join(root, folder)) && readFileSync(mark, 'utf8') === fingerprint) return
  await make(join(root, folder))
  writeFileSync(mark, fingerprint)
}

/** Makes the database to copy, and goes on without it when that fails: a start then makes its own, which takes longer. */
async function makeDatabase(folder) {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const making = mkdtempSync(`${folder}-`)
  const maker = join(root, 'src/server/db/embedded-maker.ts')
  // As a first start does it (src/server/db/embedded-making.ts).
  if ((await run(node(), ['--disable-warning=ExperimentalWarning', '--liftoff-only', maker, making])) === 0) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(making, folder)
  } else rmSync(making, { recursive: true, force: true })
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
