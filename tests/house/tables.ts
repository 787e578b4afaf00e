// Whose tables a file of the server names: in SQL, by importing them, or through a file that passes them on.
import { parseSync, Visitor, type ESTree } from 'vite'
import { codeIn, importsIn, textOf } from './imports.ts'

/** The folder of the server that a file stands in; of one that stands in none, its name. */
const room = (path: string) => path.split('/')[2] ?? ''
const isTables = (path: string) => /^src\/server\/\w+\/tables\.ts$/.test(path)

/** Each table of the server: its room, and what it is called in SQL and in code. */
const tables = codeIn('src/server')
  .filter(isTables)
  .flatMap((file) =>
    [...textOf(file).matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, inCode = '', inSql = '']) => ({
      owner: room(file),
      inCode,
      inSql,
    })),
  )
const ownerOf = new Map(tables.map(({ inSql, owner }) => [inSql, owner]))

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
function roomsImported(file: string, text: string): string[] {
  const values = text
    .replaceAll(/(?:import|export) type (?:\{[^}]*\}|\* as \w+|\w+) from '[^']*'/g, '')
    .replaceAll(/import \{(?:\s*type \w+,?)+\s*\} from '[^']*'/g, '')
  return importsIn(file, values)
    .filter(({ to }) => isTables(to))
    .map(({ to }) => room(to))
}

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
 * The tables that a file hands to others as they are, so that these would not have to import them from where they stand: those
 * of its room, or in a `tables.ts` those of other rooms.
 */
export function passedOn(file: string, text: string): string[] {
  const kept = tables.filter(({ owner }) => (owner === room(file)) !== isTables(file)).map(({ inCode }) => inCode)
  const whole = [...text.matchAll(/export \* (?:as \w+ )?from '([^']*)'/g)].some(([, from]) =>
    from?.endsWith('/tables.ts'),
  )
  const lists = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const renamed = [...text.matchAll(/export const \w+(?:: [^=]+)? = (?:alias\()?(?:\w+\.)?(\w+)\b(?![.(])/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set([...(whole ? kept : []), ...[...lists, ...renamed].filter((name) => kept.includes(name))])]
}
