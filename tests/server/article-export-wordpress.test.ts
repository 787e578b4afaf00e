// Blocks for WordPress: as its editor saves them, so that it finds none of them broken, and nothing in them that it would run.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordpressExport } from '#server/articles/export-wordpress.ts'
import { checkedBy, everything, exported } from '../support/articles-exported.ts'
import { madeUp } from '../support/markdown.ts'

interface Block {
  name: string
  attributes: Record<string, unknown>
  /** What stands in it, each block in it as a mark. */
  html: string
  inner: Block[]
}

const INNER = '\u0000'

/** Reads blocks by WordPress' grammar: comments that open and close. @throws for what is not closed, or stands outside of all. */
function blocksOf(text: string): Block[] {
  const root: Block = { name: '', attributes: {}, html: '', inner: [] }
  const open = [root]
  let at = 0
  for (const found of text.matchAll(/<!-- (\/)?wp:([a-z-]+) (?:(\{[^]*?\}) )?-->/g)) {
    const [comment, closes, name = '', attributes] = found
    const last = open.at(-1) ?? root
    last.html += text.slice(at, found.index)
    at = found.index + comment.length
    if (closes !== undefined) {
      assert.equal(last.name, name)
      open.pop()
      continue
    }
    const block = { name, attributes: JSON.parse(attributes ?? '{}') as Record<string, unknown>, html: '', inner: [] }
    last.html += INNER
    last.inner.push(block)
    open.push(block)
  }
  assert.equal(open.length, 1)
  assert.equal((root.html + text.slice(at)).replaceAll(INNER, '').trim(), '')
  return root.inner
}

const inline = '(?:[^<>]|</?(?:strong|em|s|code|sup)>|<br>|<a href="[^"<>]*">|</a>)*'
/** How the editor saves each kind of block; blocks in it are `INNER`. */
const saved: Record<string, RegExp> = {
  paragraph: new RegExp(`^<p>${inline}</p>$`),
  heading: new RegExp(`^<h([1-6]) class="wp-block-heading">${inline}</h\\1>$`),
  list: /^<(?:ul class="wp-block-list">[\0\n]*<\/ul|ol(?: start="\d+")? class="wp-block-list">[\0\n]*<\/ol)>$/,
  'list-item': new RegExp(`^<li>${inline}[\\0\\n]*</li>$`),
  quote: /^<blockquote class="wp-block-quote">[\0\n]*<\/blockquote>$/,
  code: /^<pre class="wp-block-code"><code>[^<>[]*<\/code><\/pre>$/,
  table: new RegExp(
    `^<figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr>(?:<th(?: class="has-text-align-(\\w+)" data-align="\\1")?>${inline}</th>)+</tr></thead>(?:<tbody>(?:<tr>(?:<td(?: class="has-text-align-(\\w+)" data-align="\\2")?>${inline}</td>)*</tr>)+</tbody>)?</table></figure>$`.replaceAll(
      /\\([12])/g,
      '\\w+',
    ),
  ),
  separator: /^<hr class="wp-block-separator has-alpha-channel-opacity"\/>$/,
  image:
    /^<figure class="wp-block-image">(?:<a href="[^"<>]*">)?<img src="https?:[^"<>]*" alt="[^"<>]*"(?: title="[^"<>]*")?\/>(?:<\/a>)?<\/figure>$/,
}

/** Every block, those within others too, is as the editor saves it. */
function assertSaved(blocks: readonly Block[], within = ''): void {
  for (const { name, attributes, html, inner } of blocks) {
    assert.match(html.trim(), saved[name] ?? /^never$/, `${within} ${name}`)
    const level = /<h([1-6])/.exec(html)?.[1]
    if (name === 'heading') assert.equal(attributes['level'] ?? 2, Number(level))
    if (name === 'list') {
      assert.equal(attributes['ordered'] ?? false, html.includes('<ol'))
      assert.equal(attributes['start'] ?? 1, Number(/start="(\d+)"/.exec(html)?.[1] ?? 1))
      assert.ok(inner.every((item) => item.name === 'list-item'))
    }
    if (name === 'list-item') assert.ok(inner.every((item) => item.name === 'list'))
    assertSaved(inner, name)
  }
}

const namesOf = (text: string) => blocksOf(text).map(({ name }) => name)

test('each thing one can write is a block of its own kind, as the editor saves it', () => {
  const made = wordpressExport(exported({ content: everything }))
  assertSaved(blocksOf(made))
  assert.deepEqual(
    namesOf(made),
    'paragraph heading list list quote table image code separator paragraph heading paragraph'.split(' '),
  )
})

test('so are the blocks of five hundred texts that were made up', () => {
  for (const content of [...madeUp('ordinary', 250, 11), ...madeUp('odd', 250, 12)])
    assertSaved(blocksOf(wordpressExport(exported({ content }))))
})

test('lists within lists, numbers that begin later and lines in an item are saved as the editor does', () => {
  assert.equal(
    wordpressExport(exported({ content: '3. a\n   - b\n4. c\n\n   d' })),
    `<!-- wp:list {"ordered":true,"start":3} -->
<ol start="3" class="wp-block-list"><!-- wp:list-item -->
<li>a<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>b</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>c<br>d</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list -->
`,
  )
})

test('pictures stand between paragraphs, and none where there is no address of the web', () => {
  const content =
    'Voor **vet ![a](https://x.nl/a.png "t") na** en [![b](https://x.nl/b.png)](https://x.nl) ![c](data:x).'
  const made = wordpressExport(exported({ content }))
  assertSaved(blocksOf(made))
  assert.deepEqual(namesOf(made), ['paragraph', 'image', 'paragraph', 'image', 'paragraph'])
  assert.match(made, /<p>Voor <strong>vet <\/strong><\/p>[^]*<p><strong> na<\/strong> en<\/p>[^]*<p>c\.<\/p>/)
})

test('nothing in the text becomes a shortcode, a comment that ends a block, an embedded page or HTML', () => {
  const content =
    'a [gallery id=1] --> <!-- wp:html --> <script>x</script> &lt;b&gt;\n\n```\n[embed]\nhttps://x.nl/y\n-->\n```'
  const made = wordpressExport(exported({ content, checked: checkedBy('Anna --> <b> "de" & Vries') }))
  const [first] = blocksOf(made)
  assertSaved(blocksOf(made))
  assert.deepEqual(first?.attributes, {
    metadata: { name: 'Nagekeken door Anna --> <b> "de" & Vries op 12/03/2026 14:03.' },
  })
  assert.doesNotMatch(made.replaceAll(/<!--[^]*?-->/g, ''), /\[|<script|<b>|^https:\/\//m)
})

test('a text with headings of the first depth has them one lower: the title is WordPress’ own', () => {
  assert.match(
    wordpressExport(exported({ content: '# a\n\n## b' })),
    /<!-- wp:heading -->\n<h2 [^]*\{"level":3\} -->\n<h3 /,
  )
})
