// JSON out of whatever a language model wrote around it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonCutOff, jsonIn, LONGEST_JSON } from '#server/tools/providers/json-in-prose.ts'

const answer = { candidates: [{ angle: 'een cijfer', text: 'Hij zei: "Kom {morgen} terug", en ging [weg].' }] }
const json = JSON.stringify(answer)

const said: Record<string, string> = {
  'JSON alone': json,
  'JSON over several lines': JSON.stringify(answer, null, 2),
  'a code fence': `\`\`\`json\n${json}\n\`\`\``,
  'a code fence that is never closed': `\`\`\`\n${json}`,
  'sentences around it': `Natuurlijk! Dit zijn ze: ${json} Veel succes.`,
  'a bracket before it that nothing closes': `Gebruik { niet. ${json}`,
  'thinking with a draft before it': `<think>{"candidates":[]} of toch {"text":"x"}</think>\n${json}`,
  'an example before it': `De vorm is {"candidates":["…"]}. Mijn antwoord: ${json}`,
  'a remark in JSON behind it': `${json} {"klaar":true}`,
}
for (const [around, text] of Object.entries(said)) {
  test(`an answer is found with ${around}`, () => assert.deepEqual(jsonIn(text), answer))
}

test('a plain list is an answer', () => assert.deepEqual(jsonIn('Hier: ["een", "twee"]'), ['een', 'twee']))

for (const text of ['', 'Daar schrijf ik niet over.', '42', '"tekst"', '{"titles": [', '} ] {', '{niet: json}'])
  test(`no JSON is found in ${JSON.stringify(text)}`, () => assert.equal(jsonIn(text), undefined))

test('an answer of nothing but brackets is given up soon', () => {
  let looked = 0
  const watched = new Proxy(new String('{'.repeat(60_000)), {
    get(target, name) {
      looked += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  assert.equal(jsonIn(watched as unknown as string), undefined)
  assert.ok(looked < 3_000_000, `${looked} looks`)
})

test('an answer of ten million brackets, or that is longer than any right one, is not read', async () => {
  const brackets = '['.repeat(10_000_000)
  assert.equal(jsonIn(brackets), undefined)
  assert.equal(await jsonCutOff(brackets), undefined)
  const long = JSON.stringify(['a'.repeat(LONGEST_JSON - 4)])
  assert.ok(Array.isArray(jsonIn(long)))
  assert.equal(jsonIn(` ${long}`), undefined)
  assert.ok(Array.isArray(jsonIn(`<think>${'hm '.repeat(LONGEST_JSON)}</think>${long}`)), 'its thinking does not count')
})

test('of a list that was cut off the entries that are whole are left', async () => {
  const whole = { candidates: ['een', 'twee', 'drie'].map((text) => ({ angle: 'x', text })) }
  const text = JSON.stringify(whole)
  for (let length = text.indexOf('drie'); length < text.length - 2; length += 1)
    assert.deepEqual(await jsonCutOff(text.slice(0, length)), whole.candidates.slice(0, 2), text.slice(0, length))
  assert.deepEqual(await jsonCutOff(text), whole, 'cut off behind its end')
})

test('of a first entry, or of a text, half is nothing', async () => {
  for (const text of ['{"candidates":[{"angle":"x","text":"Half', '{"text":"Half een script', 'Zeker! Hier', ''])
    assert.equal(await jsonCutOff(text), undefined, text)
})
