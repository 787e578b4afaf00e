// Two pictures that are compared, and the ring on one of them: where they stand, and what moving means.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cropFor } from '#contract/pictures/frame.ts'
import {
  around,
  beforeBox,
  drawnSize,
  handleHeight,
  splitBeside,
  steppedBy,
  within,
} from '#web/pictures/compare-view.ts'
import { focusAt, focusWords, ringAt, steppedFocus, viewOf, WHOLE } from '#web/pictures/focus-view.ts'

const frame = { width: 748, height: 421 }
const picture = { width: 1920, height: 1080 }

test('at 100 % one px of the picture is one of the screen, on screens of any density', () => {
  assert.deepEqual(drawnSize(frame, picture, false, 2), frame)
  assert.deepEqual(drawnSize(frame, picture, true, 1), picture)
  assert.deepEqual(drawnSize(frame, picture, true, 2), { width: 960, height: 540 })
})

test('a picture is moved no further than its edges, and a smaller one stands in the middle', () => {
  assert.deepEqual(within({ x: 10, y: 10 }, frame, picture), { x: 0, y: 0 })
  assert.deepEqual(within({ x: -5_000, y: -200 }, frame, picture), { x: 748 - 1920, y: -200 })
  assert.deepEqual(within({ x: -50, y: 30 }, frame, { width: 700, height: 421 }), { x: 24, y: 0 })
})

test('what it is about comes to the middle, as far as its edges allow', () => {
  assert.deepEqual(around({ x: 0.5, y: 0.5 }, frame, picture), { x: 374 - 960, y: 210.5 - 540 })
  assert.deepEqual(around({ x: 0, y: 1 }, frame, picture), { x: 0, y: 421 - 1080 })
})

test('the part that was cut out lies exactly over the picture that was made of it', () => {
  const before = { width: 1200, height: 900 }
  const crop = cropFor(before, picture, { x: 0.5, y: 0 })
  assert.deepEqual(crop, { left: 0, top: 0, width: 1200, height: 675 })
  const box = beforeBox(before, { ...crop, top: 225 })
  // In percent of the picture after: whole in width, moved up by a third of its height.
  assert.deepEqual(box, { left: -0, top: (-100 * 225) / 675, width: 100, height: (100 * 900) / 675 })
})

test('the handle of the line does not begin over the ring', () => {
  assert.equal(splitBeside({ x: 0.55, y: 0.45 }), 35)
  assert.equal(splitBeside({ x: 0.7, y: 0.5 }), 50)
  assert.equal(splitBeside({ x: 0.5, y: 0.8 }), 50)
})

test('the handle stands in the middle of its line, and makes way up or down for the ring', () => {
  const wide = { width: 800, height: 400 }
  const height = (x: number, y: number, split = 50) => handleHeight(split, { x, y }, wide)
  assert.equal(handleHeight(50, undefined, wide), 50)
  assert.deepEqual([height(400, 200), height(400, 190), height(430, 240)], [75, 75, 25])
  // Beside it, or above.
  assert.deepEqual([height(444, 200), height(356, 200), height(400, 156), height(400, 244)], [50, 50, 50, 50])
  assert.deepEqual([height(200, 200, 25), height(400, 200, 25)], [75, 50])
})

test('the line moves by arrows, faster with Shift and the page keys, and to both ends', () => {
  const from50 = (key: string, shift = false) => steppedBy(key, shift, 50)
  assert.deepEqual(
    ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => from50(key)),
    [49, 51, 49, 51, 40, 60, 0, 100],
  )
  assert.deepEqual([from50('ArrowRight', true), from50('Tab'), from50('a')], [60, undefined, undefined])
  assert.deepEqual([steppedBy('ArrowLeft', true, 3), steppedBy('PageUp', false, 99)], [0, 100])
})

test('the ring stands on its point of the part that is shown, and at the edge for a point beyond it', () => {
  const view = viewOf({ left: 0, top: 225, width: 1200, height: 675 }, { width: 1200, height: 900 })
  assert.deepEqual(view, { left: 0, top: 0.25, width: 1, height: 0.75 })
  assert.deepEqual(ringAt({ x: 0.5, y: 0.625 }, view), { x: 0.5, y: 0.5 })
  assert.deepEqual(ringAt({ x: 0.5, y: 0.1 }, view), { x: 0.5, y: 0 })
  assert.deepEqual(focusAt({ x: 0.5, y: 0.5 }, view), { x: 0.5, y: 0.625 })
  assert.deepEqual(focusAt({ x: -3, y: 7 }, view), { x: 0, y: 1 })
  assert.deepEqual(focusAt(ringAt({ x: 0.3, y: 0.9 }, WHOLE), WHOLE), { x: 0.3, y: 0.9 })
})

test('the ring moves by arrows a hundredth, with Shift a tenth, and not off the picture', () => {
  const at = { x: 0.335, y: 0.99 }
  assert.deepEqual(steppedFocus('ArrowLeft', false, at), { x: 0.325, y: 0.99 })
  assert.deepEqual(steppedFocus('ArrowRight', true, at), { x: 0.435, y: 0.99 })
  assert.deepEqual(steppedFocus('ArrowDown', true, at), { x: 0.335, y: 1 })
  assert.deepEqual(steppedFocus('ArrowUp', false, at), { x: 0.335, y: 0.98 })
  assert.equal(steppedFocus('Enter', false, at), undefined)
  assert.equal(focusWords(at), '34 % van links, 99 % van boven')
})
