// How what is made of pictures is called: by a pattern, and as any system takes it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameBy, namePattern, PATTERN_CHARACTERS, type Named } from '#contract/resizer/name-pattern.ts'

const beach: Named = {
  fileName: 'Strand bij Castricum.jpeg',
  number: 3,
  size: { width: 1080, height: 1350 },
  // In the Netherlands it is the next day already.
  now: new Date('2026-07-31T22:30:00Z'),
}

test('each part of a pattern is filled in, however often and in whatever capitals', () => {
  assert.equal(
    nameBy('{naam}-{nummer}-{breedte}x{hoogte}-{datum}', beach),
    'Strand bij Castricum-3-1080x1350-2026-08-01',
  )
  assert.equal(nameBy('{Nummer}{NUMMER} foto', beach), '33 foto')
  assert.equal(nameBy('zomer', beach), 'zomer')
})

test('what a picture is called is no pattern itself', () => {
  assert.equal(nameBy('{naam}', { ...beach, fileName: '{nummer} {datum}.png' }), '{nummer} {datum}')
})

test('a pattern has a text of at most 100 characters on one line, and no parts that nobody knows', () => {
  const told = (pattern: string) => namePattern.safeParse(pattern).error?.issues[0]?.message
  for (const fine of ['a', 'a'.repeat(PATTERN_CHARACTERS), '{naam', 'naam}', '{ naam', '📷 {naam}', '{nummer}'])
    assert.equal(told(fine), undefined, fine)
  for (const wrong of ['', '   ', 'a'.repeat(PATTERN_CHARACTERS + 1), 'a\nb', '{titel}', '{naam} {}', '{toString}'])
    assert.match(told(wrong) ?? '', /\.$/, wrong)
  assert.equal(told('{naam}-{nr}'), '{nr} bestaat niet. Kies uit {naam}, {nummer}, {breedte}, {hoogte}, {datum}.')
})

test('a name by a pattern is one that any system takes', () => {
  for (const [fileName, name] of [
    ['Één café 🎈.jpg', 'Één café 🎈'],
    ['../../etc/passwd.png', 'etc passwd'],
    ['C:\\foto\u0000\u202e.png', 'C foto'],
    ['.jpg', 'afbeelding'],
    ['con.jpg', '_con'],
  ] as const)
    assert.equal(nameBy('{naam}', { ...beach, fileName }), name)
  assert.equal(nameBy('../{nummer}', beach), '3')
  assert.equal(nameBy('{naam}'.repeat(16), { ...beach, fileName: `${'a'.repeat(60)}.jpg` }).length, 80)
})
