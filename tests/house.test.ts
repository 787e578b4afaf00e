// The walls of the house: who may import whom, which rooms mirror each other, how files are named. `npm run check` runs this
// and house/data.test.ts.
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { journeysOnEmbedded, onEmbedded } from '../scripts/parts/test-files.mjs'
import { circles } from './house/circles.ts'
import { codeIn, COMPUTED, importsIn, root, textOf, type Import } from './house/imports.ts'
import { waysToImport } from './house/ways-to-import.ts'

const files = codeIn('src')
const imports = files.flatMap((file) => importsIn(file, textOf(file)))
const wing = (path: string) => /^src\/(contract|dutch|server|web)\//.exec(path)?.[1]
const room = (path: string) => path.split('/')[2] ?? ''
const show = ({ from, to }: Import) => `${from} imports ${to}`

/** The floors of a wing, lowest first. A room that is not named is one of the product's, and stands where none is named. */
const floors = {
  server: [
    ['config.ts'],
    ['db', 'fetch', 'files', 'imaging', 'mail', 'markdown', 'payments', 'secrets', 'workshop'],
    ['http', 'quota', 'jobs', 'audit', 'change', 'letters'],
    [],
    ['app.ts', 'text-child.ts', 'demo', ...['job', 'leaving', 'sealed', 'text'].map((of) => `${of}-registry.ts`)],
    ['start.ts'],
    ['main.js'],
  ],
  web: [
    ['ui'],
    ['http', 'session', 'kept', 'live', 'edit', 'editor'],
    [],
    ['shell'],
    ['pages'],
    ['routes.tsx'],
    ['main.tsx', 'known-addresses.ts'],
  ],
}

/** What the statements of other rooms may use of a room's tables: they stand beside `db`, so any room may. */
const parts = /^src\/server\/[\w-]+\/(views|holds|request-count)\.ts$/

/** What all rooms stand on: that one room uses it of another does not make it stand above that room. */
const isGround = (path: string) => path.endsWith('/tables.ts') || parts.test(path)

/** The floor a file of this wing stands on. Tables are the ground: any floor may know their columns. */
function floor(within: keyof typeof floors, path: string): number {
  if (path.endsWith('/tables.ts')) return 0
  if (parts.test(path)) return floors.server.findIndex((rooms) => rooms.includes('db'))
  const at = floors[within].findIndex((rooms) => rooms.includes(room(path)))
  return at === -1 ? floors[within].findIndex((rooms) => rooms.length === 0) : at
}

const runsUp = (within: keyof typeof floors, { from, to }: Import) =>
  wing(from) === within && wing(to) === within && floor(within, to) > floor(within, from)

const tablesBeside = (path: string) => path.replace(/[^/]+$/, 'tables.ts')

/** Every rule about one import: its name, and whether an import breaks it. */
const walls: Record<string, (made: Import) => boolean> = {
  'what is imported can be read where it is imported': ({ to }) => to === COMPUTED,
  'the product imports packages and itself, no tests, scripts or benches': ({ to, local }) =>
    local && !to.startsWith('src/'),
  'the contract imports only zod and itself': ({ from, to }) =>
    wing(from) === 'contract' && wing(to) !== 'contract' && to !== 'zod',
  'the web never imports the server': ({ from, to }) => wing(from) === 'web' && wing(to) === 'server',
  'the server never imports the web': ({ from, to }) => wing(from) === 'server' && wing(to) === 'web',
  'the web never imports Node': ({ from, to }) => wing(from) === 'web' && to.startsWith('node:'),
  'no import on the server runs up': (made) => runsUp('server', made),
  'no import in the web runs up': (made) => runsUp('web', made),
  'Dutch by rules knows only itself: no package, no Node, no other wing': ({ from, to }) =>
    wing(from) === 'dutch' && wing(to) !== 'dutch',
  'the design system knows no feature': ({ from, to }) =>
    from.startsWith('src/web/ui/') && wing(to) === 'web' && !to.startsWith('src/web/ui/'),
  'only the room of jobs knows what keeps them': ({ from, to }) =>
    to === 'pg-boss' && !from.startsWith('src/server/jobs/'),
  'only the room of imaging knows the libraries of pictures': ({ from, to }) =>
    /^(sharp|onnxruntime-node|exifreader)$/.test(to) && !from.startsWith('src/server/imaging/'),
  'tables know only the contract, Drizzle and other tables': ({ from, to }) =>
    from.endsWith('/tables.ts') && !/^src\/contract\/|^drizzle-orm|\/tables\.ts$/.test(to),
  'views, holds and counts know only the contract, Drizzle, the database and the tables of their own room': ({
    from,
    to,
  }) => parts.test(from) && !/^src\/contract\/|^src\/server\/db\/|^drizzle-orm/.test(to) && to !== tablesBeside(from),
}

for (const [rule, breaks] of Object.entries(walls)) {
  test(rule, () => assert.deepEqual(imports.filter(breaks).map(show), []))
}

test('each wall stops the import it is there for', () => {
  const wrong: Record<string, [string, string]> = {
    'what is imported can be read where it is imported': [
      'src/web/routes.tsx',
      'const of = (room) => import(`./${room}`)',
    ],
    'the product imports packages and itself, no tests, scripts or benches': [
      'src/server/app.ts',
      "import { until } from '../../tests/support/app.ts'",
    ],
    'the contract imports only zod and itself': ['src/contract/text.ts', "import fs from 'node:fs'"],
    'the web never imports the server': ['src/web/http/call.ts', "import type { Db } from '#server/db/connect.ts'"],
    'the server never imports the web': ['src/server/app.ts', "export { call } from '../web/http/call.ts'"],
    'the web never imports Node': ['src/web/http/call.ts', "const fs = await import('node:fs')"],
    'no import on the server runs up': ['src/server/db/connect.ts', "import { serve } from '../http/serve.ts'"],
    'no import in the web runs up': ['src/web/tools/registry.ts', "import type { Tab } from '#web/shell/screens.ts'"],
    'Dutch by rules knows only itself: no package, no Node, no other wing': [
      'src/dutch/language-check/check.ts',
      "import type { Style } from '#contract/styles/style-profile.ts'",
    ],
    'the design system knows no feature': ['src/web/ui/button.tsx', "import { call } from '../http/call.ts'"],
    'only the room of jobs knows what keeps them': ['src/server/links/jobs.ts', "import { PgBoss } from 'pg-boss'"],
    'only the room of imaging knows the libraries of pictures': [
      'src/server/pictures/routes.ts',
      "const { default: sharp } = await import('sharp')",
    ],
    'tables know only the contract, Drizzle and other tables': [
      'src/server/accounts/tables.ts',
      "import {\n  x,\n} from './rules.ts'",
    ],
    'views, holds and counts know only the contract, Drizzle, the database and the tables of their own room': [
      'src/server/links/views.ts',
      "import { people } from '../accounts/views.ts'",
    ],
  }
  assert.deepEqual(Object.keys(wrong), Object.keys(walls))
  for (const [rule, [file, text]] of Object.entries(wrong)) {
    const [made] = importsIn(file, text)
    assert.ok(made && walls[rule]?.(made), rule)
  }
})

/** In lines, its lists of words included. It was more than twice that when texts were made from templates. */
const MOST_DUTCH = 11_150

test('Dutch by rules stays small enough to be read', () => {
  const lines = codeIn('src/dutch').reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0)
  assert.ok(lines <= MOST_DUTCH, `${lines} lines`)
})

/** The code of `file`, without comments. */
const codeOf = (file: string) => textOf(file).replace(/^ *(?:\/\/|\/\*\*).*$/gm, '')

test('what Dutch by rules and the contract each hold for themselves, as neither knows the other, they hold alike', () => {
  assert.equal(codeOf('src/dutch/banned-words.ts'), codeOf('src/contract/styles/banned-words.ts'))
  const shared = codeOf('src/dutch/characters.ts').trim().split('\n\n')
  for (const part of shared) assert.ok(codeOf('src/contract/characters.ts').includes(part.trim()), part)
})

/** What is there once `file` is loaded: all that it imports, over others, but for types and what is loaded later. */
function loadedWith(file: string, among: readonly Import[] = imports): Set<string> {
  const found = new Set([file])
  // What is added while a set is walked through is walked through too.
  for (const one of found)
    for (const { from, to, types, later } of among) if (from === one && !types && !later) found.add(to)
  return found
}

test('the server starts without Dutch by rules, and a process with a language model never loads the writer', () => {
  const dutchIn = (file: string) => [...loadedWith(file)].filter((path) => wing(path) === 'dutch')
  // The one list that every prompt names; it takes next to nothing.
  assert.deepEqual(dutchIn('src/server/app.ts'), ['src/dutch/worn-out.ts'])
  assert.deepEqual(
    ['src/server/tools/providers/live.ts', 'src/server/tools/language-lock.ts', 'src/dutch/source/language.ts']
      .flatMap(dutchIn)
      .filter((path) => /\/(writer|rewriter|language-check)\//.test(path)),
    [],
  )
  const made = importsIn('src/server/start.ts', "const later = () => import('./app.ts')\nimport './config.ts'")
  assert.deepEqual([...loadedWith('src/server/start.ts', made)], ['src/server/start.ts', 'src/server/config.ts'])
})

test('no file imports, over others, itself: not for a type either', () => {
  assert.deepEqual(circles(imports), [])
})

test('no room of server or web imports, over others, itself: tables, and what others use of them, are the ground of all', () => {
  const roomOf = (path: string) => path.split('/').slice(0, 3).join('/')
  const between = imports
    .filter(({ from, to }) => wing(from) !== 'contract' && wing(from) === wing(to) && !isGround(to))
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  assert.deepEqual(circles(between.filter(({ from, to }) => from !== to)), [])
})

test('a test knows the wing it is about, the contract and, where that wing does, the Dutch one', () => {
  const known: Record<string, readonly string[]> = {
    contract: ['contract'],
    dutch: ['dutch', 'contract'],
    web: ['web', 'dutch', 'contract'],
    server: ['server', 'dutch', 'contract'],
  }
  const strange = Object.entries(known).flatMap(([about, wings]) =>
    codeIn(`tests/${about}`)
      .flatMap((file) => importsIn(file, textOf(file)))
      .filter(({ to }) => to.startsWith('src/') && !wings.includes(wing(to) ?? '')),
  )
  assert.deepEqual(strange.map(show), [])
})

test('an import is found, however it is written', () => {
  for (const text of waysToImport) {
    const found = importsIn('src/web/tools/down.ts', text).map(({ to }) => to)
    assert.deepEqual(found, ['src/web/tools/up.ts'], text)
  }
  assert.deepEqual(
    importsIn('src/web/tools/down.ts', "const text = \"import x from './up.ts'\" // import './up.ts'"),
    [],
  )
})

test('a circle is found, whether it has two files or three, and what only leads to it is none', () => {
  const imported = (file: string, text: string) => importsIn(`src/web/tools/${file}.ts`, text)
  const made = [
    ...imported('a', "import type { B } from './b.ts'"),
    ...imported('b', "import { c } from './c.ts'"),
    ...imported('c', "const later = () => import('./a.ts')"),
    ...imported('d', "import { e } from './e.ts'\nimport { a } from './a.ts'"),
    ...imported('e', "export { d } from './d.ts'"),
    ...imported('f', "import { a } from './a.ts'\nimport { e } from './e.ts'"),
  ]
  const found = circles(made).map((circle) => circle.map((file) => file.slice(-4, -3)).join(''))
  assert.deepEqual(found.toSorted(), ['abc', 'de'])
})

test('a room means the same subject in every wing', () => {
  const roomsOf = (name: string) =>
    readdirSync(join(root, 'src', name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  const subjects = new Set([...roomsOf('contract'), ...roomsOf('dutch')])
  const foundations = new Set([...floors.server, ...floors.web].flat())
  // A tool that has outgrown its one file in a wing has a room of its own there, with the tool's name.
  const isTool = (name: string) => files.includes(`src/contract/tools/${name}.ts`)
  const strangers = [...roomsOf('server'), ...roomsOf('web')].filter(
    // `public` is Vite's word for files that are served as they are.
    (name) => !subjects.has(name) && !foundations.has(name) && !isTool(name) && name !== 'public',
  )
  assert.deepEqual(strangers, [])
})

test('file names are kebab-case nouns, and no room has a drawer for odds and ends', () => {
  const drawers = /^(utils?|helpers?|common|misc|shared|lib|index|types|constants)\.tsx?$/
  const bad = files.filter((path) => {
    const name = path.split('/').at(-1) ?? ''
    return drawers.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(tsx?|js)$/.test(name)
  })
  assert.deepEqual(bad, [])
})

test('no file is longer than 300 lines, and each says its job in its first line', () => {
  const lines = (path: string) => textOf(path).split('\n')
  const all = [...files, ...['tests', 'bench', 'eval', 'scripts'].flatMap(codeIn)]
  assert.deepEqual(
    all.filter((path) => lines(path).length > 301),
    [],
  )
  assert.deepEqual(
    files.filter((path) => !/^\/\/ |^\/\*\*? /.test(lines(path)[0] ?? '')),
    [],
  )
})

test('what tests share says before and after only when a file asks for it: loading it happens once for several files', () => {
  const says = (text: string) => /^(before|after)(Each)?\(/m.test(text)
  assert.ok(says('let house\nbefore(async () => {})\n') && says('afterEach(() => {})') && !says('  after(stop)'))
  assert.deepEqual(
    codeIn('tests/support').filter((file) => says(textOf(file))),
    [],
  )
})

test('every room that asks a database has tests that run on the embedded one too', () => {
  const asking = new Set(
    imports
      .filter(({ from, to }) => /^src\/server\/[\w-]+\/(?!tables\.ts)/.test(from) && to.startsWith('drizzle-orm'))
      .map(({ from }) => room(from)),
  )
  assert.deepEqual(
    [...asking].filter((name) => !(name in onEmbedded)),
    [],
    'missing in scripts/parts/test-files.mjs',
  )
  const named = Object.values(onEmbedded).flat()
  const chosen = [...named.map((name) => `tests/server/${name}.test.ts`), ...journeysOnEmbedded]
  const missing = chosen.filter((file) => !existsSync(join(root, file)))
  assert.deepEqual(missing, [], 'named in scripts/parts/test-files.mjs')
  const ofEmbedded = codeIn('tests/server').filter((file) => /skip: onPostgres\b/.test(textOf(file)))
  assert.ok(ofEmbedded.length > 0)
  assert.deepEqual(
    ofEmbedded.filter((file) => !named.some((name) => file === `tests/server/${name}.test.ts`)),
    [],
    'skipped on PostgreSQL and named nowhere, it would never run',
  )
})
