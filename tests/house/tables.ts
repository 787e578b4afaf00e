// Whose tables a room's SQL asks for, and whose it changes.
import { codeIn, importsIn, textOf } from './imports.ts'

const room = (path: string) => path.split('/')[2] ?? ''
const files = codeIn('src')

// Whose tables a room's SQL reads besides its own. Users are everybody's: a row names people by their ids, and whoever
// shows it joins their names. What is to be changed in another room's tables, a function of that room's store changes.
export const readers: Record<string, readonly string[]> = {
  // Figures of the whole house.
  optimizations: ['feedback', 'quota', 'tools'],
  usage: ['quota'],
  // Feedback is shown with the result it is about.
  feedback: ['history'],
  // A task shows title and address of its link.
  tasks: ['links'],
}

// Which tables of another room a room changes all the same, by their names in SQL and in code.
const changers: Record<string, readonly string[]> = {
  // The number of a user's requests stands in users, and is raised by the statement that grants one: nothing else is atomic.
  quota: ['users'],
}

/** Each table of the server by its name in SQL, with its room. */
const ownerOf = new Map(
  files
    .filter((file) => /^src\/server\/\w+\/tables\.ts$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, room(file)])),
)

/** The rooms whose tables a file imports. */
const tablesImported = (file: string, text: string) =>
  importsIn(file, text)
    .filter(({ to }) => /^src\/server\/\w+\/tables\.ts$/.test(to))
    .map(({ to }) => room(to))

/** The names of tables after these words, in a statement of any case. */
const namedAfter = (words: string, text: string) =>
  [...text.matchAll(new RegExp(`\\b(?:${words})\\s+(?:ONLY\\s+)?"?(\\w+)`, 'gi'))].map(([, name = '']) => name)

/** The other rooms whose tables a file asks for: by importing them, or by their names in SQL. */
export function roomsRead(file: string, text: string): string[] {
  const named = namedAfter('FROM|JOIN|INTO|UPDATE|TABLE', text).map((name) => ownerOf.get(name))
  return [...new Set([...tablesImported(file, text), ...named])].filter(
    (other) => other !== undefined && other !== room(file) && other !== 'accounts',
  ) as string[]
}

/** What a file changes in tables that are not its room's: by their names, or by what it was given and could be one. */
export function changedElsewhere(file: string, text: string): string[] {
  const allowed = (name: string) => changers[room(file)]?.includes(name.split('.').at(-1) ?? '') ?? false
  const strange = namedAfter('INTO|UPDATE|DELETE FROM|TRUNCATE', text).filter(
    (name) => ownerOf.has(name) && ownerOf.get(name) !== room(file) && !allowed(name),
  )
  // A type cannot be changed. In a file that has no table of another room, what is changed is its own room's, or no table.
  const values = text.replaceAll(/import type [^;]*? from '[^']*'/g, '')
  if (tablesImported(file, values).every((other) => other === room(file))) return strange
  const changed = [
    ...text.matchAll(/\.(?:update|insert|delete)\(\s*([\w.]+)/g),
    ...text.matchAll(/\b(?:INTO|UPDATE|DELETE FROM|TRUNCATE)\s+\$\{([\w.]+)\}/gi),
  ].map(([, name = '']) => name)
  const own = ownTables(text)
  return [...strange, ...changed.filter((name) => !own.includes(name.split('.')[0] ?? '') && !allowed(name))]
}

/** What a file calls its own room's tables: as they were imported, all together, or by a shorter name. */
function ownTables(text: string): string[] {
  const imports = [...text.matchAll(/import (\{[^}]*\}|\* as \w+) from '\.\/tables\.ts'/g)]
  const own = imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const shorter = [...text.matchAll(/^const (\w+) = (\w+)$/gm)].filter(([, , table = '']) => own.includes(table))
  return [...own, ...shorter.map(([, name = '']) => name)]
}
