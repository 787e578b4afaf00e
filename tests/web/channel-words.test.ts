// How videos are written to people, and what is made of them begins with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newArticle } from '#contract/articles/article.ts'
import { counted, lengthOf } from '#web/channels/channel-words.ts'
import { aboutVideo, articleOf, inCharacters } from '#web/channels/video-texts.ts'

for (const [duration, words] of [
  ['PT4M13S', '4:13'],
  ['PT13S', '0:13'],
  ['PT1H', '1:00:00'],
  ['PT1H2M3S', '1:02:03'],
  ['P1DT2M', '24:02:00'],
  ['PT61M1S', '1:01:01'],
  ['P0D', null],
  ['PT0S', null],
  ['lang', null],
  [null, null],
] as const)
  test(`a length of ${duration} is written as ${words}`, () => assert.equal(lengthOf(duration), words))

test('one is counted as one, and thousands get a dot', () => {
  assert.equal(counted(1, 'like', 'likes'), '1 like')
  assert.equal(counted(0, 'like', 'likes'), '0 likes')
  assert.equal(counted(12_345, 'like', 'likes'), '12.345 likes')
})

const video = { title: 'Wie *wint* [de] <brug>?', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }

test('an article that is made of a video is one that can be saved, with the way to the video and no markup of its title', () => {
  const { title, content } = articleOf(video, 'Kanaal_1')
  assert.equal(title, video.title)
  assert.ok(content.includes(`[Wie \\*wint\\* \\[de\\] \\<brug\\>?](${video.videoUrl})`))
  assert.ok(content.includes('Kanaal\\_1'))
  for (const odd of ['', 'A', '😀'.repeat(400), '  '])
    assert.ok(newArticle.safeParse(articleOf({ ...video, title: odd }, 'Kanaal')).success, `'${odd}'`)
})

test('of a description the beginning is handed on, in whole characters', () => {
  assert.equal([...aboutVideo({ description: '😀'.repeat(600) })].length, 500)
  assert.equal(aboutVideo({ description: '  kort  ' }), 'kort')
  assert.equal(inCharacters('😀😀😀', 2), '😀😀')
})
