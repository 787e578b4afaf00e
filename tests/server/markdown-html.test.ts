// HTML made of Markdown: clean, and nothing in it but what is allowed, whatever the text tries.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHTML } from 'linkedom'
import { htmlOf } from '#server/markdown/html.ts'
import { hostileTexts, madeUp } from '../support/markdown.ts'

/** Each element that may stand in it, with the attributes that it may have. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    `h1 h2 h3 h4 h5 h6 p ul li blockquote pre code table thead tbody tr hr em strong del br sup`
      .split(' ')
      .map((name) => [name, []]),
  ),
  ol: ['start'],
  th: ['align'],
  td: ['align'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
}

interface Element {
  localName: string
  attributes: Iterable<{ name: string; value: string }>
}

/** What of this HTML is not allowed. */
function strangersIn(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  return Array.from(document.querySelectorAll('body *') as Iterable<Element>).flatMap((element) => {
    const name = element.localName
    const attributes = allowed[name]
    if (attributes === undefined) return [name]
    return Array.from(element.attributes).flatMap(({ name: attribute, value }) => {
      if (!attributes.includes(attribute)) return [`${name} ${attribute}`]
      const isAddress = attribute === 'href' || attribute === 'src'
      return isAddress && !isSafe(value, attribute) ? [`${name} ${attribute}=${value}`] : []
    })
  })
}

/** As a browser reads an address: by the rules of the web, against the address of a page. */
function isSafe(value: string, attribute: string): boolean {
  const schemes = attribute === 'src' ? ['http:', 'https:'] : ['http:', 'https:', 'mailto:', 'tel:']
  return !URL.canParse(value, 'https://hier.nl/') || schemes.includes(new URL(value, 'https://hier.nl/').protocol)
}

const attacks = [
  '<script>alert(1)</script>',
  'tekst <script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  'a <svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml <script>alert(1)</script>?>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript&colon;alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\u00adscript:alert(1)>)',
  '[x](<java\u200bscript:alert(1)>)',
  '[x](<java&#10;script:alert(1)>)',
  '[x](<java&#9;script:alert(1)>)',
  '[x](<&#1;javascript:alert(1)>)',
  '[x](<&nbsp;javascript:alert(1)>)',
  '[x](\\javascript:alert(1))',
  '[x](j\\avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://x.nl/1)',
  '[x](view-source:https://x.nl)',
  '[x](feed:javascript:alert(1))',
  '[x](:javascript:alert(1))',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '[a]\n\n[a]: <javascript:alert(1)> "titel"',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](mailto:a@b.nl)',
  '![x](/hier.png)',
  '![x](https://x.nl/a.png"onerror="alert(1))',
  '![x"onerror="alert(1)](https://x.nl/a.png)',
  '![x](https://x.nl/a.png "t\\"onerror=\\"alert(1)")',
  '[x](https://x.nl "t\\" onclick=\\"alert(1)")',
  "[x](https://x.nl 't&quot; onclick=&quot;alert(1)')",
  '[x](https://x.nl/"onclick="alert(1))',
  '[x](<https://x.nl/" onclick="alert(1)>)',
  '[<img src=x onerror=alert(1)>](https://x.nl)',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '`<script>alert(1)</script>`',
  '```\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '```"><script>alert(1)</script>\nx\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script>alert(1)\\</script>',
  '<scr<script>ipt>alert(1)</script>',
  '*<script>*alert(1)*</script>*',
  '| <script>alert(1)</script> | a |\n|---|---|\n| <img src=x onerror=alert(1)> | `<b>` |',
  '> <script>alert(1)</script>\n\n- <iframe srcdoc="<script>alert(1)</script>">',
  '# <script>alert(1)</script>',
  '[^<script>alert(1)</script>]',
  '[^"onclick=alert(1)]: x',
  'https://x.nl/"onmouseover="alert(1)',
  'https://x.nl/<script>alert(1)</script>',
  "www.x.nl/'onclick='alert(1)",
  '<https://x.nl/"onclick="alert(1)>',
  'a\u0000b <scr\u0000ipt>alert(1)</script>',
  '---\ntitle: <script>alert(1)</script>\n---',
]

test('whatever a text tries, its HTML holds no element, attribute or address that is not allowed', () => {
  assert.ok(attacks.length >= 60)
  for (const attack of attacks)
    for (const text of [
      attack,
      `Tekst ${attack} verder`,
      `> - ${attack}`,
      `**${attack}**`,
      attack.replaceAll('\n', '\r\n'),
    ])
      assert.deepEqual(strangersIn(htmlOf(text)), [], text)
})

test('nor do texts that were made up, or made to bring a reader down', () => {
  const mixed = attacks.map((attack, at) => `${attack}${attacks[(at * 7 + 3) % attacks.length] ?? ''}`)
  for (const text of [...madeUp('odd', 1_000, 9), ...mixed, ...Object.values(hostileTexts(2_000))])
    assert.deepEqual(strangersIn(htmlOf(text)), [], JSON.stringify(text).slice(0, 300))
})

test('the check finds what is not allowed', () => {
  for (const html of [
    '<script></script>',
    '<a onclick="x">',
    '<a href="javascript:x">',
    '<a href="java\nscript:x">',
    '<img src="data:x">',
  ])
    assert.equal(strangersIn(html).length, 1, html)
})

test('a link that may lead nowhere and a picture that may not be shown stay words', () => {
  assert.equal(htmlOf('[lees *dit*](javascript:x)'), '<p>lees <em>dit</em></p>')
  assert.equal(htmlOf('![een molen](data:x)'), '<p>een molen</p>')
  const kept = [
    'http://x.nl',
    'https://x.nl/?a=1&b=2',
    'mailto:a@b.nl',
    'tel:+31201234567',
    '/artikel',
    '#kop',
    'pagina.html',
  ]
  for (const address of kept)
    assert.equal(htmlOf(`[x](${address})`), `<p><a href="${address.replace('&', '&amp;')}">x</a></p>`)
})

test('each thing one can write in Markdown has its element', () => {
  const made: Record<string, string> = {
    '# Kop': '<h1>Kop</h1>',
    'a **b *c*** ~~d~~ `e`': '<p>a <strong>b <em>c</em></strong> <del>d</del> <code>e</code></p>',
    'a  \nb\nc': '<p>a<br>\nb\nc</p>',
    '- a\n- b': '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    '- a\n\n- b': '<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>',
    '3. a\n   - b': '<ol start="3">\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n</ol>',
    '- [x] a': '<ul>\n<li>☑ a</li>\n</ul>',
    '> a': '<blockquote>\n<p>a</p>\n</blockquote>',
    '```\na < b\n```': '<pre><code>a &lt; b\n</code></pre>',
    '|a|b|\n|-|-:|\n|c|':
      '<table>\n<thead>\n<tr><th>a</th><th align="right">b</th></tr>\n</thead>\n<tbody>\n<tr><td>c</td></tr>\n</tbody>\n</table>',
    '***': '<hr>',
    '![a](https://x.nl/b.jpg "c")': '<p><img src="https://x.nl/b.jpg" alt="a" title="c"></p>',
    'a[^1]\n\n[^1]: b c': '<p>a<sup>1</sup></p>\n<p><sup>1</sup> b c</p>',
    '<div>\nweg\n</div>\n\na <b>c</b>': '<p>a c</p>',
    '---\na: b\n---\n\nc': '<p>c</p>',
  }
  for (const [markdown, html] of Object.entries(made)) assert.equal(htmlOf(markdown), html, markdown)
})

test('below a title the headings of a text that has one of the first depth go one down, the others do not', () => {
  assert.equal(htmlOf('# a\n\n###### b', { belowTitle: true }), '<h2>a</h2>\n<h6>b</h6>')
  assert.equal(htmlOf('## a\n\n### b', { belowTitle: true }), '<h2>a</h2>\n<h3>b</h3>')
})
