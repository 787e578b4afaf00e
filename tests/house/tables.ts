// Whose tables a file of the server names, in SQL or by importing them, and which it hands on.
import { Column, getTableName, is, Table } from 'drizzle-orm'
import { parseSync, Visitor, type ESTree } from 'vite'
import { codeIn, importsIn, textOf } from './imports.ts'

/** The folder of the server that a file stands in; of one that stands in none, its name. */
const room = (path: string) => path.split('/')[2] ?? ''
export const isTables = (path: string) => /^src\/server\/[\w-]+\/tables\.ts$/.test(path)

/** Each table of the server by its name in SQL, with its room. */
const ownerOf = new Map(
  codeIn('src/server')
    .filter(isTables)
    .flatMap((file) => [...textOf(file).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => [name, room(file)])),
)

/** The beginning of a statement that stands in a plain text, for a driver that is asked without Drizzle. */
const STATEMENT =
  /^\s*(?:SELECT\s[\s\S]*\sFROM|INSERT\s+INTO|UPDATE\s[\s\S]*\sSET|DELETE\s+FROM|WITH\s[\s\S]*\sAS|TRUNCATE|LOCK|COPY|TABLE)\s/i

/** The statements of a text, and their parts: what Drizzle's `sql` is given, and what reads like a statement. */
function statementsIn(file: string, text: string): string[] {
  const found: string[] = []
  const texts = (node: { quasis: ESTree.TemplateElement[] }) =>
    node.quasis.map(({ value }) => value.cooked ?? '').join(' ? ')
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'sql') found.push(texts(quasi))
    },
    CallExpression: ({ callee, arguments: [given] }) => {
      const { type, property } = callee as { type: string; property?: { name?: string } }
      if (type !== 'MemberExpression' || !['identifier', 'raw'].includes(property?.name ?? '')) return
      // What is put together while it runs could be any table.
      if (given?.type === 'Literal') found.push(String(given.value))
      else if (property?.name === 'identifier') found.push(...ownerOf.keys())
    },
    Literal: ({ value }) => void (typeof value === 'string' && STATEMENT.test(value) && found.push(value)),
    TemplateLiteral: (node) => void (STATEMENT.test(texts(node)) && found.push(texts(node))),
  }).visit(parseSync(file, text).program)
  return found
}

/** The tables that stand in the statements of a text, wherever: but for values, comments, and names that are given there. */
function namesIn(file: string, text: string): string[] {
  return statementsIn(file, text).flatMap((statement) => {
    const read = statement.replaceAll(/'[^']*'|--.*/g, '').toLowerCase()
    return [...read.matchAll(/(\bas\s+)?"?\b(\w+)\b/g)].flatMap(([, given, name = '']) => (given ? [] : [name]))
  })
}

/** The rooms whose tables a file imports. A type is none: nothing can be asked of it. */
const roomsImported = (file: string, text: string) =>
  importsIn(file, text)
    .filter(({ to, types }) => isTables(to) && !types)
    .map(({ to }) => room(to))

/**
 * The other rooms whose tables a file reads, changes or locks. The tables of a room may refer to those of others: they only
 * may import them.
 */
export function roomsNamed(file: string, text: string): string[] {
  const imported = isTables(file) ? [] : roomsImported(file, text)
  const named = namesIn(file, text).map((name) => ownerOf.get(name))
  return [...new Set([...imported, ...named])].filter(
    (other): other is string => other !== undefined && other !== room(file),
  )
}

/**
 * What a file hands to others that they would have to import from where it stands: the names of its exports that are a table, or
 * have one in them, or a column of passwords. A `tables.ts` may export its own. What a function returns is not looked at.
 */
export function handedOn(file: string, exported: object): string[] {
  const isForeign = (table: Table) => !isTables(file) || ownerOf.get(getTableName(table)) !== room(file)
  const holds = (value: unknown): boolean => {
    if (is(value, Table)) return isForeign(value)
    if (is(value, Column)) return !isTables(file) && value.name === 'password'
    const prototype: unknown = value instanceof Object ? Object.getPrototypeOf(value) : undefined
    return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value as object).some(holds)
  }
  return Object.entries(exported).flatMap(([name, value]) => (holds(value) ? [name] : []))
}
