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
