// When two addresses are one page, and which addresses a pasted text holds.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressKey } from '#contract/links/address-key.ts'

const page = 'https://krant.nl/tuin/moestuin?id=7&pagina=2'

/** Per rule: spellings of one page. */
const same: Record<string, [string, string][]> = {
  'http and https are one page': [['http://krant.nl/a', 'https://krant.nl/a']],
  'www is left out': [
    ['https://www.krant.nl/a', 'https://krant.nl/a'],
    ['https://WWW.krant.nl', 'http://krant.nl/'],
  ],
  'a host has no capitals and no dot at its end': [
    ['https://Krant.NL/a', 'https://krant.nl/a'],
    ['https://krant.nl./a', 'https://krant.nl/a'],
    ['https://krant.nl.:8080/a', 'https://krant.nl:8080/a'],
  ],
  'an international name is one with its punycode': [['https://café.nl/menu', 'https://xn--caf-dma.nl/menu']],
  'the port of the scheme is no port': [
    ['https://krant.nl:443/a', 'https://krant.nl/a'],
    ['http://krant.nl:80/a', 'https://krant.nl/a'],
  ],
  'a slash at the end changes nothing': [
    ['https://krant.nl/a/', 'https://krant.nl/a'],
    ['https://krant.nl/a/?id=1', 'https://krant.nl/a?id=1'],
    ['https://krant.nl//', 'https://krant.nl'],
  ],
  'a fragment is a place on the page': [
    ['https://krant.nl/a#reacties', 'https://krant.nl/a'],
    ['https://krant.nl/a#', 'https://krant.nl/a'],
    ['https://krant.nl/a#:~:text=tomaat', 'https://krant.nl/a'],
  ],
  'a question mark without a question changes nothing': [['https://krant.nl/a?', 'https://krant.nl/a']],
  'parameters may stand in any order': [['https://krant.nl/a?b=2&a=1', 'https://krant.nl/a?a=1&b=2']],
  'a space is a space, a plus or a %20': [['https://krant.nl/?q=rode+ui', 'https://krant.nl/?q=rode%20ui']],
  'a character has one spelling': [
    ['https://krant.nl/%7Enoor/%c3%a9', 'https://krant.nl/~noor/é'],
    ['https://krant.nl/#!/%7Ea', 'https://krant.nl/#!/~a'],
  ],
  'a name and password are no part of the page': [['https://noor:geheim@krant.nl/a', 'https://krant.nl/a']],
  'a sender in ref or source is left out': [
    ['https://krant.nl/a?ref=twitter', 'https://krant.nl/a'],
    ['https://krant.nl/a?source=nieuwsbrief', 'https://krant.nl/a'],
    ['https://krant.nl/a?REF=facebook.com', 'https://krant.nl/a'],
  ],
  'who shared a video is left out': [
    ['https://www.youtube.com/watch?v=abc&si=XyZ', 'https://youtube.com/watch?v=abc'],
    ['https://youtu.be/abc?si=XyZ', 'https://youtu.be/abc'],
  ],
  'blanks around an address are no part of it': [[' https://krant.nl/a\n', 'https://krant.nl/a']],
}

for (const [rule, pairs] of Object.entries(same)) {
  test(rule, () => {
    for (const [one, other] of pairs) assert.equal(addressKey(one), addressKey(other), one)
  })
}

const trackers = [
  'utm_source utm_medium UTM_Campaign fbclid gclid gbraid wbraid msclkid mc_cid mc_eid igshid igsh twclid ttclid yclid',
  'dclid ref_src _ga _hsenc at_medium mtm_source pk_campaign srsltid li_fat_id vero_id hsCtaTracking',
].flatMap((line) => line.split(' '))
for (const name of trackers) {
  test(`${name} only tracks the visitor`, () => {
    assert.equal(addressKey(`${page}&${name}=iets`), addressKey(page))
    assert.equal(addressKey(`https://krant.nl/a?${name}=iets`), 'krant.nl/a')
  })
}

/** Per rule: two pages. */
const other: Record<string, [string, string][]> = {
  'another path, or its capitals, is another page': [
    ['https://krant.nl/a', 'https://krant.nl/b'],
    ['https://krant.nl/A', 'https://krant.nl/a'],
    ['https://krant.nl/a%2Fb', 'https://krant.nl/a/b'],
  ],
  'another parameter is another page': [
    ['https://krant.nl/a?id=1', 'https://krant.nl/a?id=2'],
    ['https://krant.nl/a?id=1', 'https://krant.nl/a'],
  ],
  'the order of one repeated parameter counts': [['https://krant.nl/?a=1&a=2', 'https://krant.nl/?a=2&a=1']],
  'a mobile or other subdomain is another page': [
    ['https://m.krant.nl/a', 'https://krant.nl/a'],
    ['https://blog.krant.nl/a', 'https://krant.nl/a'],
  ],
  'www that is the name itself stays': [['https://www.nl/a', 'https://nl/a']],
  'another port is another page': [['https://krant.nl:8443/a', 'https://krant.nl/a']],
  'a fragment that chooses the page counts': [['https://krant.nl/#!/a', 'https://krant.nl/#!/b']],
  'a ref that names no sender counts': [['https://github.com/a/b?ref=main', 'https://github.com/a/b']],
  'si counts where it is not a share': [['https://krant.nl/?si=1', 'https://krant.nl/?si=2']],
  'a value cannot pass for a parameter': [['https://krant.nl/?a=1%26b%3D2', 'https://krant.nl/?a=1&b=2']],
}

for (const [rule, pairs] of Object.entries(other)) {
  test(rule, () => {
    for (const [one, another] of pairs) assert.notEqual(addressKey(one), addressKey(another), one)
  })
}

test('what is no web address is its own key', () => {
  assert.equal(addressKey('  geen adres '), 'geen adres')
  assert.equal(addressKey('mailto:noor@krant.nl'), 'mailto:noor@krant.nl')
})

test('a key is its own key, and half a character in an address breaks nothing', () => {
  const key = addressKey(`${page}#x`)
  assert.equal(key, 'krant.nl/tuin/moestuin?id=7&pagina=2')
  assert.equal(addressKey(`https://${key}`), key)
  assert.doesNotThrow(() => addressKey('https://krant.nl/?q=\ud800'))
  assert.doesNotThrow(() => addressKey('https://krant.nl/%E0%A4%A?q=%E0%A4%A'))
})
