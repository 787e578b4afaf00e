// How the size of a file is put into words.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileSize } from '#web/ui/file-size.ts'

test('a size is told in the unit in which it stays below a thousand', () => {
  for (const [count, said] of [
    [0, '0 kB'],
    [999_900, '999,9 kB'],
    [1_000_000, '1 MB'],
    [12_345_678, '12,3 MB'],
    [80_123_000_000, '80,1 GB'],
    [5_000_000_000_000_000, '5.000 TB'],
  ] as const)
    assert.equal(fileSize(count), said)
})
