// Whose tables a file of the server names: in SQL, by importing them, or through a file that passes them on.
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

/** What the name of a table follows in a statement, as `DELETE FROM ONLY public."users"`. */
const BEFORE = String.raw`\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE(?:\s+TABLE)?|USING)\s+(?:ONLY\s+|LATERAL\s+)*`
const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?(?:\([^()]*\))?`
/** What stands between one table and the next in a list, as `FROM tasks AS t, users`. */
const NEXT = String.raw`(?:\s+(?:AS\s+)?"?\w+"?)?\s*,\s*(?:ONLY\s+|LATERAL\s+)*`

/** The names of tables in the statements of a text, in any case, also when Drizzle is given one as an identifier. */
function namesIn(text: string): string[] {
  const lists = [...text.matchAll(new RegExp(`${BEFORE}${NAME}(?:${NEXT}${NAME})*`, 'gi'))]
  const listed = lists.flatMap(([list]) =>
    [...list.matchAll(new RegExp(`(?:${BEFORE}|,\\s*(?:ONLY\\s+|LATERAL\\s+)*)${NAME}`, 'gi'))].map(([, name]) => name),
  )
  const identified = [...text.matchAll(/\b(?:identifier|raw)\(\s*['"`]"?(\w+)"?['"`]/g)].map(([, name]) => name)
  return [...listed, ...identified].map((name = '') => name.toLowerCase())
}

/** The rooms whose tables a file imports. A type is none: nothing can be asked of it. */
function roomsImported(file: string, text: string): string[] {
  const values = text.replaceAll(/(?:import|export) type (?:\{[^}]*\}|\* as \w+|\w+) from '[^']*'/g, '')
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
  const named = namesIn(text).map((name) => ownerOf.get(name))
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
