import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a noun has its own article', () => {
  mends('articles', {
    'Dit is de meisje.': 'Dit is het meisje.',
    'De kind speelt in de water.': 'Het kind speelt in het water.',
    'In het straat is het druk.': 'In de straat is het druk.',
    'Het auto is rood.': 'De auto is rood.',
    'Op het tafel.': 'Op de tafel.',
    'DE kind lacht.': 'HET kind lacht.',
  })
})

test('a het-word is referred to with dat', () => {
  mends('articles', {
    'Het huis die te koop staat.': 'Het huis dat te koop staat.',
    'Het boek die ik lees is dik.': 'Het boek dat ik lees is dik.',
    'Het nieuwe huis die we kochten, is klein.': 'Het nieuwe huis dat we kochten, is klein.',
    'Het bedrijf die in de stad zit.': 'Het bedrijf dat in de stad zit.',
    'Het meisje die gisteren won, is twaalf.': 'Het meisje dat gisteren won, is twaalf.',
  })
})

test('what is not certain stays', () => {
  stays('articles', [
    'Ik vond het man en paard noemen niet nodig.',
    'Geef het kind die bal.',
    'Dat maakt het week en maand lang leuk.',
    'De boeken, de kinderen en de huizen.',
    'De huis-aan-huisbladen en de huis- en tuinwinkel.',
    'Wij zitten in Café De Boek.',
    'Het straatje, het tafeltje en het meisje dat lacht.',
    'De man die lacht en het huis dat staat.',
    'De jaar oude kaas is beter dan die van nu.',
    'Als het straat na straat donker wordt.',
    'Ik zag het huis en die auto.',
    'Vind je het tafelkleed mooi?',
    'Van het moeder zijn word je moe.',
    'Het schrijver worden kost tijd.',
    'Zij was de hele dag in de weer en op de been.',
    'De haar gegeven kans greep zij.',
    'De woord voor woord vertaalde tekst.',
    'De licht en donker gekleurde stenen.',
    'Het huis die dag was stil.',
  ])
})
