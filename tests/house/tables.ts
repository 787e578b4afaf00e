// Whose tables a room's SQL asks for, and whose it changes.
import { codeIn, importsIn, textOf } from './imports.ts'

const room = (path: string) => path.split('/')[2] ?? ''
const files = codeIn('src')

// Whose tables a room's SQL reads besides its own. Users are everybody's: a row names people by their ids, and whoever
// shows it joins their names. What is to be changed in another room's tables, a function of that room's store changes.
export const readers: Record<string, readonly string[]> = {
  // Figures and boards of the whole house, also for show.
  demo: ['quota'],
  optimizations: ['feedback', 'quota', 'tools'],
  status: ['quota'],
  usage: ['contact', 'feedback', 'links', 'quota', 'tasks'],
  // Feedback is shown and answered like a message, with the result it is about; what is marked there, feedback marks.
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
export function roomsRead(file: string, text: string): string[] {
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

/** What a file changes in tables that are not its room's: by their names, or by what it was given and could be one. */
export function changedElsewhere(file: string, text: string): string[] {
  const named = [...text.matchAll(/\b(?:INTO|UPDATE|DELETE FROM)\s+(\w+)/g)].map(([, name = '']) => name)
  const strange = named.filter((name) => ownerOf.has(name) && ownerOf.get(name) !== room(file) && !counts(file, name))
  if (roomsRead(file, text).length === 0) return strange
  const own = [...text.matchAll(/import \{([^}]*)\} from '\.\/tables\.ts'/g)].flatMap(([, names = '']) =>
    names.match(/\w+/g),
  )
  const changed = [...text.matchAll(/\.(?:update|insert|delete)\((\w+)\)/g)].map(([, name = '']) => name)
  return [...strange, ...changed.filter((name) => !own.includes(name))]
}

/** The number of a user's requests stands in users, and is raised by the statement that grants one: nothing else is atomic. */
const counts = (file: string, table: string) => room(file) === 'quota' && table === 'users'
