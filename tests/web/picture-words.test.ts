// What is said of pictures on their way, and the ZIP of those that were made in the browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureUpload } from '#contract/pictures/upload.ts'
import type { PictureState } from '#web/pictures/picture-queue.ts'
import {
  addedWords,
  dimensions,
  limitsWords,
  shareDone,
  stateWords,
  stripWords,
  timeLeft,
} from '#web/pictures/picture-words.ts'
import { zipOf } from '#web/pictures/save-zip.ts'

const failed = { kind: 'failed', message: 'x', mayRetry: true, error: undefined } as const
const states: [PictureState<unknown>, words: string, share: number | undefined][] = [
  [{ kind: 'idle' }, 'Toegevoegd', undefined],
  [{ kind: 'waiting' }, 'Wacht op haar beurt', undefined],
  [{ kind: 'uploading', share: 0 }, 'Uploaden 0 %', 0],
  [{ kind: 'uploading', share: 0.999 }, 'Uploaden 99 %', 0.999],
  [{ kind: 'queued', ahead: 12 }, 'In de rij, 12 voor je', undefined],
  [{ kind: 'working', done: 0, total: 0, secondsLeft: null }, 'Verwerken', undefined],
  [{ kind: 'working', done: 7, total: 15, secondsLeft: 4 }, 'Verwerken 46 %', 7 / 15],
  [{ kind: 'ready', reply: null }, 'Klaar', undefined],
  [{ ...failed, short: 'HEIC: bewaar als JPEG' }, 'HEIC: bewaar als JPEG', undefined],
  [{ kind: 'stopped' }, 'Gestopt', undefined],
]

test('how each picture goes is said in a few words, and how far it is where that is known', () => {
  for (const [state, words, share] of states) {
    assert.equal(stateWords(state), words)
    assert.equal(shareDone(state), share, words)
  }
})

test('of all together is said what is over, so that it is not said at every step', () => {
  assert.equal(stripWords(states.map(([state]) => state)), '1 klaar, 1 mislukt, 1 gestopt')
  assert.equal(stripWords([{ kind: 'uploading', share: 0.5 }]), '')
})

test('time that is left, sizes and limits are said as people say them', () => {
  assert.deepEqual([0, 0.6, 12.4, 99, 100, 200].map(timeLeft), [
    'nog 1 s',
    'nog 1 s',
    'nog 12 s',
    'nog 99 s',
    'nog 2 min',
    'nog 3 min',
  ])
  assert.equal(dimensions({ width: 1920, height: 1080 }), '1920 × 1080')
  assert.equal(limitsWords(pictureUpload('images', { most: 6 }), 6), 'JPEG, PNG of WebP, hoogstens 6 van 10 MB')
  const one = pictureUpload('image', { most: 1, kinds: ['jpeg', 'png'], bytesPerFile: 5 * 1024 * 1024 })
  assert.equal(limitsWords(one, 1), 'JPEG of PNG, hoogstens 5 MB')
})

test('what was added and what was not is told apart', () => {
  assert.equal(addedWords(2, 0), '2 afbeeldingen toegevoegd.')
  assert.equal(addedWords(1, 1), '1 afbeelding toegevoegd. 1 afbeelding niet toegevoegd.')
  assert.equal(addedWords(0, 3), '3 afbeeldingen niet toegevoegd.')
})

test('a ZIP holds what was given, as it was, under names that differ and survive accents', async () => {
  const blob = (text: string) => new Blob([text])
  const packed = await zipOf(
    [
      { title: 'Café één 🌞', extension: 'png', blob: blob('eerste') },
      { title: 'café één 🌞', extension: 'png', blob: blob('tweede') },
    ],
    new Date('2026-03-12T13:03:00Z'),
  )
  const bytes = Buffer.from(await packed.arrayBuffer())
  for (const part of ['Café één 🌞.png', 'café één 🌞 (2).png', 'eerste', 'tweede'])
    assert.ok(bytes.includes(part), part)
  // Bit 11 of the flags of the first file: its name is UTF-8 (APPNOTE, appendix D).
  assert.equal(bytes.readUInt32LE(0), 0x04034b50)
  assert.equal((bytes.readUInt16LE(6) >> 11) & 1, 1)
  assert.equal(bytes.readUInt16LE(8), 0, 'not compressed')
})
