// The walls of the house: who may import whom, which rooms mirror each other, how files are named. `npm run check` runs this.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { onEmbedded } from '../scripts/parts/test-files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(tsx?|js)$/.test(name))

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

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const imports = files.flatMap((file) => importsIn(file, textOf(file)))
const wing = (path: string) => /^src\/(contract|server|web)\//.exec(path)?.[1]
const room = (path: string) => path.split('/')[2] ?? ''
const show = ({ from, to }: Import) => `${from} imports ${to}`

/** The floors of a wing, lowest first. A room that is not named is one of the product's, and stands where none is named. */
const floors = {
  server: [
    ['config.ts', 'writer'],
    ['db', 'fetch', 'files', 'mail'],
    ['http', 'quota', 'jobs', 'audit', 'change'],
    [],
    ['app.ts', 'job-registry.ts', 'demo'],
    ['start.ts'],
    ['main.js'],
  ],
  web: [
    ['ui'],
    ['http', 'session', 'kept', 'live', 'edit'],
    [],
    ['shell'],
    ['pages'],
    ['routes.tsx'],
    ['main.tsx', 'known-addresses.ts'],
  ],
}

/** The floor a file of this wing stands on. Tables are the ground: any floor may know their columns. */
function floor(within: keyof typeof floors, path: string): number {
  if (path.endsWith('/tables.ts')) return 0
  const at = floors[within].findIndex((rooms) => rooms.includes(room(path)))
  return at === -1 ? floors[within].findIndex((rooms) => rooms.length === 0) : at
}

const runsUp = (within: keyof typeof floors, { from, to }: Import) =>
  wing(from) === within && wing(to) === within && floor(within, to) > floor(within, from)

/** Every rule about one import: its name, and whether an import breaks it. */
const walls: Record<string, (made: Import) => boolean> = {
  'the contract imports only zod and itself': ({ from, to }) =>
    wing(from) === 'contract' && wing(to) !== 'contract' && to !== 'zod',
  'the web never imports the server': ({ from, to }) => wing(from) === 'web' && wing(to) === 'server',
  'the server never imports the web': ({ from, to }) => wing(from) === 'server' && wing(to) === 'web',
  'the web never imports Node': ({ from, to }) => wing(from) === 'web' && to.startsWith('node:'),
  'no import on the server runs up': (made) => runsUp('server', made),
  'no import in the web runs up': (made) => runsUp('web', made),
  'the writer knows only itself and the contract': ({ from, to }) =>
    from.startsWith('src/server/writer/') && wing(to) === 'server' && !to.startsWith('src/server/writer/'),
  'the design system knows no feature': ({ from, to }) =>
    from.startsWith('src/web/ui/') && wing(to) === 'web' && !to.startsWith('src/web/ui/'),
  'only the room of jobs knows what keeps them': ({ from, to }) =>
    to === 'pg-boss' && !from.startsWith('src/server/jobs/'),
  'tables know only the contract, Drizzle and other tables': ({ from, to }) =>
    from.endsWith('/tables.ts') && !/^src\/contract\/|^drizzle-orm|\/tables\.ts$/.test(to),
}

for (const [rule, breaks] of Object.entries(walls)) {
  test(rule, () => assert.deepEqual(imports.filter(breaks).map(show), []))
}

test('each wall stops the import it is there for', () => {
  const wrong: Record<string, [string, string]> = {
    'the contract imports only zod and itself': ['src/contract/text.ts', "import fs from 'node:fs'"],
    'the web never imports the server': ['src/web/http/call.ts', "import type { Db } from '#server/db/connect.ts'"],
    'the server never imports the web': ['src/server/app.ts', "export { call } from '../web/http/call.ts'"],
    'the web never imports Node': ['src/web/http/call.ts', "const fs = await import('node:fs')"],
    'no import on the server runs up': ['src/server/db/connect.ts', "import { serve } from '../http/serve.ts'"],
    'no import in the web runs up': ['src/web/tools/registry.ts', "import type { Tab } from '#web/shell/screens.ts'"],
    'the writer knows only itself and the contract': ['src/server/writer/facebook.ts', "import '../config.ts'"],
    'the design system knows no feature': ['src/web/ui/button.tsx', "import { call } from '../http/call.ts'"],
    'only the room of jobs knows what keeps them': ['src/server/links/jobs.ts', "import { PgBoss } from 'pg-boss'"],
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

/** The knots of a graph that hang together in circles (Tarjan, Depth-first search and linear graph algorithms, 1972). */
function circles(arrows: readonly { from: string; to: string }[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from)
  const reached = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  /** The lowest number on the path that `knot` leads back to. */
  function visit(knot: string): number {
    const number = reached.size
    reached.set(knot, number)
    path.push(knot)
    const lowest = Math.min(
      number,
      ...(next.get(knot) ?? []).map(({ to }) => {
        if (!reached.has(to)) return visit(to)
        return path.includes(to) ? (reached.get(to) ?? number) : number
      }),
    )
    if (lowest === number) {
      const circle = path.splice(path.indexOf(knot))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }
  for (const knot of next.keys()) if (!reached.has(knot)) visit(knot)
  return found
}

test('no file imports, over others, itself: not for a type either', () => {
  assert.deepEqual(circles(imports), [])
})

test('no room of the web imports, over others, itself', () => {
  const roomOf = (path: string) => path.split('/').slice(0, 3).join('/')
  const between = imports
    .filter(({ from, to }) => wing(from) === 'web' && wing(to) === 'web')
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  assert.deepEqual(circles(between.filter(({ from, to }) => from !== to)), [])
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

/** Every rule about what a server file says: its name, and whether a file with this text breaks it. */
const sayings: Record<string, (file: string, text: string) => boolean> = {
  'only change/ opens transactions and tells who watches': (file, text) =>
    !/^src\/server\/(db|change)\//.test(file) && /\btransaction(On)?\(|\bnotices\.(tell|ofTransaction)\(/.test(text),
}

for (const [rule, breaks] of Object.entries(sayings)) {
  const broken = files.filter((file) => wing(file) === 'server' && breaks(file, textOf(file)))
  test(rule, () => assert.deepEqual(broken, []))
}

test('each rule about what a file says stops what it is there for', () => {
  const wrong: Record<string, [string, string][]> = {
    'only change/ opens transactions and tells who watches': [
      ['src/server/links/routes.ts', 'await db.transaction(async (tx) => {})'],
      ['src/server/links/store.ts', 'return transaction(pool, work)'],
      ['src/server/links/jobs.ts', "await site.notices.tell({ topic: 'links' })"],
    ],
  }
  assert.deepEqual(Object.keys(wrong), Object.keys(sayings))
  for (const [rule, examples] of Object.entries(wrong)) {
    for (const [file, text] of examples) assert.ok(sayings[rule]?.(file, text), text)
  }
})

// Whose tables a room's SQL reads besides its own. Users are everybody's: a row names people by their ids, and whoever
// shows it joins their names. What is to be changed in another room's tables, a function of that room's store changes.
const readers: Record<string, readonly string[]> = {
  // Figures and boards of the whole house, also for show.
  demo: ['quota'],
  optimizations: ['feedback', 'quota', 'tools'],
  status: ['quota'],
  usage: ['contact', 'feedback', 'links', 'quota', 'tasks'],
  // Feedback is answered like a message, and shows the result it is about.
  contact: ['feedback', 'history'],
  feedback: ['history'],
  // A task shows title and address of its link.
  tasks: ['links'],
}

const ownerOf = new Map(
  files
    .filter((file) => /^src\/server\/\w+\/tables\.ts$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, room(file)])),
)

/** The other rooms whose tables a file asks for: by importing them, or by their names in SQL. */
function roomsRead(file: string, text: string): string[] {
  const imported = importsIn(file, text)
    .filter(({ to }) => /^src\/server\/\w+\/tables\.ts$/.test(to))
    .map(({ to }) => room(to))
  const named = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\s+(\w+)/g)].map(([, name = '']) =>
    ownerOf.get(name),
  )
  return [...new Set([...imported, ...named])].filter(
    (other) => other !== undefined && other !== room(file) && other !== 'accounts',
  ) as string[]
}

test('the SQL of a room reads its own tables, users, and what this list says', () => {
  const rooms = files.filter((file) => /^src\/server\/\w+\//.test(file) && !file.endsWith('/tables.ts'))
  const strange = rooms.flatMap((file) =>
    roomsRead(file, textOf(file))
      .filter((other) => !readers[room(file)]?.includes(other))
      .map((other) => `${file} reads ${other}`),
  )
  assert.deepEqual(strange, [])
})

test('a room that reads another one’s table is found, however it names it', () => {
  assert.deepEqual(roomsRead('src/server/links/store.ts', "import { tasks } from '../tasks/tables.ts'"), ['tasks'])
  assert.deepEqual(roomsRead('src/server/links/store.ts', 'sql`SELECT 1 FROM ai_usage`'), ['quota'])
  assert.deepEqual(roomsRead('src/server/links/store.ts', 'sql`SELECT 1 FROM users JOIN inspiratie_links`'), [])
})

test('a room means the same subject in every wing', () => {
  const roomsOf = (name: string) =>
    readdirSync(join(root, 'src', name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  const contract = new Set(roomsOf('contract'))
  const foundations = new Set([...floors.server, ...floors.web].flat())
  // A tool that has outgrown its one file in a wing has a room of its own there, with the tool's name.
  const isTool = (name: string) => files.includes(`src/contract/tools/${name}.ts`)
  const strangers = [...roomsOf('server'), ...roomsOf('web')].filter(
    // `public` is Vite's word for files that are served as they are.
    (name) => !contract.has(name) && !foundations.has(name) && !isTool(name) && name !== 'public',
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

test('every room that asks a database has tests that run on the embedded one too', () => {
  const asking = new Set(
    imports
      .filter(({ from, to }) => /^src\/server\/\w+\/(?!tables\.ts)/.test(from) && to.startsWith('drizzle-orm'))
      .map(({ from }) => room(from)),
  )
  assert.deepEqual(
    [...asking].filter((name) => !(name in onEmbedded)),
    [],
    'missing in scripts/parts/test-files.mjs',
  )
  const named = Object.values(onEmbedded).flat()
  assert.deepEqual(
    named.filter((name) => !existsSync(join(root, `tests/server/${name}.test.ts`))),
    [],
    'named in scripts/parts/test-files.mjs',
  )
})
