// That what a room declares to be done by itself is done: only what the registry lists is run.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { allJobs } from '#server/job-registry.ts'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

const isJob = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'run' in value && 'schedule' in value

/** What a file declares under this name: a job, or, where it is called `…With`, what makes one of what stands above its room. */
const declaredAs = ([name, value]: [string, unknown]): unknown =>
  name.endsWith('With') ? (value as (given: unknown) => unknown)(undefined) : value

test('every job that a room declares is one that the product runs, and the product runs no other', async () => {
  // The job about what all rooms keep sealed stands with their list.
  const files = [...globSync('*/{jobs,*-jobs}.ts', { cwd: server }), 'sealed-registry.ts']
  const declared = (await Promise.all(files.map((path) => import(`${server}/${path}`)))).flatMap(
    (file: Record<string, unknown>) => Object.entries(file).map(declaredAs).filter(isJob),
  )
  const names = (jobs: readonly { name: string }[]) => jobs.map(({ name }) => name).toSorted()
  assert.deepEqual(names(allJobs), names(declared))
})
