// How a picture of the resizer is made again by the server, which has it: what is told of that meanwhile.
import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { STANDARD_RECIPE } from '#contract/resizer/recipe.ts'
import { STREAM_TYPE } from '#contract/tools/stream.ts'
import { maker } from '#web/resizer/maker.ts'
import { made } from './resizer-opened.ts'

afterEach(() => mock.restoreAll())

test('who has a picture made again is not told that it is uploaded, and hears its place in the row', async () => {
  const image = made('a.jpg', STANDARD_RECIPE)
  const told: WorkLine[] = [{ waiting: { ahead: 2 } }, { waiting: { ahead: 0 } }]
  const reply = { success: true, enhancedImages: [image], error: null }
  const text = [...told, { reply }].map((line) => `${JSON.stringify(line)}\n`).join('')
  const sent: number[] = []
  mock.method(globalThis, 'fetch', async () => {
    assert.deepEqual(sent, [1], 'before it is asked')
    return new Response(text, { headers: { 'content-type': STREAM_TYPE } })
  })
  const lines: WorkLine[] = []
  const options = {
    signal: new AbortController().signal,
    onSent: (share: number) => void sent.push(share),
    onLine: (line: WorkLine) => void lines.push(line),
  }
  assert.deepEqual(await maker.again(image, { recipe: STANDARD_RECIPE, focus: null, number: 1 }, options), image)
  assert.deepEqual([sent, lines], [[1], told])
})
