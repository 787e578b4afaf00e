// What a recipe may be, and what it is where nobody chose.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enhanceImages } from '#contract/resizer/endpoints.ts'
import { KILOBYTES, makesTheSame, QUALITY, recipe, STANDARD_RECIPE, type Recipe } from '#contract/resizer/recipe.ts'
import { networkNames, networkOf, SIDE, sizeName, sizesOf } from '#contract/resizer/sizes.ts'

/** The Dutch sentence for each field of `given` that is refused. */
function refused(given: unknown): string[] {
  const { error } = recipe.safeParse(given)
  return error?.issues.map(({ message }) => message) ?? []
}

test('without a recipe, and of an empty one, come PNGs of 1920 by 1080 that are filled', () => {
  const standard = {
    size: { width: 1920, height: 1080 },
    fit: 'fill',
    format: 'png',
    quality: 85,
    mostKilobytes: null,
    name: '{naam}-{breedte}x{hoogte}',
  }
  assert.deepEqual(STANDARD_RECIPE, standard)
  assert.deepEqual(enhanceImages.body.parse({}), { recipe: standard, focus: null, number: 1 })
  const nothing = Object.fromEntries(Object.keys(standard).map((name) => [name, null]))
  assert.deepEqual(recipe.parse(nothing), standard)
})

test('sides, quality and kB are whole numbers within their bounds', () => {
  const edges: [{ least: number; most: number }, (value: number) => unknown][] = [
    [SIDE, (width) => ({ size: { width, height: 100 } })],
    [SIDE, (height) => ({ size: { width: 100, height } })],
    [QUALITY, (quality) => ({ quality })],
    [KILOBYTES, (mostKilobytes) => ({ format: 'webp', mostKilobytes })],
  ]
  for (const [{ least, most }, made] of edges) {
    for (const fine of [least, least + 1, most]) assert.deepEqual(refused(made(fine)), [], String(fine))
    for (const wrong of [least - 1, most + 1, least + 0.5, Number.NaN, Infinity, -0.5, '100'])
      assert.match(refused(made(wrong as number)).join(), new RegExp(` van ${least} tot ${most}\\.`), String(wrong))
  }
})

test('a PNG is as large as it must be: it takes no most kB, and other formats do', () => {
  assert.match(refused({ mostKilobytes: 300 }).join(), /PNG verliest niets/)
  assert.deepEqual(refused({ mostKilobytes: null }), [])
  for (const format of ['jpeg', 'webp', 'avif']) assert.deepEqual(refused({ format, mostKilobytes: 300 }), [], format)
})

test('a recipe that was made to harm is refused in Dutch, and what nobody knows is left out', () => {
  const hostile = [
    'PNG',
    7,
    [],
    { size: [1, 2] },
    { size: { width: 100 } },
    { size: { width: 1e9, height: 1e9 } },
    { fit: 'stretch' },
    { format: 'svg' },
    { format: ['png'] },
    { name: '{naam}/../{../../etc}' },
    { name: 'a\nb' },
    { name: 'a'.repeat(101) },
  ]
  for (const given of hostile) assert.match(refused(given).join(' '), /^\p{Lu}.*\.$|^\{.*\.$/u, JSON.stringify(given))
  const known = recipe.parse(JSON.parse('{"__proto__": {"format": "avif"}, "constructor": 1, "path": "/etc/passwd"}'))
  assert.deepEqual(known, STANDARD_RECIPE)
  assert.equal(Object.getPrototypeOf(known), Object.prototype)
})

test('in a form a recipe and a focal point are JSON, and what is none says so', () => {
  const { body } = enhanceImages
  const given = body.parse({ recipe: '{"format":"jpeg","quality":70}', focus: '{"x":0.2,"y":1}', number: '4' })
  assert.deepEqual(
    [given.recipe.format, given.recipe.quality, given.focus, given.number],
    ['jpeg', 70, { x: 0.2, y: 1 }, 4],
  )
  for (const [field, wrong] of [
    ['recipe', '{format: jpeg}'],
    ['recipe', ''],
    ['focus', 'midden'],
    ['focus', '{"x":0.2,"y":1.01}'],
    ['focus', '{"x":0.2}'],
    ['number', '0'],
    ['number', '1000'],
    ['number', 'vier'],
  ] as const) {
    const { error } = body.safeParse({ [field]: wrong })
    assert.deepEqual([...new Set(error?.issues.map(({ path }) => path[0]))], [field], wrong)
  }
})

test('recipes that differ in the name only, or for a PNG in the quality, make the same', () => {
  const made = (given: unknown): Recipe => recipe.parse(given)
  assert.ok(makesTheSame(made({ name: 'a' }), made({ name: 'b' })))
  assert.ok(makesTheSame(made({ quality: 10 }), made({ quality: 90 })))
  assert.ok(!makesTheSame(made({ format: 'webp', quality: 10 }), made({ format: 'webp', quality: 90 })))
  for (const other of [{ fit: 'blur' }, { format: 'jpeg' }, { size: { width: 1920, height: 1081 } }])
    assert.ok(!makesTheSame(made({}), made(other)), JSON.stringify(other))
})

test('each size of a network can be made, and is called after it', () => {
  for (const network of networkNames) {
    for (const size of sizesOf(network)) {
      assert.deepEqual(refused({ size }), [])
      assert.equal(networkOf(size), network)
    }
  }
  assert.equal(sizeName({ width: 1080, height: 1350 }), 'Instagram Staand')
  assert.equal(sizeName({ width: 1080, height: 1351 }), 'Eigen maat')
})
