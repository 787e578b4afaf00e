// The walls of the house: who may import whom, which rooms mirror each other, how files are named. `npm run check` runs this.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.tsx?$/.test(name))

interface Import {
  from: string
  /** A path below src/, or the name of a package. */
  to: string
}

const specifier = /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** Every import that a file's text makes, static or dynamic, of types or of values. */
export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(specifier)].map(([, named, bare]) => {
    const wanted = named ?? bare ?? ''
    const alias = /^#(contract|server|web)\//.exec(wanted)
    if (alias) return { from: file, to: `src/${wanted.slice(1)}` }
    if (wanted.startsWith('.')) return { from: file, to: relative(root, resolve(root, dirname(file), wanted)) }
    return { from: file, to: wanted }
  })
}

const imports = files.flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')))
const wing = (path: string) => /^src\/(contract|server|web)\//.exec(path)?.[1]
const room = (path: string) => path.split('/')[2] ?? ''
const show = ({ from, to }: Import) => `${from} imports ${to}`

/** The floors of the server, lowest first. A room that is not named here is one of the product's. */
const floors = [
  ['config.ts', 'writer'],
  ['db', 'fetch', 'files', 'mail'],
  ['http', 'quota', 'jobs', 'audit', 'change'],
  [],
  ['app.ts'],
  ['start.ts'],
  ['main.ts'],
]
const PRODUCT_FLOOR = 3

/** The floor a server file stands on. Tables are the ground: any floor may know their columns. */
function floor(path: string): number {
  if (path.endsWith('/tables.ts')) return 0
  const at = floors.findIndex((rooms) => rooms.includes(room(path)))
  return at === -1 ? PRODUCT_FLOOR : at
}

/** Every rule about one import: its name, and whether an import breaks it. */
const walls: Record<string, (made: Import) => boolean> = {
  'the contract imports only zod and itself': ({ from, to }) =>
    wing(from) === 'contract' && wing(to) !== 'contract' && to !== 'zod',
  'the web never imports the server': ({ from, to }) => wing(from) === 'web' && wing(to) === 'server',
  'the server never imports the web': ({ from, to }) => wing(from) === 'server' && wing(to) === 'web',
  'the web never imports Node': ({ from, to }) => wing(from) === 'web' && to.startsWith('node:'),
  'no import on the server runs up': ({ from, to }) =>
    wing(from) === 'server' && wing(to) === 'server' && floor(to) > floor(from),
  'the writer knows only itself and the contract': ({ from, to }) =>
    from.startsWith('src/server/writer/') && wing(to) === 'server' && !to.startsWith('src/server/writer/'),
  'the design system knows no feature': ({ from, to }) =>
    from.startsWith('src/web/ui/') && wing(to) === 'web' && !to.startsWith('src/web/ui/'),
  'tables know only the contract, Drizzle and other tables': ({ from, to }) =>
    from.endsWith('/tables.ts') && !/^src\/contract\/|^drizzle-orm|\/tables\.ts$/.test(to),
}

for (const [rule, breaks] of Object.entries(walls)) {
  test(rule, () => assert.deepEqual(imports.filter(breaks).map(show), []))
}

test('each wall stops the import it is there for', () => {
  const wrong: Record<string, [string, string]> = {
    'the contract imports only zod and itself': ['src/contract/text.ts', "import fs from 'node:fs'"],
    'the web never imports the server': ['src/web/api.ts', "import type { Db } from '#server/db/connect.ts'"],
    'the server never imports the web': ['src/server/app.ts', "export { api } from '../web/api.ts'"],
    'the web never imports Node': ['src/web/api.ts', "const fs = await import('node:fs')"],
    'no import on the server runs up': ['src/server/db/connect.ts', "import { serve } from '../http/serve.ts'"],
    'the writer knows only itself and the contract': ['src/server/writer/facebook.ts', "import '../config.ts'"],
    'the design system knows no feature': ['src/web/ui/button.tsx', "import { api } from '../api.ts'"],
    'tables know only the contract, Drizzle and other tables': [
      'src/server/accounts/tables.ts',
      "import {\n  x,\n} from './rules.ts'",
    ],
  }
  assert.deepEqual(Object.keys(wrong), Object.keys(walls))
  for (const [rule, [file, text]] of Object.entries(wrong)) {
    const [made] = importsIn(file, text)
    assert.ok(made && walls[rule]?.(made), rule)
  }
})

test('a room means the same subject in every wing', () => {
  const roomsOf = (name: string) =>
    new Set(
      readdirSync(join(root, 'src', name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name),
    )
  const contract = roomsOf('contract')
  const infrastructure = new Set([
    'change',
    'http',
    'db',
    'quota',
    'writer',
    'fetch',
    'files',
    'jobs',
    'mail',
    'ui',
    'shell',
    'pages',
    'migrations',
    'public',
  ])
  const strangers = [...roomsOf('server'), ...roomsOf('web')].filter(
    (name) => !contract.has(name) && !infrastructure.has(name),
  )
  assert.deepEqual(strangers, [])
})

test('file names are kebab-case nouns, and no room has a drawer for odds and ends', () => {
  const drawers = /^(utils?|helpers?|common|misc|shared|lib|index|types|constants)\.tsx?$/
  const bad = files.filter((path) => {
    const name = path.split('/').at(-1) ?? ''
    return drawers.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.tsx?$/.test(name)
  })
  assert.deepEqual(bad, [])
})

test('no file is longer than 300 lines, and each says its job in its first line', () => {
  const lines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n')
  assert.deepEqual(
    files.filter((path) => lines(path).length > 301),
    [],
  )
  assert.deepEqual(
    files.filter((path) => !/^\/\/ |^\/\*\*? /.test(lines(path)[0] ?? '')),
    [],
  )
})
