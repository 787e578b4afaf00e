// The recipes that users keep: whose they are, how many, what they are called.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { STANDARD_RECIPE, type Recipe } from '#contract/resizer/recipe.ts'
import { SAVED_RECIPE_LIMITS } from '#contract/resizer/saved-recipe.ts'
import { resizerRecipes } from '#server/resizer/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const path = '/api/image-enhancer/recipes'
const story: Recipe = { ...STANDARD_RECIPE, size: { width: 1080, height: 1920 }, format: 'webp', mostKilobytes: 300 }

const kept = (client: Client, name: string, recipe: unknown = story) => client.post(path, { name, recipe })
const names = async (client: Client): Promise<string[]> =>
  (await client.get(path)).body.map(({ name }: { name: string }) => name)

test('recipes that someone keeps are theirs alone, whole, in the order of the alphabet', async () => {
  const { client } = await app.loggedIn()
  const other = (await app.loggedIn()).client
  for (const name of ['Story', 'één', 'Nieuwsfoto breed']) assert.equal((await kept(client, name)).status, 201)
  assert.deepEqual(await names(client), ['één', 'Nieuwsfoto breed', 'Story'])
  assert.deepEqual((await client.get(path)).body.at(-1).recipe, story)
  assert.deepEqual(await names(other), [])
})

test('what a recipe leaves out is kept as it is where nobody chose', async () => {
  const { client } = await app.loggedIn()
  const { body } = await kept(client, 'Leeg', {})
  assert.deepEqual(body.recipe, STANDARD_RECIPE)
})

test('a recipe is renamed and changed, and removed', async () => {
  const { client } = await app.loggedIn()
  const { body } = await kept(client, 'Story')
  const changed = { name: 'Verhaal', recipe: { ...story, fit: 'blur' } }
  const { status, body: now } = await client.send('PUT', `${path}/${body.id}`, { body: changed })
  assert.deepEqual([status, now], [200, { id: body.id, ...changed }])
  assert.equal((await client.send('DELETE', `${path}/${body.id}`)).status, 200)
  assert.deepEqual(await names(client), [])
  for (const method of ['PUT', 'DELETE'])
    assert.equal((await client.send(method, `${path}/${body.id}`, { body: changed })).status, 404, method)
})

test('nobody changes or removes a recipe of somebody else', async () => {
  const { client } = await app.loggedIn()
  const { client: other } = await app.loggedIn()
  const { body } = await kept(client, 'Story')
  for (const method of ['PUT', 'DELETE']) {
    const reply = await other.send(method, `${path}/${body.id}`, { body: { name: 'Mijn', recipe: {} } })
    assert.equal(reply.status, 404, method)
  }
  assert.deepEqual(await names(client), ['Story'])
})

test('a name is given once, whatever its capitals and however many give it at once; another user may have it too', async () => {
  const { client } = await app.loggedIn()
  const replies = await Promise.all(['Story', 'STORY', 'story', ' Story '].map((name) => kept(client, name)))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 409, 409, 409],
  )
  const { body } = await kept(client, 'Vierkant')
  const renamed = await client.send('PUT', `${path}/${body.id}`, { body: { name: 'stORY', recipe: {} } })
  assert.deepEqual([renamed.status, renamed.body.code], [409, 'recipeNameTaken'])
  assert.equal((await client.send('PUT', `${path}/${body.id}`, { body: { name: 'VIERKANT', recipe: {} } })).status, 200)
  assert.equal((await kept((await app.loggedIn()).client, 'Story')).status, 201)
})

test('somebody keeps 30 recipes, also when the last ones come at once', async () => {
  const { client, user } = await app.loggedIn()
  const row = { userId: user.id, recipe: story, createdAt: new Date(), updatedAt: new Date() }
  const most = SAVED_RECIPE_LIMITS.recipes
  await app.database.db
    .insert(resizerRecipes)
    .values(Array.from({ length: most - 1 }, (_, at) => ({ ...row, name: `recept ${at}` })))
  const replies = await Promise.all(['een', 'twee', 'drie'].map((name) => kept(client, name)))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 400, 400],
  )
  assert.match(replies.find(({ status }) => status === 400)?.body.message, /hoogstens 30 recepten/)
  assert.equal((await names(client)).length, most)
})

test('a recipe without a name, or that nobody can make, is refused on its field', async () => {
  const { client } = await app.loggedIn()
  const long = 'a'.repeat(SAVED_RECIPE_LIMITS.name)
  for (const [field, body] of [
    ['name', { name: '  ', recipe: {} }],
    ['name', { name: `${long}a`, recipe: {} }],
    ['name', { name: 'a\u200bb', recipe: {} }],
    ['recipe', { name: 'a' }],
    ['recipe', { name: 'a', recipe: { size: { width: 1e9, height: 1e9 } } }],
    ['recipe', { name: 'a', recipe: { name: '{titel}' } }],
    ['recipe', { name: 'a', recipe: { mostKilobytes: 100 } }],
  ] as const) {
    const reply = await client.post(path, body)
    assert.equal(reply.status, 400)
    assert.deepEqual(Object.keys(reply.body.errors), [field])
  }
  assert.equal((await kept(client, long)).status, 201)
})

test('a recipe of other times, which nobody can make any more, keeps its name and makes the standard', async () => {
  const { client } = await app.loggedIn()
  const { body } = await kept(client, 'Oud')
  const { db } = app.database
  await db.execute(sql`UPDATE resizer_recipes SET recipe = '{"format": "gif"}' WHERE id = ${body.id}`)
  assert.deepEqual((await client.get(path)).body, [{ id: body.id, name: 'Oud', recipe: STANDARD_RECIPE }])
})
