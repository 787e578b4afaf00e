// SECURITY.md is held to what it says: every line of the standard stands in it once, and every proof it names is a test.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const page = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8')

/** The lines of levels 1 and 2 of OWASP ASVS 5.0.0, per section. */
const levelTwo: Record<string, number[]> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
}
const lines = Object.entries(levelTwo).flatMap(([section, numbers]) => numbers.map((number) => `V${section}.${number}`))

/** The cells of each row of the tables. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every line of levels 1 and 2 stands in the table once', () => {
  assert.equal(lines.length, 253)
  const named = rows.flatMap(([, first = '']) =>
    /^V\d+\.[\d*]/.test(first)
      ? first.split(', ').flatMap((name) => {
          const [chapter = '', rest] = name.replaceAll('\\', '').split('.')
          return rest === '*' ? lines.filter((line) => line.startsWith(`${chapter}.`)) : [name]
        })
      : [],
  )
  assert.deepEqual(named.toSorted(), lines.toSorted())
})

test('every proof is a test that is there, or a part of the bench', () => {
  const proofs = rows.flatMap((cells) => [...(cells.at(-2) ?? '').matchAll(/`([a-z]+(?:\/[\w-]+)*)`/g)])
  const missing = proofs
    .map(([, name]) => name as string)
    .filter((name) => !existsSync(new URL(`../../tests/${name}.test.ts`, import.meta.url)))
    .filter((name) => /^(server|contract|web|journeys|house|scripts)(\/|$)/.test(name))
  assert.deepEqual(missing, [])
})
