import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('what comes from a name has a capital', () => {
  mends('capital-letters', {
    'Een nederlandse kaas.': 'Een Nederlandse kaas.',
    'Zij spreekt engels en duits.': 'Zij spreekt Engels en Duits.',
    'europese regels': 'Europese regels',
    'Wij wonen in zwolle, zij in nijmegen.': 'Wij wonen in Zwolle, zij in Nijmegen.',
  })
})

test('a day and a month have none', () => {
  mends('capital-letters', {
    'Het is op 3 Maart.': 'Het is op 3 maart.',
    'Wij zien je op Maandag.': 'Wij zien je op maandag.',
    'Elke zomer, tot 31 Augustus 2026.': 'Elke zomer, tot 31 augustus 2026.',
  })
})

test('names, openings and what only looks like a name stay', () => {
  stays('capital-letters', [
    'Maandag begint het. Maart roert zijn staart.',
    'Op Goede Vrijdag en Witte Donderdag.',
    'Kijk op Zondag met Lubach.',
    'Dat is 32 Maart.',
    'We eten bij de chinees, op de pof.',
    'Zij leiden de assen door de gouda van canada.',
    'Nederlandse kaas, en een Frans-Duitse film.',
    'Lees meer op nederlandse.nl en #nederlandse.',
    'OP 3 MAART OF OP MAANDAG.',
    'Zij heet April Mei.',
    'Hij houdt van April.',
  ])
})
