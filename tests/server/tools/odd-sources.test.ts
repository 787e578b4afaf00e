// Articles of characters that nobody types, as long as may be, through every tool: what the database cannot keep is refused at its
// field, everything else is written from and kept to the letter.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import type { Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { startApp, type Reply, type TestApp } from '../../support/app.ts'
import { toolInputs } from '../../support/tool-fields.ts'

let app: TestApp
before(async () => void (app = await startApp({ rateLimit: false })))
after(() => app.close())

/** `part` again and again, up to the longest article, in characters. */
function filled(part: string): string {
  const characters = [...part]
  return Array.from({ length: LONGEST_SOURCE }, (_, at) => characters[at % characters.length]).join('')
}

/** JSON.stringify writes half a character as an escape, as who attacks would. */
const refused: Record<string, string> = {
  'U+0000': '\u0000',
  'one U+0000 behind words': `${'Zin. '.repeat(3_999)}Zin.\u0000`,
  'the first halves of characters': '\ud800',
  'the second halves of characters': '\udc00',
  'halves in the wrong order': '\udc00\ud800',
}

const kept: Record<string, string> = {
  emoji: '😀',
  'emoji joined to families': '👨‍👩‍👧‍👦',
  flags: '🇳🇱',
  'combining marks': '\u0301',
  'letters under heaps of marks': `a${'\u0301\u0323'.repeat(20)}`,
  'letters that grow when folded': 'İßﬃ',
  'marks that turn the line around': '\u202e\u2066',
  'invisible characters': 'a\u200b\u2060\ufeff',
  'characters that are none': 'a\uffff\u{1fffe}',
  'characters of nobody': '\ue000\u{10fffd}',
  'control characters': 'a\u0001\u001b\u007f',
  'backslashes and quotes': String.raw`\'"%_$1`,
  'line ends of all kinds': 'a\r\n\u2028\u2029\u0085',
  'full stops': '. ',
}

/** The whole reply, also of a tool that answers in lines. */
const whole = (tool: Tool, { body }: Reply) =>
  tool.contract.endpoint.streams ? (body.at(-1).reply ?? body.at(-1).problem) : body

/** The tools that write an article take their sources in a field of their own, and only arrange what has sentences. */
const arranging = (name: string) => name.startsWith('article-')
const fieldOf = (name: string) => ('sources' in toolInputs[name as keyof typeof tools] ? 'sources' : 'source')

for (const tool of Object.values(tools) as unknown as Tool[]) {
  const { name, endpoint } = tool.contract
  const send = async (part: string) => {
    const { client } = await app.loggedIn()
    const source = filled(part)
    const given = fieldOf(name) === 'source' ? { source } : { sources: [{ title: 'Vreemd', url: null, text: source }] }
    const reply = await client.call(endpoint, { ...toolInputs[name as keyof typeof tools], ...given })
    return { client, source, reply }
  }

  test(`${name}: an article that the database cannot keep is refused at its field, in words for people`, async () => {
    for (const [what, part] of Object.entries(refused)) {
      const { status, body } = (await send(part)).reply
      assert.deepEqual([status, body.code, Object.keys(body.errors)], [400, 'invalidInput', [fieldOf(name)]], what)
      assert.equal(body.errors[fieldOf(name)], 'De tekst bevat een teken dat niet is toegestaan.', what)
    }
  })

  if (arranging(name)) {
    test(`${name}: from any other article nothing is made up: it has no sentences, and asking costs nothing`, async () => {
      for (const [what, part] of Object.entries(kept)) {
        const { client, reply } = await send(part)
        const { status, code } =
          endpoint.streams && Array.isArray(reply.body) ? reply.body.at(-1).problem : { ...reply.body, ...reply }
        assert.ok([400, 422].includes(status), `${what}: ${status} ${code}`)
        assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0, what)
      }
    })
    continue
  }

  test(`${name}: any other article is written from, and kept to the letter`, async () => {
    for (const [what, part] of Object.entries(kept)) {
      const { client, source, reply } = await send(part)
      assert.equal(reply.status, 200, `${what}: ${JSON.stringify(reply.body).slice(0, 300)}`)
      const { generationId } = whole(tool, reply)
      assert.ok(generationId, `${what}: ${JSON.stringify(reply.body).slice(0, 300)}`)
      assert.equal((await client.get(`/api/history/${generationId}/source`)).body.source, source.trim(), what)
    }
  })
}
