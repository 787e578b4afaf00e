// An order goes out as the version that was ordered, whatever is typed since: that is named, and can be ordered anew.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { VERSIONS_KEPT } from '#contract/articles/version.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { photo } from '../support/pictures.ts'
import { later } from '../support/letters.ts'
import { ofModel } from '../support/reviews.ts'
import {
  connected,
  lastPost,
  openNewsroom,
  publish,
  runAt,
  saveArticle,
  taken,
  theOnly,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { saidOf, storedBy } from '../support/stored-pictures.ts'

let room: Newsroom
let siteId: number
before(async () => {
  room = await openNewsroom()
})
after(() => room.close())
beforeEach(async () => {
  room.app.now = new Date('2026-10-24T10:00:00Z')
  room.wordpress.may.key = true
  siteId = (await connected(room, wordpressInput(room.wordpress))).id
})

const MOMENT = '2026-10-24T13:00:00.000Z'
const only = (id: number) => theOnly(room.writer, id)
const order = async (id: number, fields: object = {}) =>
  taken<Publication>(await publish(room.writer, id, { siteId, when: MOMENT, ...fields }))
const atMoment = () => runAt(room, MOMENT)
const post = () => lastPost(room.wordpress)
const versionsOf = async (id: number): Promise<{ n: number; reason: string }[]> =>
  taken(await room.writer.get(`/api/articles/${id}/versions`))
/** Types on, with a version of each. */
async function typeMuch(id: number, times: number) {
  for (let at = 0; at < times; at += 1)
    await saveArticle(room, id, { title: 'Anders', content: `Tekst nummer ${at}.`, close: true })
}

test('title, text, pictures and what it says to who searches go out as they were ordered', async () => {
  room.wordpress.metaKeys.splice(0, Infinity, '_yoast_wpseo_title', '_yoast_wpseo_metadesc')
  const picture = await storedBy(room.writer, await readFile(photo('dandelions.jpg')), { name: 'veld.jpg' })
  const content = `${saidOf(picture, 'Een veld')}\n\nHet dek is rot.\n`
  const seoData = { keyphrase: 'brug', synonyms: [], slug: 'de-brug' }
  const fields = { title: 'Brug dicht', content, seoData, seoTitle: 'Brug | Linge', seoDescription: 'Tien weken.' }
  const { id } = await written(room.writer, fields)
  const { ordered } = await order(id)
  assert.deepEqual([ordered?.version, ordered?.isChanged], [1, false])
  await saveArticle(room, id, {
    title: 'Anders',
    content: 'Heel anders.',
    seoTitle: 'Anders',
    seoDescription: 'Anders.',
    seoData: { ...seoData, slug: 'anders' },
  })
  await typeMuch(id, VERSIONS_KEPT + 5)
  await atMoment()
  const { title, content: html, slug, excerpt, meta, featured_media } = post()
  assert.deepEqual([title, slug, excerpt], ['Brug dicht', 'de-brug', 'Tien weken.'])
  assert.match(html, /Het dek is rot/)
  assert.ok(featured_media > 0)
  assert.deepEqual(meta, { _yoast_wpseo_title: 'Brug | Linge', _yoast_wpseo_metadesc: 'Tien weken.' })
  const { sentVersion, ordered: left } = await only(id)
  assert.deepEqual([sentVersion, left], [1, null])
  room.wordpress.metaKeys.length = 0
})

test('a version that is still to go out stays, however many come after it, and then counts with the others', async () => {
  const { id } = await written(room.writer)
  await order(id)
  await typeMuch(id, VERSIONS_KEPT + 5)
  const planned = (await versionsOf(id)).find(({ n }) => n === 1)
  assert.equal(planned?.reason, 'publish')
  assert.equal((await versionsOf(id)).length, VERSIONS_KEPT + 1)
  await atMoment()
  await typeMuch(id, 1)
  const left = await versionsOf(id)
  assert.deepEqual([left.length, left.some(({ n }) => n === 1)], [VERSIONS_KEPT, false])
})

test('one that was taken back, or replaced by another order, is not kept for it any more', async () => {
  const { id } = await written(room.writer)
  const { id: publication } = await order(id)
  await typeMuch(id, 1)
  await order(id)
  await typeMuch(id, VERSIONS_KEPT + 5)
  const kept = async () => (await versionsOf(id)).map(({ n }) => n).filter((n) => n < 4)
  assert.deepEqual(await kept(), [2])
  taken(await room.writer.post(`/api/articles/${id}/publications/${publication}/cancel`))
  await typeMuch(id, 1)
  assert.deepEqual([await kept(), (await only(id)).ordered], [[], null])
})

test('what was typed since is named: title, text and what it says to who searches, and not when it reads the same again', async () => {
  const { id, title, content } = await written(room.writer)
  const { ordered } = await order(id)
  assert.equal(ordered?.savedAt, room.app.now.toISOString())
  const isChanged = async () => (await only(id)).ordered?.isChanged
  const text = { title, content }
  for (const [fields, wanted] of [
    [{ ...text, content: `${content}Nog iets.` }, true],
    [text, false],
    [{ ...text, title: 'Anders' }, true],
    [text, false],
    [{ ...text, seoTitle: 'Kort' }, true],
    [{ ...text, seoTitle: null }, false],
    [{ ...text, seoDescription: 'Kort' }, true],
    [{ ...text, seoDescription: null }, false],
    [{ ...text, seoData: { keyphrase: 'brug', synonyms: [], slug: 'brug' } }, true],
    // What readers get of it does not change by these.
    [{ ...text, seoData: { keyphrase: 'fiets', synonyms: [], slug: '' }, seoScore: 70 }, false],
    [{ ...text, blocks: [ofModel('a', 0)] }, false],
  ] as const) {
    await saveArticle(room, id, fields)
    assert.equal(await isChanged(), wanted, JSON.stringify(fields))
  }
  assert.equal((await only(id)).ordered?.version, 1)
})

test('ordered anew with the same moment the new text goes out, with the excerpt and tags of before', async () => {
  const { id } = await written(room.writer)
  await order(id, { excerpt: 'Zo rijd je om.', tags: ['Fietsen'] })
  await saveArticle(room, id, { title: 'Anders', content: 'De nieuwe tekst.' })
  const { plannedFor, ordered } = await order(id)
  assert.deepEqual([plannedFor, ordered?.version, ordered?.isChanged], [MOMENT, 2, false])
  await atMoment()
  assert.match(post().content, /De nieuwe tekst/)
  assert.deepEqual([post().excerpt, post().tags, (await only(id)).sentVersion], ['Zo rijd je om.', [8], 2])
})

test('what is tried again after a failure is the same version', async () => {
  const { id } = await written(room.writer)
  room.wordpress.next('POST /wp/v2/posts', 'down')
  await order(id, { when: 'now' })
  await room.run()
  assert.equal((await only(id)).state, 'waiting')
  await saveArticle(room, id, { title: 'Anders', content: 'Intussen getypt.' })
  assert.equal((await only(id)).ordered?.isChanged, true)
  later(room.app, 2)
  await room.runPlanned()
  assert.deepEqual([(await only(id)).sentVersion, /Intussen/.test(post().content)], [1, false])
})

test('what waited for a key of its site goes out as it was ordered', async () => {
  const { id } = await written(room.writer)
  room.wordpress.may.key = false
  await order(id, { when: 'now' })
  await room.run()
  assert.equal((await only(id)).state, 'paused')
  await saveArticle(room, id, { title: 'Anders', content: 'Intussen getypt.' })
  room.wordpress.may.key = true
  taken(await room.admin.post(`/api/publishing/sites/${siteId}/test`))
  await room.run()
  assert.deepEqual([(await only(id)).sentVersion, /Intussen/.test(post().content)], [1, false])
})

test('what was typed while an order was taken is in it whole or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, title } = await written(room.writer)
    const save = saveArticle(room, id, { title, content: 'Tegelijk getypt.' })
    const [{ ordered }] = await Promise.all([order(id, { when: 'now' }), save])
    await room.run()
    const isNew = ordered?.version === 2
    assert.deepEqual([(await only(id)).sentVersion, /Tegelijk/.test(post().content)], [isNew ? 2 : 1, isNew])
  }
})

test('what was planned before orders kept a version goes out as it read when that came in', async () => {
  const { id } = await written(room.writer, { seoDescription: 'Tien weken.' })
  await order(id)
  const { db } = room.app.database
  await db.execute(sql`UPDATE publications SET ordered_version = NULL WHERE article_id = ${id}`)
  await db.execute(sql`DELETE FROM article_versions WHERE article_id = ${id}`)
  const folder = new URL('../../src/server/db/migrations/', import.meta.url)
  const name = (await readdir(folder)).find((file) => file.endsWith('_answers.sql')) ?? ''
  const statements = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint')
  const carrying = statements.filter((one) => /^\s*(--.*\s*)?(INSERT INTO|UPDATE)/.test(one))
  assert.equal(carrying.length, 2)
  for (const one of carrying) await db.execute(sql.raw(one))
  assert.deepEqual((await only(id)).ordered, { version: 1, savedAt: room.app.now.toISOString(), isChanged: false })
  await saveArticle(room, id, { title: 'Anders', content: 'Daarna getypt.', seoDescription: 'Anders.' })
  assert.equal((await only(id)).ordered?.isChanged, true)
  await atMoment()
  assert.deepEqual(
    [(await only(id)).sentVersion, post().excerpt, /Daarna/.test(post().content)],
    [1, 'Tien weken.', false],
  )
})
