// Titles meet their length by construction: for every register, kind of head, length of head and way of address.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HeadKind } from '#dutch/writer/titel-tovenaar/cores/core-group.ts'
import { TITLE_CHARACTERS } from '#dutch/writer/titel-tovenaar/titel-tovenaar.ts'
import { buildTitles, type BuiltTitle } from '#dutch/writer/titel-tovenaar/builds.ts'
import { familiesFor } from '#dutch/writer/titel-tovenaar/cores.ts'
import { WHOLE_CHARACTERS } from '#dutch/writer/titel-tovenaar/openings.ts'
import { readSubject, type Reading } from '#dutch/writer/subject.ts'
import type { Register } from '#dutch/writer/words/register-entry.ts'
import { REGISTERS } from '#dutch/writer/words/registers.ts'

const registers: readonly Register[] = ['serious', 'general', ...REGISTERS.map(({ register }) => register)]
/** A head of each kind with so many characters, and the fewest that one can have. */
const heads: Readonly<Record<Exclude<HeadKind, 'none'>, { least: number; of: (length: number) => string }>> = {
  topic: { least: 1, of: (length) => 'Q'.repeat(length) },
  definite: { least: 4, of: (length) => 'Q'.repeat(length) },
  doing: { least: 5, of: (length) => 'Q'.repeat(length) },
  name: { least: 2, of: (length) => 'Q'.repeat(length) },
  list: { least: 6, of: (length) => 'Q'.repeat(length) },
  way: { least: 7, of: (length) => 'Q'.repeat(length) },
  why: { least: 5, of: (length) => 'Q'.repeat(length) },
  statement: { least: 6, of: (length) => 'Q'.repeat(length) },
  self: { least: 5, of: (length) => 'Q'.repeat(length) },
  piece: { least: 6, of: (length) => 'Q'.repeat(length) },
  quote: { least: 4, of: (length) => `“${'Q'.repeat(length - 2)}”` },
  composed: { least: 4, of: (length) => `Q: ${'Q'.repeat(length - 3)}` },
  call: { least: 2, of: (length) => `${'Q'.repeat(length - 1)}!` },
  question: { least: 2, of: (length) => `${'Q'.repeat(length - 1)}?` },
}

/** So many titles of which no two share a core, the rarest cores first. */
function apart(titles: readonly BuiltTitle[]): number {
  const uses = new Map<string, number>()
  for (const { cores } of titles) for (const { source } of cores) uses.set(source, (uses.get(source) ?? 0) + 1)
  const rarity = ({ cores }: BuiltTitle) => cores.reduce((sum, { source }) => sum + (uses.get(source) ?? 0), 0)
  const used = new Set<string>()
  let found = 0
  for (const { cores } of titles.toSorted((a, b) => rarity(a) - rarity(b))) {
    if (cores.some(({ source }) => used.has(source))) continue
    for (const { source } of cores) used.add(source)
    if (++found === 5) break
  }
  return found
}

for (const address of ['none', 'u', 'neither'] as const) {
  test(`five titles without a shared core fit behind every head: address ${address}`, () => {
    const missing: string[] = []
    for (const register of registers) {
      for (const [kind, { least, of }] of Object.entries(heads) as [HeadKind, (typeof heads)['topic']][]) {
        const reading: Reading = { ...readSubject({ title: 'Qqqq' }), register, address }
        const families = familiesFor(reading, kind)
        // Every length near the ends, where cores are scarce; every third between them.
        for (let length = least; length <= WHOLE_CHARACTERS; length += length < 12 || length > 74 ? 1 : 3) {
          const built = buildTitles({ text: of(length), kind, around: false, cost: 0 }, families, TITLE_CHARACTERS)
          if (apart(built) < 5) missing.push(`${register} ${kind} ${length}`)
        }
      }
    }
    assert.deepEqual(missing, [])
  })
}
