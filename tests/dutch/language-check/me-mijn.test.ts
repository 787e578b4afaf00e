import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('what one has is mijn', () => {
  mends('me-mijn', {
    'Ik ga naar me moeder.': 'Ik ga naar mijn moeder.',
    'Me fiets is gestolen.': 'Mijn fiets is gestolen.',
    'Ik ben me sleutels kwijt.': 'Ik ben mijn sleutels kwijt.',
    'Dat gaat me hele leven mee.': 'Dat gaat mijn hele leven mee.',
    'Hij is me beste vriend.': 'Hij is mijn beste vriend.',
    'Ik heb pijn in me rug en me been.': 'Ik heb pijn in mijn rug en mijn been.',
    'Dat heeft me vader gezegd.': 'Dat heeft mijn vader gezegd.',
    'Dat is me eigen schuld.': 'Dat is mijn eigen schuld.',
    'Ik ben me oude fiets kwijt.': 'Ik ben mijn oude fiets kwijt.',
  })
})

test('me as an object stays, also before a noun', () => {
  stays('me-mijn', [
    'Geef me water en tijd.',
    'Hij noemde me vriend.',
    'Ik maak me zorgen.',
    'Ik voel me moeder van twee landen.',
    'Laat me leven.',
    'Dat deed me denken aan vroeger.',
    'Hij gaf me brood.',
    'Vertel me hoe het was.',
    'Ik vergis me vaak.',
    'Zij hielp me huiswerk maken.',
    'Dat kost me hoofdpijn en geld.',
    'Hij leende me schoenen.',
    'Ik schaam me rot.',
    'Ze brachten me thuis.',
    'Het lijkt me leuk om me nieuwe dingen eigen te maken.',
    'Hij maakte me baas van het spel.',
  ])
})

test('what you have is jouw', () => {
  mends('me-mijn', {
    'Jou fiets is weg.': 'Jouw fiets is weg.',
    'Is dit jou beste vriend?': 'Is dit jouw beste vriend?',
    'Ik ga naar jou moeder.': 'Ik ga naar jouw moeder.',
    'JOU HUIS': 'JOUW HUIS',
  })
  stays('me-mijn', [
    'Voor jou fiets ik de hele stad door.',
    'Met jou leven is een feest.',
    'Jouw fiets is van jou.',
    'Ik zie jou moeder worden.',
    'Voor jou tien anderen.',
    'Zij gaf jou huiswerk.',
    'Ik hou van jou, moeder.',
  ])
})

test('what you have is uw', () => {
  mends('me-mijn', {
    'U auto staat verkeerd.': 'Uw auto staat verkeerd.',
    'Met u telefoon kunt u bellen.': 'Met uw telefoon kunt u bellen.',
  })
  stays('me-mijn', ['Hebt u huis of tuin?', 'Bij u thuis.', 'Met u fiets ik graag.'])
})
