// The bookmark that brings a page to the board, clicked on a page.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { bookmarkletCode } from '#web/links/bookmarklet-code.ts'

/** What a browser does with a bookmark: it decodes the address and runs it on the page; a value would replace the page. */
function click(page: { href: string; title: string }) {
  const opened: string[][] = []
  const code = decodeURIComponent(bookmarkletCode('https://kopij.nl').replace(/^javascript:/, ''))
  const value: unknown = runInNewContext(code, {
    open: (...how: string[]) => void opened.push(how),
    location: { href: page.href },
    document: { title: page.title },
    encodeURIComponent,
  })
  assert.equal(value, undefined)
  assert.equal(opened.length, 1)
  return opened[0] ?? []
}

test('a click opens the board in a new window, with the address and title of the page, and shows us to nobody', () => {
  const page = { href: 'https://krant.nl/a?b=1&c=é#top', title: 'Tuin & "balkon" — 50% \'groen\' #1' }
  const [address = '', target, features] = click(page)
  const url = new URL(address)
  assert.equal(url.origin + url.pathname, 'https://kopij.nl/admin')
  assert.deepEqual(Object.fromEntries(url.searchParams), { tab: 'inspiratie-links', url: page.href, title: page.title })
  assert.deepEqual([target, features], ['_blank', 'noopener'])
})

test('the code survives a bookmark: no line breaks, and nothing that decoding changes', () => {
  const code = bookmarkletCode('https://kopij.nl')
  assert.doesNotMatch(code, /[%\n#]/)
  assert.ok(URL.canParse(code))
})
