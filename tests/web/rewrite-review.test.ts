// A rewritten text under review: deciding, undoing, editing the result; and the line ends of a file behind a text field.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownIn, typedOver, withLineEndsOf, withoutMark } from '#web/rewriter/rewrite-line-ends.ts'
import {
  beginReview,
  choiceOf,
  decide,
  decideAll,
  decidedIn,
  editResult,
  mayRedo,
  mayUndo,
  redo,
  resultOf,
  review,
  standing,
  undo,
  undoFrom,
  type Review,
} from '#web/rewriter/rewrite-review.ts'
import { compareTexts, isChange } from '#web/rewriter/text-diff.ts'

const original = 'De kat zit op de mat.\r\nHet regent hard, dus zij blijft binnen.  \r\n'
const rewritten = 'De poes ligt op de mat.\r\nHet giet, dus ze blijft lekker binnen.  \r\n'

const begun = () => beginReview({ generationId: 7, model: 'proef', original, rewritten })
const changesOf = (one: Review) => compareTexts(one.original, standing(one).rewritten).filter(isChange)
const resultIn = (one: Review) => resultOf(compareTexts(one.original, standing(one).rewritten), standing(one).choices)

test('before anything is decided the result is the rewritten text', () => {
  assert.equal(resultIn(begun()), rewritten)
  assert.equal(decidedIn(standing(begun()).choices, 4), 0)
  assert.equal(mayUndo(begun()) || mayRedo(begun()), false)
})

test('a rejected change comes out as it was, an accepted one as it was rewritten', () => {
  assert.deepEqual(
    changesOf(begun()).map(({ before, after }) => `${before}|${after}`),
    ['kat zit|poes ligt', 'regent hard|giet', 'zij|ze', '|lekker '],
  )
  const decided = decide(decide(begun(), 3, 'accepted'), 0, 'rejected')
  assert.equal(resultIn(decided), rewritten.replace('poes ligt', 'kat zit'))
  assert.deepEqual(
    [0, 1, 2, 3].map((change) => choiceOf(standing(decided).choices, change)),
    ['rejected', 'open', 'open', 'accepted'],
  )
  assert.equal(decidedIn(standing(decided).choices, 4), 2)
})

test('everything rejected is the original and everything accepted the rewritten text, whatever was decided before', () => {
  const decided = decide(decide(begun(), 1, 'accepted'), 2, 'rejected')
  assert.equal(resultIn(decideAll(decided, 4, 'rejected')), original)
  assert.equal(resultIn(decideAll(decided, 4, 'accepted')), rewritten)
})

test('every step is undone and done again in order, and a new step forgets what was undone', () => {
  const steps = [begun()]
  for (const [change, choice] of [
    [0, 'accepted'],
    [1, 'rejected'],
    [1, 'open'],
    [3, 'rejected'],
  ] as const)
    steps.push(decide(steps.at(-1) as Review, change, choice))
  steps.push(decideAll(steps.at(-1) as Review, 4, 'accepted'))
  let now = steps.at(-1) as Review
  for (const before of steps.slice(0, -1).toReversed()) {
    now = undo(now)
    assert.deepEqual(standing(now), standing(before))
  }
  assert.equal(undo(now), now)
  for (const after of steps.slice(1)) {
    now = redo(now)
    assert.deepEqual(standing(now), standing(after))
  }
  assert.equal(redo(now), now)
  const turned = decide(undo(undo(now)), 2, 'accepted')
  assert.equal(mayRedo(turned), false)
  assert.equal(choiceOf(standing(turned).choices, 3), 'open')
})

test('a step is undone with all that came after it, once', () => {
  const all = decideAll(decide(begun(), 0, 'accepted'), 4, 'rejected')
  const step = all.steps.at(-1)
  const later = decide(decide(all, 1, 'accepted'), 2, 'accepted')
  assert.deepEqual(standing(undoFrom(later, step)), standing(decide(begun(), 0, 'accepted')))
  assert.deepEqual(standing(undoFrom(undoFrom(later, step), step)), standing(decide(begun(), 0, 'accepted')))
  assert.equal(undoFrom(begun(), step).done, 0)
  assert.equal(undoFrom(all, undefined), all)
})

test('the last 500 steps can be undone; older ones stay as they were decided', () => {
  let now = begun()
  for (let round = 0; round < 600; round += 1) now = decide(now, round % 4, round % 3 === 0 ? 'rejected' : 'accepted')
  const last = standing(now)
  assert.ok(review.safeParse(now).success)
  let levels = 0
  for (; mayUndo(now); levels += 1) now = undo(now)
  assert.equal(levels, 500)
  assert.equal(decidedIn(standing(now).choices, 4), 4)
  while (mayRedo(now)) now = redo(now)
  assert.deepEqual(standing(now), last)
})

test('after an edit of the result what was decided elsewhere stays, and what was rejected can still be accepted', () => {
  const decided = decide(decide(begun(), 0, 'rejected'), 1, 'accepted')
  const text = resultIn(decided)
  for (const edited of [
    text.replace('binnen', 'thuis'),
    `Let op: ${text}`,
    `${text}Einde.`,
    text.replace('op de mat', 'in de mand'),
  ]) {
    const after = editResult(decided, edited)
    assert.equal(resultIn(after), edited)
    assert.equal(resultIn(undo(after)), text)
  }
  const fixed = editResult(decided, text.replace('lekker binnen', 'lekker thuis'))
  const at = changesOf(fixed).findIndex(({ before }) => before === 'kat zit')
  assert.equal(choiceOf(standing(fixed).choices, at), 'rejected')
  assert.match(resultIn(decide(fixed, at, 'accepted')), /^De poes ligt op.* lekker thuis/s)
})

test('an edit of the result is the result, wherever it falls and whatever was decided', () => {
  const places = Array.from({ length: rewritten.length }, (_, at) => at)
  for (const at of places) {
    let now = begun()
    for (const change of [0, 1, 2, 3])
      now = decide(now, change, (['open', 'accepted', 'rejected'] as const)[(at + change * 2) % 3] ?? 'open')
    const text = resultIn(now)
    for (const edited of [
      text.slice(0, at) + 'X' + text.slice(at),
      text.slice(0, at) + text.slice(at + 5),
      text.slice(0, at) + ' heel anders ' + text.slice(at + 12),
    ]) {
      const after = editResult(now, edited)
      assert.equal(resultIn(after), edited, JSON.stringify({ at, edited }))
      if (edited !== text) assert.equal(resultIn(undo(after)), text)
    }
  }
})

test('an edit that changes nothing is no step', () => {
  const now = begun()
  assert.equal(editResult(now, rewritten), now)
})

test('a review that was kept is read back as it was, and anything else is not', () => {
  const kept = editResult(decide(begun(), 1, 'rejected'), `${rewritten}!`)
  assert.deepEqual(review.parse(JSON.parse(JSON.stringify(kept))), kept)
  assert.equal(review.safeParse({ ...kept, choices: 5 }).success, false)
  assert.equal(review.safeParse(null).success, false)
})

test('a text field shows LF, and what was not typed over keeps its own line ends', () => {
  const kept = 'een\r\ntwee\n\rdrie\r\n\r\nvier'
  const shown = shownIn(kept)
  assert.equal(shown, 'een\ntwee\n\ndrie\n\nvier')
  assert.equal(typedOver(kept, shown), kept)
  for (let at = 0; at <= shown.length; at += 1) {
    const typed = typedOver(kept, `${shown.slice(0, at)}nieuw${shown.slice(at)}`)
    assert.equal(typed.replace('nieuw', ''), kept, `typed at ${at}`)
  }
  assert.equal(typedOver('een\r\ntwee', 'een\nen een half\ntwee'), 'een\r\nen een half\r\ntwee')
  assert.equal(typedOver('een\r\ntwee', ''), '')
  assert.equal(typedOver('een\ntwee', 'een\ndrie'), 'een\ndrie')
})

test('a rewritten text gets the line ends that the original has most', () => {
  assert.equal(withLineEndsOf('a\r\nb', 'c\nd\r\ne\rf'), 'c\r\nd\r\ne\r\nf')
  assert.equal(withLineEndsOf('a\nb', 'c\r\nd'), 'c\nd')
  assert.equal(withLineEndsOf('geen', 'c\nd'), 'c\nd')
})

test('line ends that both texts have stay the very ones they were, so that mixed ones are no change', () => {
  const mixed = 'een\r\ntwee\ndrie\r\n\r\nvier\nvijf\r\n'
  assert.equal(withLineEndsOf(mixed, mixed.replaceAll('\r\n', '\n')), mixed)
  const made = withLineEndsOf(mixed, 'een\ntwee\n3\n\nvier\nvijf\nzes\n')
  assert.equal(made, 'een\r\ntwee\n3\r\n\r\nvier\nvijf\r\nzes\r\n')
  assert.doesNotMatch(
    compareTexts(mixed, made)
      .filter(isChange)
      .map(({ before }) => before)
      .join(''),
    /[\r\n]/,
  )
})

test('a byte order mark stays in the text and is never shown', () => {
  const kept = '\uFEFFeen\r\ntwee'
  assert.equal(shownIn(kept), 'een\ntwee')
  assert.equal(typedOver(kept, 'een\n2'), '\uFEFFeen\r\n2')
  assert.equal(typedOver('\uFEFFeen', 'twee'), '\uFEFFtwee')
  assert.equal(typedOver(kept, ''), '')
  assert.equal(withLineEndsOf(kept, 'een\n2'), '\uFEFFeen\r\n2')
  assert.equal(withLineEndsOf(kept, '\uFEFFeen\n2'), '\uFEFFeen\r\n2')
  assert.equal(withLineEndsOf('een', '\uFEFFtwee'), 'twee')
  assert.equal(withoutMark(kept), 'een\r\ntwee')
})
