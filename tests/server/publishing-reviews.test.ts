// What is published says of AI what has to be said: to readers and to machines; and where the house asks a review, waits for it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Publication } from '#contract/publishing/publication.ts'
import {
  connectBoth,
  openNewsroom,
  publish,
  saveArticle,
  standing,
  taken,
  type Newsroom,
} from '../support/publishing.ts'
import { ofModel, reviewOf } from '../support/reviews.ts'

let room: Newsroom
let wordpress: number
let ghost: number
before(async () => {
  room = await openNewsroom()
  ;({ wordpress, ghost } = await connectBoth(room))
})
after(() => room.close())

const CONTENT = 'Zelf geschreven begin.\n\nDoor een model geschreven.'
const LINE = 'Delen van deze tekst zijn geschreven door AI.'

/** An article of which a model wrote the second half. */
const written = async (blocks = [ofModel('a', 1)]): Promise<number> =>
  taken<{ id: number }>(await room.writer.post('/api/articles', { title: 'Brug dicht', content: CONTENT, blocks }), 201)
    .id

async function sent(id: number, body: object): Promise<Publication> {
  taken(await publish(room.writer, id, body))
  await room.run()
  return (await standing(room.writer, id)).find(
    ({ siteId }) => siteId === (body as { siteId: number }).siteId,
  ) as Publication
}
const wordpressPost = () => [...room.wordpress.posts.values()].at(-1)!
const ghostPost = () => [...room.ghost.posts.values()].at(-1)!

const ruled = async (rule: string, run: () => Promise<void>) => {
  const set = (to: string) => room.admin.send('PUT', '/api/settings/review', { body: { rule: to } })
  taken(await set(rule))
  try {
    await run()
  } finally {
    await set('ask')
  }
}

test('text of AI that nobody reviewed goes out with the line, and with the mark around it or in the head of its page', async () => {
  const id = await written()
  await sent(id, { siteId: wordpress, when: 'now' })
  const { content } = wordpressPost()
  assert.match(content, new RegExp(`<p>${LINE}</p>`))
  assert.ok(
    content.startsWith(
      '<!-- wp:html -->\n<div ai-disclosure="ai-assisted" ai-model="mistral-large">\n<!-- /wp:html -->',
    ),
  )
  assert.ok(content.endsWith('<!-- wp:html -->\n</div>\n<!-- /wp:html -->'))
  await sent(id, { siteId: ghost, when: 'now' })
  assert.match(ghostPost().html, new RegExp(`<p>${LINE}</p>$`))
  assert.equal(ghostPost().codeinjection_head, '<meta name="ai-disclosure" content="ai-assisted">')
})

test('a reviewed text goes out without the line, and an edit brings it back with the next update', async () => {
  const id = await written()
  taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(1, { a: 'kept' })), 201)
  await sent(id, { siteId: ghost, when: 'now' })
  assert.doesNotMatch(ghostPost().html, /geschreven door AI/)
  assert.equal(ghostPost().codeinjection_head, '<meta name="ai-disclosure" content="ai-assisted">')
  const body = { title: 'Brug dicht', content: `${CONTENT} Nog iets.` }
  taken(await room.writer.send('PUT', `/api/articles/${id}`, { body }))
  await sent(id, { siteId: ghost, when: 'now' })
  assert.match(ghostPost().html, /geschreven door AI/)
})

test('what somebody put in the head of a page on Ghost stays, with one mark beside it', async () => {
  const id = await written()
  await sent(id, { siteId: ghost, when: 'now' })
  const { id: at, codeinjection_head } = ghostPost()
  room.ghost.edit(at, { codeinjection_head: `<script>meet()</script>\n${codeinjection_head}` })
  await sent(id, { siteId: ghost, when: 'now' })
  assert.equal(
    ghostPost().codeinjection_head,
    '<script>meet()</script>\n<meta name="ai-disclosure" content="ai-assisted">',
  )
})

test('a text without AI goes out with neither line nor mark', async () => {
  const id = await written([{ ...ofModel('a', 1), model: 'ingebouwd-nl' }])
  await sent(id, { siteId: wordpress, when: 'now' })
  await sent(id, { siteId: ghost, when: 'now' })
  assert.doesNotMatch(wordpressPost().content, /AI|ai-disclosure|wp:html/)
  assert.deepEqual([/AI/.test(ghostPost().html), ghostPost().codeinjection_head], [false, null])
})

test('where the house asks a review, text of AI goes there as a draft and not to readers', async () => {
  const id = await written()
  const tomorrow = new Date(room.app.now.getTime() + 86_400_000).toISOString()
  await ruled('require', async () => {
    for (const when of ['now', tomorrow]) {
      const { status, body } = await publish(room.writer, id, { siteId: wordpress, when })
      assert.deepEqual([status, body.code], [409, 'reviewNeeded'])
    }
    await sent(id, { siteId: wordpress, when: 'draft' })
    assert.match(wordpressPost().content, new RegExp(LINE))
    taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(1, { a: 'changed' })), 201)
    assert.equal((await sent(id, { siteId: wordpress, when: 'now' })).isPublic, true)
    assert.doesNotMatch(wordpressPost().content, /geschreven door AI/)
  })
})

test('a text that is saved without a review while the website is asked is refused at once, and not when it goes', async () => {
  const id = await written()
  await ruled('require', async () => {
    taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(1, { a: 'kept' })), 201)
    const { sentVersion } = await sent(id, { siteId: wordpress, when: 'now' })
    const content = `${CONTENT} Niet nagekeken.`
    room.wordpress.next('GET /wp/v2/posts/', async () => {
      await saveArticle(room, id, { title: 'Brug dicht', content })
    })
    const { status, body } = await publish(room.writer, id, { siteId: wordpress, when: 'now' })
    assert.deepEqual([status, body.code], [409, 'reviewNeeded'])
    const [{ state, sentVersion: stands } = {}] = (await standing(room.writer, id)) as Partial<Publication>[]
    assert.deepEqual([state, stands], ['sent', sentVersion])
  })
})

test('the review of the text that was planned counts, whatever was typed since: it goes out, and without the line', async () => {
  const id = await written()
  await ruled('require', async () => {
    taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(1, { a: 'kept' })), 201)
    await planned(id, async () => {
      const body = {
        title: 'Brug dicht',
        content: `${CONTENT} Niet nagekeken.`,
        blocks: [ofModel('a', 1, 'een-ander')],
      }
      taken(await room.writer.send('PUT', `/api/articles/${id}`, { body }))
    })
    assert.equal((await standing(room.writer, id))[0]?.state, 'sent')
    assert.doesNotMatch(ghostPost().html, /geschreven door AI|Niet nagekeken/)
  })
})

test('the review of a text that was typed later does not count for the one that was planned', async () => {
  const id = await written()
  await planned(id, async () => {
    const body = { title: 'Brug dicht', content: `${CONTENT} Wel nagekeken.` }
    taken(await room.writer.send('PUT', `/api/articles/${id}`, { body }))
    taken(await room.writer.post(`/api/articles/${id}/review`, reviewOf(2, { a: 'kept' })), 201)
  })
  assert.match(ghostPost().html, new RegExp(`<p>${LINE}</p>$`))
})

test('a mark of AI that was made later is not said of what was planned', async () => {
  const id = await written([])
  await planned(id, async () => {
    const body = { title: 'Brug dicht', content: CONTENT, blocks: [ofModel('a', 1)] }
    taken(await room.writer.send('PUT', `/api/articles/${id}`, { body }))
  })
  assert.deepEqual([/AI/.test(ghostPost().html), ghostPost().codeinjection_head], [false, null])
})

test('when the house asks a review only after the planning, what nobody reviewed does not go out, and who planned it is written to', async () => {
  const id = await written()
  const had = room.ghost.posts.size
  try {
    await planned(id, async () => {
      taken(await room.admin.send('PUT', '/api/settings/review', { body: { rule: 'require' } }))
    })
  } finally {
    await room.admin.send('PUT', '/api/settings/review', { body: { rule: 'ask' } })
  }
  assert.equal(room.ghost.posts.size, had)
  const [{ state, problem } = {}] = (await standing(room.writer, id)) as Partial<Publication>[]
  assert.deepEqual(
    [state, problem],
    ['failed', 'In dit artikel staat tekst van AI. Kijk het eerst na; daarna kan het naar buiten.'],
  )
  assert.match(room.app.sent.letters(room.email).at(-1)?.paragraphs.join(' ') ?? '', /Kijk het eerst na/)
})

/** Plans an article an hour ahead, does something meanwhile, and lets the hour come. */
async function planned(id: number, meanwhile: () => Promise<void>): Promise<void> {
  const start = room.app.now
  const when = new Date(start.getTime() + 3_600_000)
  taken(await publish(room.writer, id, { siteId: ghost, when: when.toISOString() }))
  await meanwhile()
  try {
    room.app.now = new Date(when.getTime() + 1_000)
    await room.runPlanned()
  } finally {
    room.app.now = start
  }
}
