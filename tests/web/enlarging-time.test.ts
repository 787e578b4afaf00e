// How long enlarging will take, as it is said before it is begun.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enlargingSeconds, enlargingTime } from '#web/pictures/enlarging-time.ts'

const pace = { trained: true, tileMs: 200, ahead: 0 }
const hd = { width: 1920, height: 1080 }

test('the time goes by the tiles that a photograph is cut into, and by the pace of the machine', () => {
  // 60 tiles (tests/contract/enlargement.test.ts).
  assert.equal(enlargingSeconds(hd, pace), 12)
  assert.equal(enlargingSeconds(hd, { ...pace, tileMs: 400 }), 24)
  assert.equal(enlargingTime(hd, pace), 'Verbeteren duurt ongeveer 10 s.')
})

test('it is said in steps that promise no more than is known', () => {
  const words = (tileMs: number) => enlargingTime(hd, { ...pace, tileMs })
  assert.deepEqual(
    [80, 84, 950, 960, 1_499, 1_501].map((tileMs) => words(tileMs)),
    [
      'Verbeteren duurt een paar tellen.',
      'Verbeteren duurt ongeveer 5 s.',
      'Verbeteren duurt ongeveer 55 s.',
      'Verbeteren duurt ongeveer 1 min.',
      'Verbeteren duurt ongeveer 1 min.',
      'Verbeteren duurt ongeveer 2 min.',
    ],
  )
})

test('who is before somebody is said, but not where the network has nothing to do', () => {
  assert.equal(enlargingTime(hd, { ...pace, ahead: 1 }), 'Verbeteren duurt ongeveer 10 s. Er is 1 afbeelding voor je.')
  assert.equal(
    enlargingTime(hd, { ...pace, ahead: 7 }),
    'Verbeteren duurt ongeveer 10 s. Er zijn 7 afbeeldingen voor je.',
  )
  const short = 'Verbeteren duurt een paar tellen.'
  assert.equal(enlargingTime(hd, { ...pace, trained: false, ahead: 7 }), short)
  assert.equal(enlargingTime({ width: 4000, height: 3000 }, { ...pace, ahead: 7 }), short)
})
