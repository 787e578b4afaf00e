// The built-in writer of articles with sources as people paste them: anything at all, and much of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tools } from '#server/tools/registry.ts'
import { bridge, draft, outline, source, written } from '../../support/arranging.ts'

const odd: Record<string, string> = {
  'one line of 20,000 characters': 'De brug over de Linge gaat dicht en het dek wordt vervangen. '
    .repeat(330)
    .slice(0, 20_000),
  'hundreds of lines': Array.from({ length: 700 }, (_, at) => `- Punt ${at} over de brug.`).join('\n'),
  'emoji and marks': `${bridge}\n\n${'🚲🌉 #brug @linge *** ___ '.repeat(50)}`,
  'only headings': Array.from({ length: 40 }, (_, at) => `## Kop ${at}`).join('\n\n'),
  'Windows line ends': bridge.replaceAll('\n', '\r\n'),
  'a table': `${bridge}\n\n| Dag | Tijd |\n|---|---|\n| Ma | 9.00 |\n`,
}
for (const [what, text] of Object.entries(odd))
  test(`${what}: a draft within its contract, or a reason`, async () => {
    const outcome = await written('article-draft', { outline, sources: [source(text)] })
    if ('declined' in outcome) return assert.equal(typeof outcome.declined, 'string')
    assert.ok(tools['article-draft'].contract.output.safeParse(outcome).success)
  })

test('60,000 characters of them are arranged within seconds', async () => {
  const many = [1, 2, 3].map((at) =>
    source(
      Array.from({ length: 90 }, (_, turn) =>
        bridge.split('\n\n')[turn % 6]?.replace(/\d+/gu, (figure) => String(Number(figure) + turn * 7 + at)),
      )
        .join('\n\n')
        .slice(0, 20_000),
      `Bron ${at}`,
    ),
  )
  await draft()
  const started = performance.now()
  await draft({ sources: many, length: 'lang' })
  assert.ok(performance.now() - started < 3_000, `${performance.now() - started} ms`)
})
