import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('between words stands one space', () => {
  mends('spacing', {
    'Dit is  dubbel.': 'Dit is dubbel.',
    'Een zin.  Nog een zin.': 'Een zin. Nog een zin.',
    'Vier   woorden  met  lucht.': 'Vier woorden met lucht.',
    'Eén komma,zonder spatie.': 'Eén komma, zonder spatie.',
    'Een woord , en nog een .': 'Een woord, en nog een.',
  })
})

test('spaces that line up, figures, addresses and dots in a row stay', () => {
  stays('spacing', [
    'Dit kost 2,50 of 3,75 euro, en 1.000 stuks.',
    'Kijk op https://voorbeeld.nl/a,b en mail a.b@voorbeeld.nl.',
    'naam      adres',
    '1.  Begin\n2.  Ga door',
    'Een regel  \n  en een ingesprongen regel',
    'Ja ... nee . . . misschien …',
    'Het punt (x,y) ligt hier.',
    'Een bestand .env en een site .nl',
    'Eén,\ntwee.',
    '`code  met , spaties`',
  ])
})

test('behind the mark that ends a sentence or a part comes a space', () => {
  mends('spacing', {
    'Het regende de hele dag.De wedstrijd ging door.': 'Het regende de hele dag. De wedstrijd ging door.',
    'Wie deed dat?Niemand weet het.': 'Wie deed dat? Niemand weet het.',
    'Het kost 5 euro.Kinderen mogen gratis mee.': 'Het kost 5 euro. Kinderen mogen gratis mee.',
    'Het plan is klaar;het wacht.': 'Het plan is klaar; het wacht.',
    'Dit is het adres:het plein.': 'Dit is het adres: het plein.',
    'De boot lag stil(zonder wind).': 'De boot lag stil (zonder wind).',
  })
})

test('addresses, codes, ratios, abbreviations and letters between brackets stay', () => {
  stays('spacing', [
    'Kijk op voorbeeld.nl, Bol.com of Marktplaats.nl voor meer.',
    'De medewerker(s) en de foto(graaf) kwamen.',
    'Zet type:index in het bestand main.ts.',
    'Het stond 2:1 om 20:30 uur.',
    'J.P. en A.F.Th. kwamen, o.a. met d.w.z. niets.',
    'Drs.Jansen tekent als J.Jansen.',
  ])
})
