// When a text is kept on the device and sent: after a rest, at the latest after twenty seconds, one save at a time.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { Saver, type SaveState, type Sent } from '#web/articles/saver.ts'

let text: string
let sent: string[]
let closed: boolean[]
let kept: string[]
let states: string[]
/** What the server answers next; a promise that is resolved later stands for a slow line. */
let answers: (Sent | Promise<Sent>)[]
let saver: Saver<string>

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 })
  ;[text, sent, closed, kept, states, answers] = ['', [], [], [], [], []]
  saver = new Saver<string>({
    read: () => text,
    isWhole: (read) => read.length >= 3,
    isSame: (one, other) => one === other,
    send: async (read, { close }) => {
      sent.push(read)
      closed.push(close)
      return answers.shift() ?? 'saved'
    },
    keep: async (read) => void kept.push(read),
    forget: async () => void kept.push('-'),
    now: () => Date.now(),
    tell: (state: SaveState) => void states.push(state.kind),
  })
})
afterEach(() => mock.timers.reset())

function type(next: string) {
  text = next
  saver.touch()
}
/** Lets so many ms pass, and everything that then waits for its turn be done. */
async function pass(ms: number) {
  mock.timers.tick(ms)
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

test('a text is sent after three seconds without a key, and not before', async () => {
  type('een')
  await pass(2_999)
  type('eenmaal')
  await pass(2_999)
  assert.deepEqual(sent, [])
  await pass(1)
  assert.deepEqual(sent, ['eenmaal'])
  assert.deepEqual(states.at(-1), 'saved')
})

test('while the typing goes on it is sent every twenty seconds', async () => {
  for (let second = 0; second < 41; second += 1) {
    type(`tekst van ${second}`)
    await pass(1_000)
  }
  assert.equal(sent.length, 2)
})

test('what is typed is on the device within a second, and taken away once the server has it', async () => {
  type('een')
  await pass(999)
  assert.deepEqual(kept, ['een'])
  await pass(2_001)
  assert.deepEqual(kept, ['een', '-'])
})

test('a key costs no reading of the text', () => {
  const reads: number[] = []
  const quiet = new Saver<string>({
    read: () => (reads.push(1), ''),
    isWhole: () => true,
    isSame: () => true,
    send: async () => 'saved',
    keep: async () => {},
    forget: async () => {},
    now: () => Date.now(),
    tell: () => {},
  })
  for (let key = 0; key < 100; key += 1) quiet.touch()
  assert.equal(reads.length, 0)
})

test('that something was typed is told once, however long the typing goes on', async () => {
  for (const next of ['een', 'eens', 'eenst']) type(next)
  assert.deepEqual(states, ['typed'])
  await pass(3_000)
  type('eenste')
  assert.deepEqual(states, ['typed', 'sending', 'saved', 'typed'])
})

test('too short is not sent, is kept, and says so; once it is long enough it goes', async () => {
  type('ab')
  await pass(3_000)
  assert.deepEqual([sent, kept.at(-1), states.at(-1)], [[], 'ab', 'short'])
  type('abc')
  await pass(3_000)
  assert.deepEqual([sent, states.at(-1)], [['abc'], 'saved'])
})

test('a server that does not answer is tried again, slower and slower, and what was typed meanwhile goes along', async () => {
  answers = ['waiting', 'waiting', 'waiting']
  type('een')
  await pass(3_000)
  assert.deepEqual([states.at(-1), kept.at(-1)], ['waiting', 'een'])
  type('eenmaal')
  await pass(4_999)
  assert.equal(sent.length, 1)
  await pass(1)
  assert.deepEqual(sent, ['een', 'eenmaal'])
  await pass(9_999)
  assert.equal(sent.length, 2)
  await pass(1)
  assert.equal(sent.length, 3)
  saver.reached()
  await pass(0)
  assert.deepEqual([sent.length, states.at(-1), kept.at(-1)], [4, 'saved', '-'])
})

test('keys during a save are sent after it, and the device keeps them until then', async () => {
  let answer: (sent: Sent) => void = () => {}
  answers = [new Promise((resolve) => (answer = resolve))]
  type('een')
  await pass(3_000)
  type('eenmaal')
  await pass(1_000)
  answer('saved')
  await pass(0)
  assert.equal(states.at(-1), 'typed')
  assert.equal(kept.at(-1), 'eenmaal')
  await pass(3_000)
  assert.deepEqual([sent, states.at(-1)], [['een', 'eenmaal'], 'saved'])
})

test('two saves by hand at once are one after the other, each with its wish to close', async () => {
  let answer: (sent: Sent) => void = () => {}
  answers = [new Promise((resolve) => (answer = resolve))]
  type('een')
  const both = Promise.all([saver.saveNow({ close: true }), saver.saveNow({ close: true })])
  await pass(0)
  assert.equal(sent.length, 1)
  answer('saved')
  await both
  assert.deepEqual(closed, [true, true])
})

test('after a conflict nothing is sent until its user chose, and what is typed meanwhile is kept', async () => {
  answers = ['conflict']
  type('mijn tekst')
  await pass(3_000)
  assert.equal(states.at(-1), 'conflict')
  type('mijn langere tekst')
  await pass(60_000)
  await saver.saveNow()
  assert.deepEqual([sent.length, kept.at(-1)], [1, 'mijn langere tekst'])
  assert.equal((await saver.settled({ saved: false })).kind, 'saved')
  assert.deepEqual([sent.at(-1), states.at(-1)], ['mijn langere tekst', 'saved'])
})

test('who chooses and is too late again has to choose again; who takes the other text has nothing left to send', async () => {
  answers = ['conflict', 'conflict']
  type('mijn tekst')
  await pass(3_000)
  assert.equal((await saver.settled({ saved: false })).kind, 'conflict')
  text = 'hun tekst'
  assert.equal((await saver.settled({ saved: true })).kind, 'saved')
  await pass(60_000)
  assert.deepEqual([sent.length, kept.at(-1), saver.hasUnsent], [2, '-', false])
})

test('a text that the server refuses is kept, and sent again with the next key', async () => {
  answers = [{ refused: 'Te lang.' }]
  type('te lange tekst')
  await pass(3_000)
  assert.deepEqual([states.at(-1), kept.at(-1)], ['refused', 'te lange tekst'])
  type('kortere tekst')
  await pass(3_000)
  assert.deepEqual([sent.at(-1), states.at(-1)], ['kortere tekst', 'saved'])
})

test('leaving keeps what was typed last, and sends nothing more', async () => {
  type('een')
  await saver.end()
  assert.deepEqual(kept, ['een'])
  await pass(60_000)
  assert.deepEqual(sent, [])
  type('eenmaal')
  await pass(60_000)
  assert.deepEqual([sent, kept], [[], ['een']])
  saver.begin()
  type('andermaal')
  await pass(3_000)
  assert.deepEqual(sent, ['andermaal'])
})
