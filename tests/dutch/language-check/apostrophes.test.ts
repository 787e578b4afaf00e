import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a plural that is read right has no apostrophe', () => {
  mends('apostrophes', {
    "Twee cadeau's en drie café's.": 'Twee cadeaus en drie cafés.',
    'Alle bureau’s en meisje’s.': 'Alle bureaus en meisjes.',
    "Vakantie's in mei, en twee vakantie's.": 'Vakanties in mei, en twee vakanties.',
  })
})

test('the s of a time of day has an apostrophe, of the kind the text uses', () => {
  mends('apostrophes', {
    'Ik kom s avonds.': "Ik kom 's avonds.",
    's Morgens is het koud.': "'s Morgens is het koud.",
    'S nachts slaapt zij.': "'s Nachts slaapt zij.",
    'Foto’s maak ik s ochtends.': 'Foto’s maak ik ’s ochtends.',
  })
})

test('a back-tick and an accent are no apostrophe', () => {
  mends('apostrophes', {
    'De foto`s en video`s.': "De foto's en video's.",
    'Oma´s taart.': "Oma's taart.",
    'De cadeau`s.': 'De cadeaus.',
  })
})

test('an apostrophe that is needed, names and code stay', () => {
  stays('apostrophes', [
    "Foto's, baby's, taxi's, menu's en paraplu's.",
    'Foto’s ’s avonds en ‘s morgens.',
    "Eugenie's jas, Jamie's kookboek en Moskou's straten.",
    'Gebruik `div`s en `foto`s.',
    'De letter s is kort.',
    "'s Ochtends en 's middags.",
  ])
})
