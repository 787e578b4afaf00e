// The form of a YouTube thumbnail and its three variants, and a title in two parts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { youtubePalettes } from '#contract/thumbnails/palettes.ts'
import { titleParts } from '#web/thumbnails/title-parts.ts'
import {
  emptyForm,
  followingAgain,
  isOwn,
  suitableVariants,
  variantsOf,
  variantWords,
  withChange,
  withFormat,
  type YoutubeForm,
} from '#web/thumbnails/youtube/variants.ts'

const form = withChange(emptyForm, { line1: 'Dit beestje redt je tuin', line3: 'Zonder gif' })
const colours = (of: YoutubeForm) => variantsOf(of).map(({ accentColor }) => accentColor)

test('three variants follow from the first, each in a colour and letters of its own; none is mirrored, no text is moved', () => {
  const [first, second, third] = variantsOf(form)
  const [orangeRed, lime] = youtubePalettes['16:9']
  assert.deepEqual(second, { ...first, typeface: 'oswald', accentColor: orangeRed.value })
  assert.deepEqual(third, { ...first, typeface: 'montserrat', accentColor: lime.value })
  assert.deepEqual(
    ([0, 1, 2] as const).map((place) => variantWords(form, place)),
    ['Goud', 'Oranjerood, Oswald', 'Limoen, Montserrat'],
  )
  const inOswald = variantsOf(withChange(form, { typeface: 'oswald' }))
  assert.equal(new Set(inOswald.map(({ typeface }) => typeface)).size, 3)
  const mirrored = withChange(form, { mirrorImage: true })
  assert.deepEqual(
    variantsOf(mirrored).map(({ mirrorImage }) => mirrorImage),
    [true, true, true],
  )
})

test('letters that do not suit give way to those of the first, when those do and nobody chose them', () => {
  const lettersOf = (of: YoutubeForm, unsuited: readonly string[]) =>
    suitableVariants(of, ({ typeface }) => !unsuited.includes(typeface)).map(({ typeface }) => typeface)
  assert.deepEqual(lettersOf(form, []), ['anton', 'oswald', 'montserrat'])
  assert.deepEqual(lettersOf(form, ['montserrat']), ['anton', 'oswald', 'anton'])
  assert.deepEqual(lettersOf(form, ['montserrat', 'anton']), ['anton', 'oswald', 'montserrat'])
  const chosen = withChange({ ...form, chosen: 2 }, { typeface: 'montserrat' })
  assert.deepEqual(lettersOf(chosen, ['montserrat']), ['anton', 'oswald', 'montserrat'])
  const suited = suitableVariants(form, ({ typeface }) => typeface !== 'montserrat')
  assert.equal(variantWords(form, 2, suited), 'Limoen')
})

test('what is changed of a variant is its own, all else follows the first', () => {
  const changed = withChange({ ...form, chosen: 2 }, { line3: 'Gratis hulp' })
  const later = withChange({ ...changed, chosen: 0 }, { line1: 'Dit insect redt je tuin', mirrorImage: true })
  const [first, second, third] = variantsOf(later)
  assert.equal(third.line3, 'Gratis hulp')
  assert.equal(third.line1, 'Dit insect redt je tuin')
  assert.equal(first.line3, 'Zonder gif')
  assert.equal(second.mirrorImage, true)
  assert.equal(variantWords(later, 2), 'Limoen, andere tekst, Montserrat')
  assert.deepEqual([isOwn(later, 0), isOwn(later, 1), isOwn(later, 2)], [false, false, true])
  assert.deepEqual(variantsOf(followingAgain({ ...later, chosen: 2 }))[2].line3, 'Zonder gif')
})

test('a colour that was chosen for one is not given to another', () => {
  const [orangeRed, lime, gold, purple] = youtubePalettes['16:9'].map(({ value }) => value)
  assert.deepEqual(colours(withChange({ ...form, chosen: 2 }, { accentColor: orangeRed! })), [gold, lime, orangeRed])
  assert.deepEqual(colours(withChange(form, { accentColor: orangeRed! })), [orangeRed, lime, gold])
  assert.deepEqual(colours(withChange({ ...form, chosen: 1 }, { accentColor: purple! })), [gold, purple, orangeRed])
})

test('another format keeps a colour that it has too, else takes its first, and shows the first variant', () => {
  const gold = youtubePalettes['16:9'][2].value
  assert.deepEqual(withFormat({ ...form, chosen: 2 }, '9:16').first.accentColor, gold)
  assert.equal(withFormat({ ...form, chosen: 2 }, '9:16').chosen, 0)
  const purple = withChange(form, { accentColor: youtubePalettes['16:9'][3].value })
  assert.equal(withFormat(purple, '9:16').first.accentColor, youtubePalettes['9:16'][0].value)
  for (const value of colours(withFormat(purple, '9:16')))
    assert.ok(youtubePalettes['9:16'].some((accent) => accent.value === value))
})

test('a title is parted at its own pause, else in half', () => {
  for (const [title, line1, line3] of [
    ['Moestuin op het balkon: zo begin je zonder tuin', 'Moestuin op het balkon', 'zo begin je zonder tuin'],
    ['Waarom ging deze raket niet? NASA legt uit', 'Waarom ging deze raket niet?', 'NASA legt uit'],
    ['Storm op komst – blijf binnen', 'Storm op komst', 'blijf binnen'],
    ['Dit beestje redt je tuin zonder gif', 'Dit beestje redt je', 'tuin zonder gif'],
    ['Wijnen uit 1:1-teelt', 'Wijnen uit', '1:1-teelt'],
    ['Verkiezingen', 'Verkiezingen', ''],
    ['', '', ''],
  ])
    assert.deepEqual(titleParts(title!, 50), { line1, line3 }, title)
})

test('no part is longer than it may be, and nothing is left out that has room', () => {
  const word = (length: number) => 'a'.repeat(length)
  for (const title of [`${word(48)} ${word(50)}`, `${word(20)} ${word(29)} ${word(30)} ${word(19)}`]) {
    const { line1, line3 } = titleParts(title, 50)
    assert.equal(`${line1} ${line3}`, title)
    assert.ok(line1.length <= 50 && line3.length <= 50)
  }
  const cut = titleParts(
    'Gemeente bouwt duizend nieuwe woningen langs het spoor en dat is volgens de bewoners van de wijk te veel',
    50,
  )
  assert.ok(cut.line1.length <= 50 && cut.line3.length <= 50)
  assert.deepEqual(titleParts(word(80), 50), { line1: word(50), line3: '' })
})
