// Where links and pictures in a text may lead: nowhere that runs something.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { linkAt, typedLink, withLink, withoutLink } from '#web/editor/links.ts'
import { linkOnWords } from '#web/editor/clipboard.ts'
import { addressIn, addressTyped, isSafeLink, isSafePicture } from '#web/editor/safe-address.ts'
import { schema } from '#web/editor/schema.ts'
import { writeBlock } from '#web/editor/write-block.ts'

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://x.example/1',
]

test('an address that runs something, or is of an unknown kind, is refused for links and pictures, however it is written', () => {
  for (const address of hostile) {
    assert.ok(!isSafeLink(address), address)
    assert.ok(!isSafePicture(address), address)
    assert.equal(addressTyped(address), undefined, address)
    assert.equal(addressIn(address), undefined, address)
  }
  for (const address of [
    'https://x.example/a:b',
    'http://x.example',
    '/hier:x',
    '#deel',
    '?q=a:b',
    'pagina',
    'mailto:a@x.example',
    'tel:+31',
  ])
    assert.ok(isSafeLink(address), address)
  assert.ok(!isSafePicture('mailto:a@x.example'))
})

test('what is typed as an address gets the scheme it lacks', () => {
  for (const [typed, address] of [
    ['linge.example/kaart', 'https://linge.example/kaart'],
    [' https://linge.example ', 'https://linge.example'],
    ['info@linge.example', 'mailto:info@linge.example'],
    ['/artikelen', '/artikelen'],
    ['linge.example/een kaart', 'https://linge.example/een%20kaart'],
    ['geen adres', undefined],
    ['woord', undefined],
    ['', undefined],
  ] as const)
    assert.equal(addressTyped(typed), address, typed)
})

function state(text: string, from: number, to = from): EditorState {
  const doc = schema.node('doc', null, schema.node('paragraph', null, schema.text(text)))
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) })
}
const markdownOf = ({ doc }: { doc: EditorState['doc'] }) => writeBlock(doc.child(0), Object.create(null)).text

test('an address that is pasted on words makes a link of those, and on no words stands there itself', () => {
  const on = linkOnWords(state('zie de brug', 8, 12), ' https://linge.example/a ')
  assert.equal(on && markdownOf(on), 'zie de [brug](https://linge.example/a)')
  const alone = linkOnWords(state('zie ', 5), 'https://linge.example/a')
  assert.equal(alone && markdownOf(alone), 'zie https://linge.example/a')
  for (const text of ['javascript:alert(1)', 'https://x.example en meer', 'brug', ''])
    assert.equal(linkOnWords(state('zie', 1, 4), text), null)
})

test('a link is found, changed and taken away from anywhere within it', () => {
  const linked = state('zie de brug', 8, 12)
  const made = linked.apply(withLink(linked, 'https://linge.example') ?? linked.tr)
  const within = made.apply(made.tr.setSelection(TextSelection.create(made.doc, 10)))
  assert.deepEqual(linkAt(within), { from: 8, to: 12, href: 'https://linge.example', text: 'brug' })
  const other = withLink(within, 'https://meteren.example')
  assert.equal(other && markdownOf(other), 'zie de [brug](https://meteren.example)')
  const gone = withoutLink(within)
  assert.equal(gone && markdownOf(gone), 'zie de brug')
  assert.equal(withLink(linked, 'javascript:alert(1)'), null)
  assert.equal(linkAt(linked), undefined)
})

test('an address that was typed becomes a link without the dot behind it; half an address does not', () => {
  const typed = (text: string) => {
    const tr = typedLink(state(text, text.length + 1))
    return tr && linkAt(EditorState.create({ doc: tr.doc, selection: TextSelection.create(tr.doc, 7) }))?.text
  }
  assert.equal(typed('zie https://linge.example/a.'), 'https://linge.example/a')
  assert.equal(typed('zie (www.linge.example)'), 'www.linge.example')
  assert.equal(typed('zie https://linge'), null)
  assert.equal(typed('zie linge.example'), null)
})
