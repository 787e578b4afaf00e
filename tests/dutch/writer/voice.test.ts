// What one kind of title gets: own sentences, questions, recipes, English, long titles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeFacebookTitles } from '#dutch/writer/facebook.ts'
import { composeLinkInBioCaptions } from '#dutch/writer/link-in-bio.ts'
import { composePinterestTitles } from '#dutch/writer/pinterest.ts'
import type { Subject } from '#dutch/writer/subject.ts'

const seeds = Array.from({ length: 30 }, (_, seed) => seed)
const titles = (subject: Subject) =>
  seeds.flatMap((seed) => [...composeFacebookTitles(subject, seed), ...composePinterestTitles(subject, seed)])
const captions = (subject: Subject) => seeds.flatMap((seed) => composeLinkInBioCaptions(subject, seed))

const balcony = {
  title: 'Moestuin op het balkon',
  description:
    'Je hebt geen tuin nodig om zelf groenten te kweken. Met een paar bakken en potgrond kom je al een heel eind. Begin in april met zaaien.',
}

test('own sentences come first: at least two of five titles and every caption use one', () => {
  for (const seed of seeds) {
    const own = composeFacebookTitles(balcony, seed).filter((text) => /geen tuin nodig|een heel eind|april/.test(text))
    assert.ok(own.length >= 2, String(seed))
    for (const caption of composeLinkInBioCaptions(balcony, seed))
      assert.match(caption, /geen tuin nodig|een heel eind|april/)
  }
})

test('an own sentence behind a colon begins in lower case when its first word is never a name', () => {
  assert.ok(titles(balcony).includes('Moestuin op het balkon: begin in april met zaaien'))
  const names = titles({ title: 'Brand new day festival', description: 'Utrecht krijgt een festival erbij.' })
  assert.ok(names.every((text) => !text.includes('utrecht')))
})

test('an own sentence is quoted whole in a caption', () => {
  for (const caption of captions(balcony)) {
    for (const part of ['geen tuin nodig', 'een heel eind', 'in april']) {
      const whole = balcony.description.split('. ').find((sentence) => sentence.includes(part)) ?? ''
      if (caption.includes(part)) assert.ok(caption.includes(whole.replace(/\.$/, '')), caption)
    }
  }
})

test('a question stands as it is, followed by a new sentence', () => {
  for (const text of [
    ...titles({ title: 'Hoe bak je brood zonder oven?' }),
    ...captions({ title: 'Hoe bak je brood zonder oven?' }),
  ]) {
    assert.match(
      text,
      /Hoe bak je brood zonder oven\?(?: \p{Lu}|’ (?:\p{Lu}|al gelezen|op je leeslijst|\p{Emoji_Presentation})|’$)/u,
    )
  }
})

test('a title with a colon gets no second one behind it', () => {
  for (const text of titles({ title: 'Moestuin: tips voor beginners' })) assert.doesNotMatch(text, /beginners:/)
})

test('the word recept is only used when the user used it', () => {
  const without = { title: 'Vegan lasagne' }
  for (const text of [...titles(without), ...captions(without)]) assert.doesNotMatch(text, /recept/i)
  assert.ok(captions({ title: 'Recept voor lasagne' }).some((text) => /recept via|hele recept/.test(text)))
})

test('an English title is quoted as a name, with Dutch behind it', () => {
  for (const text of titles({ title: 'How to bake sourdough bread' }))
    assert.match(text, /^‘How to bake sourdough bread’: \p{Ll}/u)
})

test('the own emoji of a title stands in every result, once', () => {
  for (const text of [...titles({ title: 'Kerst thuis 🎄' }), ...captions({ title: 'Kerst thuis 🎄' })])
    assert.equal(text.split('🎄').length, 2, text)
})

test('a title with an emoji between its words gets no second one', () => {
  for (const text of titles({ title: 'Ik ❤️ appeltaart' })) assert.doesNotMatch(text, /🍰|🍽️|😋/u)
})

test('a general sentence that the user wrote too is not said twice', () => {
  const description = 'Ga er even rustig voor zitten. Doorsturen mag natuurlijk ook. Tag iemand die dit ook wil lezen.'
  for (const text of captions({ title: 'Kaas', description })) {
    for (const sentence of description.split(/(?<=\.) /)) assert.ok(text.split(sentence).length <= 2, text)
  }
})

test('news gets no emoji', () => {
  for (const text of titles({ title: 'Kabinet wil meer fietsen in de stad' }))
    assert.doesNotMatch(text, /\p{Emoji_Presentation}/u)
})

test('a word of support is only offered with illness, grief and abuse', () => {
  assert.ok(captions({ title: 'Leven met borstkanker' }).some((text) => /praten|Praat/.test(text)))
  for (const text of captions({ title: 'Grote brand in loods' })) assert.doesNotMatch(text, /praten|Praat/)
})

test('what looks like a replacement pattern or markup comes back as it was typed', () => {
  for (const title of ['Kosten van $& en $1', 'Prijs \\n is $$', 'Titel met <b>vet</b> erin']) {
    for (const text of [...titles({ title }), ...captions({ title })]) assert.ok(text.includes(title), text)
  }
})

test('within one set no two results share their frame', () => {
  for (const title of [
    'Moestuin op het balkon',
    'Kaas',
    'Kabinet wil af van toeslagen',
    'Oorlog',
    'Nieuwe roman: de lege stoel',
  ]) {
    for (let seed = 0; seed < 200; seed++) {
      const frames = composeFacebookTitles({ title }, seed).map(
        (text) => text.replace(/[^\p{L}\s?.:‘’]/gu, '').split(/[.?]/)[0],
      )
      assert.equal(new Set(frames).size, 5, frames.join(' | '))
    }
  }
})
