// What takes memory and is seldom needed is loaded when it is: a server that nobody uses does not have it.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'

const listing = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import(${JSON.stringify(import.meta.resolve('#server/app.ts'))})
  console.log(loaded.join('\\n'))`

test('what fetches from the web, reads the tags of pages and feeds, or publishes, is not loaded before somebody asks for it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', listing], {
    maxBuffer: 16 * 1024 * 1024,
  })
  const loaded = stdout.split('\n')
  assert.ok(loaded.some((url) => url.endsWith('/src/server/feeds/routes.ts')))
  const late = [
    ...['safe-fetch', 'outside', 'tags'].map((name) => `/src/server/fetch/${name}.ts`),
    ...['carry-out', 'ghost', 'wordpress'].map((name) => `/src/server/publishing/${name}.ts`),
    '/node_modules/htmlparser2/',
    '/node_modules/request-filtering-agent/',
  ]
  assert.deepEqual(
    loaded.filter((url) => late.some((part) => url.includes(part))),
    [],
  )
})
