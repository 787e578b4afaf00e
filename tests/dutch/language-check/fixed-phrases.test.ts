import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a fixed phrase keeps its form', () => {
  mends('fixed-phrases', {
    'Er is ten alle tijden iemand.': 'Er is te allen tijde iemand.',
    'Ten alle tijde is er iemand.': 'Te allen tijde is er iemand.',
    'Dat doe ik zo wie zo.': 'Dat doe ik sowieso.',
    'Dat is de enigste weg.': 'Dat is de enige weg.',
  })
})

test('what only looks like one stays', () => {
  stays('fixed-phrases', [
    'Van alle tijden was dit de beste.',
    'Zo, wie zo laat komt, eet koud.',
    'Het is te allen tijde zo.',
  ])
})

test('what belongs together stands together', () => {
  mends('fixed-phrases', {
    'Dat kost duur.': 'Dat kost veel.',
    'Een dure prijs voor zo weinig.': 'Een hoge prijs voor zo weinig.',
    'Goedkope prijzen!': 'Lage prijzen!',
    'Zowel jong en oud doet mee.': 'Zowel jong als oud doet mee.',
    'Zowel de ouders en de kinderen eten mee.': 'Zowel de ouders als de kinderen eten mee.',
  })
  stays('fixed-phrases', [
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
