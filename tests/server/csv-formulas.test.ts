// Every file for a spreadsheet that the product gives: no cell of it is run as a formula, whoever chose its text.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { after, before, test } from 'node:test'
import { overviewTables, reportTables } from '#contract/usage/overview.ts'
import { subjects } from '#server/account-data/subjects.ts'
import { generations } from '#server/history/tables.ts'
import { csv } from '#server/usage/figure-table.ts'
import type { Client } from '../support/app.ts'
import { endpointsOfContract } from '../support/contract.ts'
import { copiesIn, fetchFrom } from '../support/own-copies.ts'
import { openPictureHouse, type PictureHouse } from '../support/stored-pictures.ts'
import { logUsage, request } from '../support/usage.ts'

let house: PictureHouse
before(async () => {
  house = await openPictureHouse()
  house.app.now = new Date('2026-11-20T12:00:00Z')
})
after(() => house.close())
const { copyOf } = copiesIn(() => house)

/** What a spreadsheet takes for the beginning of a formula, or drops before it looks for one (OWASP, CSV Injection). */
const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\t=',
  '\r\n@',
  '\u00a0=',
  '\ufeff=',
]
const formulas = starts.map((start) => `${start}HYPERLINK("http://kwaad.example";"klik, hier")`)

/** The cells of a file, by RFC 4180 with semicolons. */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [[]]
  const text = file.replace(/^\uFEFF/, '')
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows
}

/** Nothing of it begins as a formula, and the text that somebody chose is in it. */
function assertHarmless(file: string, chosen: string, what: string): void {
  const cells = cellsOf(file).flat()
  assert.ok(
    cells.some((cell) => cell.includes('kwaad.example')),
    `${what} has the text: ${chosen}`,
  )
  for (const cell of cells)
    assert.doesNotMatch(cell, /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u, `${what}: ${JSON.stringify(cell)}`)
}

test('each start of a formula gets an apostrophe, behind white space too; what only holds one stays as it is', () => {
  for (const formula of formulas) assert.equal(cellsOf(csv([[formula]]))[0]?.[0], `'${formula}`)
  for (const plain of ['a=b', 'a-b', 'x@y.nl', '1+1', '', ' tekst', '’s morgens'])
    assert.equal(csv([[plain]]), `\uFEFF${plain}\r\n`)
})

/** The tables that each address gives, and in which of them somebody chooses a text: a name or a model. */
const given: Record<string, { tables: readonly string[]; chosen: readonly string[]; asks: 'admin' | 'owner' }> = {
  '/api/usage/overview.csv': { tables: overviewTables, chosen: ['people', 'models'], asks: 'admin' },
  '/api/usage.csv': { tables: reportTables, chosen: ['models'], asks: 'owner' },
}

test('every address that gives such a file: names of users and of models are no formulas in it', async () => {
  const addresses = (await endpointsOfContract()).map(({ path }) => path).filter((path) => path.endsWith('.csv'))
  assert.deepEqual(addresses.toSorted(), Object.keys(given).toSorted(), 'a new one is tried here too')
  const { client: admin } = await house.app.loggedIn({ role: 'admin' })
  for (const [at, formula] of formulas.entries()) {
    const day = new Date(Date.UTC(2026, 0, 1 + at, 12))
    const { client: owner, user } = await house.app.loggedIn({ role: 'paid', name: formula })
    await logUsage(house.app.database, [request(day, { userId: user.id, modelUsed: formula })])
    const date = day.toISOString().slice(0, 10)
    for (const [path, { tables, chosen, asks }] of Object.entries(given))
      for (const table of tables) {
        const file = await fileAt(asks === 'admin' ? admin : owner, `${path}?from=${date}&to=${date}&table=${table}`)
        if (chosen.includes(table)) assertHarmless(file, formula, `${path} ${table}`)
      }
  }
})

async function fileAt(client: Client, path: string): Promise<string> {
  const { status, bytes } = await fetchFrom(client, path)
  assert.equal(status, 200, path)
  return bytes.toString('utf8')
}

test('the tables in a copy of one’s own data: what was filled in and what was written are no formulas', async () => {
  const { client, user } = await house.app.loggedIn({ role: 'paid', name: formulas[0] ?? '' })
  for (const formula of formulas)
    await house.app.database.db.insert(generations).values({
      userId: user.id,
      tool: 'titeltovenaar',
      input: { subject: formula, title: formula },
      output: { titles: [formula, formula] },
      model: formula,
      searchText: '',
      createdAt: house.app.now,
    })
  const files = await copyOf(client)
  const tables = [...files].filter(([name]) => name.endsWith('.csv'))
  const promised = Object.entries(subjects).flatMap(([name, subject]) => ('table' in subject ? [`${name}.csv`] : []))
  assert.deepEqual(tables.map(([name]) => name).toSorted(), promised.toSorted(), 'each table has rows in this test')
  for (const [name, file] of tables) assertHarmless(file, 'all of them', name)
})

test('no other code writes such a file: all of it goes through the one that makes cells harmless', () => {
  const folder = fileURLToPath(new URL('../../src/', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const naming = files.filter((name) => /text\/csv|\.csv['"`]/.test(readFileSync(folder + name, 'utf8')))
  assert.deepEqual(naming.toSorted(), [
    'contract/usage/overview.ts',
    'contract/usage/own-usage.ts',
    'server/account-data/pack.ts',
    'server/account-data/read-me.ts',
    'server/usage/figure-table.ts',
  ])
})
