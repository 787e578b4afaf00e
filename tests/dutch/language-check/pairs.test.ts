import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('what belongs together stands together', () => {
  mends('pairs', {
    'Dat kost duur.': 'Dat kost veel.',
    'Een dure prijs voor zo weinig.': 'Een hoge prijs voor zo weinig.',
    'Goedkope prijzen!': 'Lage prijzen!',
    'Zowel jong en oud doet mee.': 'Zowel jong als oud doet mee.',
    'Zowel de ouders en de kinderen eten mee.': 'Zowel de ouders als de kinderen eten mee.',
  })
  stays('pairs', [
    'Dat kost duur geld.',
    'Dat is duur. Prijs het!',
    'Zowel jong als oud doet mee.',
    'Zowel in Nederland en België als in Frankrijk.',
    'Dat kan zowel, en het mag.',
    'Het is zowel leuk. En het werkt.',
    'Jong en oud.',
    'Wat kost het? Duur is het niet.',
  ])
})
