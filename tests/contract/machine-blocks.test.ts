// Where the blocks stand that a machine wrote, after a text was changed by somebody who did not say so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedBlocks, machineBlock, machineBlocks, type MachineBlock } from '#contract/writing/blocks.ts'

const mark = (id: string, at: number | null): MachineBlock => ({ id, at, model: 'ingebouwd-nl', generationId: 7 })

const text = [
  '# Brug dicht',
  'De fietsbrug over de Linge gaat maandag dicht. Dat duurt tien weken.',
  '## Wat er gebeurt',
  'Een aannemer vervangt het houten dek en twee van de vier stalen liggers.',
  'Fietsers rijden om via de Rijksstraatweg, drie kilometer verder.',
]
const marks = [mark('intro', 1), mark('werk', 3), mark('omweg', 4)]

/** The places of the marks in order, after `text` became `now`. */
const places = (now: readonly string[]) => carriedBlocks(text, now, marks).map(({ at }) => at)

const changes: Record<string, [now: string[], at: (number | null)[]]> = {
  'nothing changed': [text, [1, 3, 4]],
  'something was put before them': [
    ['Vooraf.', ...text],
    [2, 4, 5],
  ],
  'something of somebody else went': [text.toSpliced(2, 1), [1, 2, 3]],
  'one moved up': [
    [text[0]!, text[3]!, text[1]!, text[2]!, text[4]!],
    [2, 1, 4],
  ],
  'all were turned around': [text.toReversed(), [3, 1, 0]],
  'one was edited': [text.with(3, 'Een aannemer uit Tiel vervangt het houten dek en drie stalen liggers.'), [1, 3, 4]],
  'one was edited and another put beside it': [
    text.toSpliced(3, 1, 'Nieuw van een mens.', 'Een aannemer vervangt het dek en twee stalen liggers.'),
    [1, 4, 5],
  ],
  'one was split': [
    text.toSpliced(1, 1, 'De fietsbrug over de Linge gaat maandag dicht.', 'Dat duurt tien weken.'),
    [1, 4, 5],
  ],
  'two were joined': [text.toSpliced(3, 2, `${text[3]} ${text[4]}`), [1, 3, 3]],
  'one was deleted': [text.toSpliced(4, 1), [1, 3, null]],
  'all were replaced': [
    ['Iets heel anders.', 'En nog iets.', 'Zonder een woord van toen.'],
    [null, null, null],
  ],
  'nothing is left': [[], [null, null, null]],
}
for (const [what, [now, at]] of Object.entries(changes))
  test(`when ${what} the marks stand where their text does`, () => assert.deepEqual(places(now), at))

test('a mark without a place stays without one, and keeps all else', () => {
  const gone = mark('weg', null)
  assert.deepEqual(carriedBlocks(text, text, [gone]), [gone])
  const nowhere = mark('nergens', 99)
  assert.deepEqual(carriedBlocks(text, text, [nowhere]), [{ ...nowhere, at: null }])
})

test('what a person wrote close to what was the machine’s does not become the machine’s', () => {
  const before = ['Een zin van de machine over de brug in Tiel.', 'Een zin van een mens over het weer in Tiel.']
  const now = ['Een zin van een mens over het weer in heel Tiel.']
  assert.deepEqual(carriedBlocks(before, now, [mark('m', 0)])[0]?.at, null)
})

/** Chance that is the same every time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const words =
  'brug linge fiets weg school raad plan water dak huis straat markt boom trein licht deur zomer winter'.split(' ')

function sentence(next: () => number): string {
  return Array.from({ length: 6 + Math.floor(next() * 14) }, () => words[Math.floor(next() * words.length)]).join(' ')
}

test('no mark is ever lost, none stands outside of the text, and what stayed as it was keeps its mark: a thousand changes', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const next = chance(seed)
    const before = Array.from({ length: 2 + Math.floor(next() * 12) }, (_, at) => `${at} ${sentence(next)}`)
    const given = before.flatMap((_, at) => (next() < 0.5 ? [mark(`b${at}`, at)] : []))
    let now = [...before]
    for (let edits = 0; edits < 4; edits += 1) {
      const at = Math.floor(next() * now.length)
      const kind = Math.floor(next() * 5)
      if (kind === 0) now = now.toSpliced(at, 1)
      else if (kind === 1) now = now.toSpliced(at, 0, sentence(next))
      else if (kind === 2) now = now.toSpliced(at, 1, `${now[at] ?? ''} erbij`)
      else if (kind === 3) now = now.toSpliced(Math.floor(next() * now.length), 0, ...now.splice(at, 1))
      else now = now.toSpliced(at, 1, ...(now[at] ?? '').split(/(?<=^.{30}\S*) /u))
    }
    const carried = carriedBlocks(before, now, given)
    assert.deepEqual(
      carried.map(({ id }) => id),
      given.map(({ id }) => id),
      String(seed),
    )
    for (const [place, { at }] of carried.entries()) {
      assert.ok(at === null || (at >= 0 && at < now.length), String(seed))
      const own = before[given[place]?.at ?? -1]
      // Each begins with a number of its own, so there is only one like it.
      if (own !== undefined && now.includes(own)) assert.equal(now[at ?? -1], own, String(seed))
    }
  }
})

test('a thousand blocks that were all replaced are given up in little time', () => {
  const next = chance(5)
  const many = () => Array.from({ length: 1_000 }, (_, at) => `${at} ${sentence(next)} ${sentence(next)}`)
  const before = many()
  const carried = carriedBlocks(
    before,
    many(),
    before.map((_, at) => mark(`b${at}`, at)),
  )
  assert.equal(carried.length, 1_000)
})

test('a mark has an id, a place or none, its model, and its generation where that is known', () => {
  assert.ok(machineBlocks.safeParse(marks).success)
  assert.ok(machineBlock.safeParse({ ...mark('a', null), generationId: null }).success)
  for (const wrong of [{ id: '' }, { at: -1 }, { at: 0.5 }, { generationId: 0 }, { model: 'x'.repeat(201) }])
    assert.ok(!machineBlock.safeParse({ ...mark('a', 0), ...wrong }).success, JSON.stringify(wrong))
})
