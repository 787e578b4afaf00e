// Makes loading modules cheap, for everything that is loaded after it: the server and its tests. JavaScript on purpose, so
// that it runs before Node loads what it needs for TypeScript.
import { enableCompileCache, registerHooks } from 'node:module'

// Caches compiled code, and TypeScript without its types, on disk: with it a start takes half the time.
enableCompileCache()

// For every import of a package Node parses that package's package.json again, and drizzle-orm's has 180 kB. So the name of a
// package is resolved once for all files that are not packages themselves. The files of drizzle-orm import each other by
// complete relative paths to ES modules, so their URLs can be made without looking anything up.
const resolved = new Map()
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (specifier.startsWith('.')) {
      return parentURL.includes('/node_modules/drizzle-orm/')
        ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context)
    }
    if (specifier.startsWith('#') || specifier.includes(':') || parentURL.includes('/node_modules/'))
      return next(specifier, context)
    const key = `${specifier} ${conditions.join()}`
    const known = resolved.get(key) ?? next(specifier, context)
    resolved.set(key, known)
    return { ...known, shortCircuit: true }
  },
})
