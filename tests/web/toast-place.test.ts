// How far a toast steps above what was pressed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { riseAbove } from '#web/shell/toast-place.ts'

/** A toast of 80 px at the bottom right of a window of 1440 by 900. */
const toast = { left: 1044, right: 1424, top: 804, bottom: 884 }
const button = (top: number, left = 1300) => ({ left, right: left + 100, top, bottom: top + 32 })

test('a toast stays where it is beside, below and well above what was pressed', () => {
  assert.equal(riseAbove(toast, button(820, 944)), 0)
  assert.equal(riseAbove(toast, button(820, 1424)), 0)
  assert.equal(riseAbove(toast, button(760)), 0)
  assert.equal(riseAbove(toast, button(896)), 0)
})

test('over what was pressed, or against it, it stands 12 px above', () => {
  for (const top of [761, 804, 850, 895]) assert.equal(toast.bottom - riseAbove(toast, button(top)), top - 12)
})

test('it does not step out of the window: what was pressed is then as high as the window itself', () => {
  const low = { ...toast, top: 104, bottom: 184 }
  assert.equal(riseAbove(low, button(116)), 80)
  assert.equal(riseAbove(low, button(115)), 81)
  assert.equal(riseAbove(low, button(103)), 0)
})
