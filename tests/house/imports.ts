// Who imports whom: read by the parser that builds the web wing, so that no way of writing an import gets past the walls.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor, type ESTree } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Import {
  from: string
  /** A path of the project (`src/…`), the name of a package, or `COMPUTED`. */
  to: string
  /** Whether it stands as a path, and is no package. */
  local: boolean
  /** Whether all of it are types: nothing of it is there when the code runs. */
  types: boolean
  /** Whether it is only loaded when the code gets there, or by another thread or process. */
  later: boolean
}

/** An address that only running the code would tell. */
export const COMPUTED = 'what nobody can read here'

/** Every file with code in a folder of the project. */
export const codeIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/**
 * Every import that a file's text makes: static or dynamic, of types or of values, passed on, by a worker's or another
 * process's address, or by a pattern of Vite's.
 */
export function importsIn(file: string, text: string): Import[] {
  const wanted: { specifier: string | null; types: boolean; later: boolean }[] = []
  const wantPath = (specifier: string | null, types = false, later = false) =>
    void wanted.push({ specifier, types, later })
  const want = (source: unknown, types = false) => wantPath(plainText(source), types)
  const areTypes = (specifiers: readonly { importKind?: string; exportKind?: string }[]) =>
    specifiers.length > 0 && specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) =>
      want(source, importKind === 'type' || areTypes(specifiers as { importKind?: string }[])),
    ExportAllDeclaration: ({ source, exportKind }) => want(source, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind, specifiers }) =>
      void (source && want(source, exportKind === 'type' || areTypes(specifiers))),
    ImportExpression: ({ source }) => wantPath(plainText(source), false, true),
    TSImportType: ({ source }) => want(source, true),
    TSExternalModuleReference: ({ expression }) => want(expression),
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') want(given[0])
      if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty')
        for (const path of textsIn(given[0])) wantPath(path)
    },
    NewExpression: ({ callee, arguments: [address, base] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
      const isHere = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
      const path = plainText(address)
      if (isUrl && isHere && path !== null && /\.[cm]?[jt]sx?$/.test(path)) wantPath(path, false, true)
    },
  }).visit(parseSync(file, text).program)
  return wanted.map(({ specifier, types, later }) => ({ from: file, types, later, ...target(file, specifier) }))
}

function target(file: string, specifier: string | null): Pick<Import, 'to' | 'local'> {
  if (specifier === null) return { to: COMPUTED, local: false }
  if (specifier.startsWith('#')) return { to: posix.normalize(`src/${specifier.slice(1)}`), local: true }
  if (specifier.startsWith('.')) return { to: posix.join(posix.dirname(file), specifier), local: true }
  // From the root: Vite reads it so.
  if (specifier.startsWith('/')) return { to: posix.normalize(specifier.slice(1)), local: true }
  return { to: specifier, local: false }
}

/** The text that stands there as it is; null for one that is made of others. */
function plainText(node: unknown): string | null {
  const { type, value, quasis } = (node ?? {}) as { type?: string; value?: unknown; quasis?: ESTree.TemplateElement[] }
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateLiteral' && quasis?.length === 1) return quasis[0]?.value.cooked ?? null
  return null
}

/** One text, or those of a list. */
const textsIn = (node: unknown): (string | null)[] => {
  const { type, elements } = (node ?? {}) as { type?: string; elements?: unknown[] }
  return type === 'ArrayExpression' ? (elements ?? []).map(plainText) : [plainText(node)]
}
