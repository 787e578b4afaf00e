// All endpoints of the contract, found by loading its files: so that a test that walks them misses no new one.
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '#contract/endpoint.ts'

/** Every endpoint that any file of the contract exports, tools included. */
export async function endpointsOfContract(): Promise<Endpoint[]> {
  const folder = fileURLToPath(new URL('../../src/contract/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const exported = await Promise.all(
    files.map(async (name) => Object.values<unknown>(await import(pathToFileURL(folder + name).href))),
  )
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value
  const found = exported.flat().flatMap((value) => {
    const inside = typeof value === 'object' && value !== null && 'endpoint' in value ? value.endpoint : value
    return isEndpoint(inside) ? [inside] : []
  })
  return [...new Set(found)]
}
