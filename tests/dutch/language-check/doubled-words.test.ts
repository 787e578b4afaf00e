import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('a word too many is taken out', () => {
  mends('doubled-words', {
    'Dit is de de straat.': 'Dit is de straat.',
    'De de straat is lang.': 'De straat is lang.',
    'Brood en en kaas.': 'Brood en kaas.',
    'Een huis met met tuin.': 'Een huis met tuin.',
    'In het het huis.': 'In het huis.',
    'Een een een tuin.': 'Een tuin.',
    'Lees het artikel artikel.': 'Lees het artikel.',
    'Het is niet te te geloven.': 'Het is niet te geloven.',
    'In in de tuin.': 'In de tuin.',
    'Van van alles wat.': 'Van alles wat.',
    'De sleutel ligt in in het kastje.': 'De sleutel ligt in het kastje.',
  })
})

test('doubles that are meant stay', () => {
  stays('doubled-words', [
    'Ik vind dat dat kan.',
    'De mensen die die kant op gaan.',
    'Als zij zij was en jij jij.',
    'Wat het is is niet belangrijk.',
    'Als je je best doet, komen ze ze wel halen.',
    'Hebben jullie jullie tassen?',
    'Dat zijn zijn boeken en dat is haar haar.',
    'Doet het het? Als het het niet doet, bel dan.',
    'Heel heel lang geleden.',
    'Ja ja, nee nee, bla bla.',
    'Vul je naam in in het veld.',
    'Hij staat op op maandag.',
    'Het ligt in in elkaar geschoven dozen.',
    'Ruim je kamer op op zaterdag.',
    'Duran Duran en Bora Bora.',
    'Een een- of tweepersoonsbed.',
    'We gaan. Gaan we?',
    'de\nde',
    'Hij zei: nee. Nee is nee.',
    'Het telefoonnummer is 10 10 20.',
    'Laat kinderen kinderen zijn.',
    'Stap, stap, stap en hop hop hop.',
    'Wie wie is, weet niemand.',
    'Dat hij had had niemand gezien.',
    'Hoera, hoera!',
  ])
})
