// The pictures of an article on websites: sent once, and above the text where it begins with one.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { photo } from '../support/pictures.ts'
import {
  connectBoth,
  lastPost,
  openNewsroom,
  saveArticle,
  sentBy,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { saidOf, storedBy } from '../support/stored-pictures.ts'

let room: Newsroom
let wordpress: number
let ghost: number
before(async () => {
  room = await openNewsroom()
  ;({ wordpress, ghost } = await connectBoth(room))
})
after(() => room.close())

const sent = (id: number, body: object) => sentBy(room, id, body)
const wordpressPost = () => lastPost(room.wordpress)
const ghostPost = () => lastPost(room.ghost)
const save = (id: number, fields: object) => saveArticle(room, id, fields)

test('pictures are sent once with their words, and the first stands above the text with its credit', async () => {
  const bytes = await readFile(photo('dandelions.jpg'))
  const first = await storedBy(room.writer, bytes, { name: 'Brug é.jpg' })
  const { content } = { content: `${saidOf({ ...first, credit: 'Foto: Noor' }, 'De brug')}\n\nHet dek is rot.\n` }
  const article = await written(room.writer, { content })
  const had = room.wordpress.media.size
  await sent(article.id, { siteId: wordpress, when: 'now' })
  assert.equal(room.wordpress.media.size, had + 1)
  const media = [...room.wordpress.media.values()].at(-1)
  assert.deepEqual([media?.alt_text, media?.caption], ['De brug', 'Foto: Noor'])
  assert.match(media?.slug ?? '', /^brug-e-[a-z\d]{10}$/)
  const post = wordpressPost()
  assert.equal(post.featured_media, media?.id)
  assert.doesNotMatch(post.content, /<img|api\/articles/)
  assert.match(post.content, /Beeld boven dit artikel: Foto: Noor/)
  await save(article.id, { title: article.title, content: `Eerst tekst.\n\n${content}` })
  await sent(article.id, { siteId: wordpress, when: 'now' })
  assert.equal(room.wordpress.media.size, had + 1)
  assert.match(
    wordpressPost().content,
    /<figure class="wp-block-image size-full"><img src="[^"]+" alt="De brug" class="wp-image-\d+"\/>/,
  )
  assert.match(wordpressPost().content, /<figcaption class="wp-element-caption">Foto: Noor<\/figcaption>/)
})

test('Ghost shows the credit of the picture above the text itself, and is sent each picture once', async () => {
  const bytes = await readFile(photo('dandelions.jpg'))
  const picture = await storedBy(room.writer, bytes, { name: 'brug.jpg' })
  const content = `${saidOf({ ...picture, credit: 'Foto: <Noor>' }, 'De brug')}\n\nHet dek is rot.\n\n${saidOf(picture, 'Nog eens')}\n`
  const { id } = await written(room.writer, { content })
  await sent(id, { siteId: ghost, when: 'now' })
  await sent(id, { siteId: ghost, when: 'now' })
  assert.equal(room.ghost.images.length, 1)
  const { feature_image, feature_image_alt, feature_image_caption, html } = ghostPost()
  assert.equal(feature_image, `${room.ghost.url}/content/images/${room.ghost.images[0]}`)
  assert.deepEqual([feature_image_alt, feature_image_caption], ['De brug', 'Foto: &lt;Noor&gt;'])
  assert.match(html, /<img src="[^"]+content\/images[^"]+" alt="Nog eens"/)
})

for (const kind of ['wordpress', 'ghost'] as const) {
  const siteId = () => (kind === 'wordpress' ? wordpress : ghost)
  const cover = () => (kind === 'wordpress' ? wordpressPost().featured_media || null : ghostPost().feature_image)
  const pictured = async () => {
    const bytes = await readFile(photo('dandelions.jpg'))
    const picture = saidOf(await storedBy(room.writer, bytes, { name: 'brug.jpg' }), 'De brug')
    const article = await written(room.writer, { content: `${picture}\n\nHet dek is rot.\n` })
    return { ...article, picture }
  }

  test(`${kind}: a picture above the text goes when the text begins with it no longer`, async () => {
    const { id, title } = await pictured()
    await sent(id, { siteId: siteId(), when: 'now' })
    assert.ok(cover())
    await save(id, { title, content: 'Het dek is vervangen.\n' })
    await sent(id, { siteId: siteId(), when: 'now' })
    assert.equal(cover(), null)
    if (kind === 'ghost')
      assert.deepEqual([ghostPost().feature_image_alt, ghostPost().feature_image_caption], [null, null])
  })

  test(`${kind}: a picture above the text that somebody chose there stays when ours goes`, async () => {
    const { id, title } = await pictured()
    await sent(id, { siteId: siteId(), when: 'now' })
    const theirs = kind === 'wordpress' ? 77 : 'https://elders.example/brug.jpg'
    if (kind === 'wordpress') room.wordpress.edit(wordpressPost().id, { featured_media: 77 })
    else room.ghost.edit(ghostPost().id, { feature_image: String(theirs) })
    await save(id, { title, content: 'Het dek is vervangen.\n' })
    await sent(id, { siteId: siteId(), when: 'now' })
    assert.equal(cover(), theirs)
  })

  test(`${kind}: a picture above the text of which no answer came is known for ours all the same`, async () => {
    const { id, title, picture } = await pictured()
    await save(id, { title, content: 'Nog zonder beeld.\n' })
    await sent(id, { siteId: siteId(), when: 'now' })
    await save(id, { title, content: `${picture}\n\nHet dek is rot.\n` })
    if (kind === 'wordpress') room.wordpress.next('POST /wp/v2/posts/', 'hang-up')
    else room.ghost.next('PUT /ghost/api/admin/posts/', 'hang-up')
    assert.equal((await sent(id, { siteId: siteId(), when: 'now' })).state, 'waiting')
    assert.ok(cover())
    await save(id, { title, content: 'Het dek is vervangen.\n' })
    assert.equal((await sent(id, { siteId: siteId(), when: 'now' })).state, 'sent')
    assert.equal(cover(), null)
  })
}
