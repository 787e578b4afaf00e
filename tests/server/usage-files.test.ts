// Figures for a spreadsheet: a file that a Dutch Excel reads as it stands, and that runs nothing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { csv } from '#server/usage/figure-table.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { logUsage, request } from '../support/usage.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Admin' })).client
  app.now = new Date('2026-11-20T12:00:00Z')
})
after(() => app.close())

const HEADINGS =
  'Verzoeken;Mislukt;Gemiddelde responstijd (ms);Tokens;Kosten (US-dollar);Verzoeken zonder bekende prijs'

/** The bytes as they come: reading a text drops the mark at its start. */
async function fetched(client: Client, path: string) {
  const reply = await fetch(app.url + path, { headers: { cookie: client.cookie ?? '' } })
  assert.equal(reply.status, 200)
  const bytes = Buffer.from(await reply.arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  return { headers: reply.headers, lines: bytes.subarray(3).toString('utf8').split('\r\n') }
}

test('a table by day has a line for each, with decimal commas, and is saved under a name that tells the period', async () => {
  await logUsage(app.database, [
    request('2026-11-19T12:00:00Z', { processingTimeMs: 1_000, totalTokens: 1_500, estimatedCost: 0.001234 }),
    request('2026-11-19T13:00:00Z', { processingTimeMs: 1_501, estimatedCost: null, success: false }),
  ])
  const { headers, lines } = await fetched(admin, '/api/usage/overview.csv?from=2026-11-18&to=2026-11-20')
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(
    headers.get('content-disposition'),
    'attachment; filename=kopij-per-dag-2026-11-18-2026-11-20-20261120120000.csv',
  )
  assert.deepEqual(lines, [
    `Dag;${HEADINGS}`,
    '2026-11-18;0;0;;0;0;0',
    '2026-11-19;2;1;1250,5;1500;0,00001234;1',
    '2026-11-20;0;0;;0;0;0',
    '',
  ])
})

test('people, tools and models have tables of their own', async () => {
  const { user } = await app.loggedIn({ role: 'paid', name: '=HYPERLINK("http://example.com";"Win")' })
  await logUsage(app.database, [
    request('2026-11-20T10:00:00Z', { userId: user.id, agentType: 'titeltovenaar', modelUsed: null }),
  ])
  const first = async (table: string) =>
    (await fetched(admin, `/api/usage/overview.csv?from=2026-11-20&to=2026-11-20&table=${table}`)).lines[1]
  assert.equal(await first('people'), '"\'=HYPERLINK(""http://example.com"";""Win"")";1;0;1000;0;0;0')
  assert.equal(await first('tools'), 'TitelTovenaar;1;0;1000;0;0;0')
  assert.equal(await first('models'), 'onbekend;1;0;1000;0;0;0')
  assert.equal((await admin.get('/api/usage/overview.csv?table=alles')).status, 400)
})

test('own figures come as a file, too', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  await logUsage(app.database, [request('2026-11-20T10:00:00Z', { userId: user.id })])
  const { lines } = await fetched(client, '/api/usage.csv?from=2026-11-20&to=2026-11-20&table=tools')
  assert.deepEqual(lines, [`Tool;${HEADINGS}`, 'Herschrijver;1;0;1000;0;0;0', ''])
})

test('nothing in a cell is run as a formula, and separators inside it stay inside', () => {
  for (const start of ['=', '+', '-', '@']) assert.equal(csv([[`${start}1+1`]]), `\uFEFF'${start}1+1\r\n`)
  assert.equal(csv([['\r=1']]), '\uFEFF"\'\r=1"\r\n')
  // Where commas or tabs separate, this would be a cell of its own.
  assert.equal(csv([['Jan\t=1+1', '\t1+1']]), '\uFEFF"Jan\t=1+1";"\'\t1+1"\r\n')
  assert.equal(csv([['Jan,=1+1', '0,25']]), '\uFEFF"Jan,=1+1";0,25\r\n')
  assert.equal(csv([['a;b', 'c"d', 'e\nf', 'g=h', '-', '']]), '\uFEFF"a;b";"c""d";"e\nf";g=h;\'-;\r\n')
})
