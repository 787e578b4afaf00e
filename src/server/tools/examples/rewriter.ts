// Examples of rewritten sentences, each with the way that was asked.
import type { Examples } from '../examples.ts'

const library =
  'korter: ‘Wij willen u er graag van op de hoogte stellen dat de bibliotheek in verband met een verbouwing gedurende de maand mei gesloten zal zijn voor het publiek.’'

export const rewriterExamples: Examples = {
  good: [
    {
      from: library,
      text: 'De bibliotheek is in mei gesloten vanwege een verbouwing.',
      why: 'Elk feit staat er nog. Alleen de aanloop en de dubbele woorden zijn weg.',
    },
    {
      from: 'eenvoudiger: ‘Indien u niet tijdig reageert, komt uw recht op vergoeding te vervallen.’',
      text: 'Reageert u te laat? Dan krijgt u geen vergoeding meer.',
      why: 'Twee korte zinnen met gewone woorden. De lezer blijft ‘u’, en de betekenis is dezelfde.',
    },
    {
      from: 'formeler: ‘Hoi! We gooien maandag de straat open, dus zet je auto ff ergens anders neer 😅’',
      text: 'Maandag wordt de straat opengebroken. Wij vragen je je auto elders te parkeren.',
      why: 'De dag en de vraag zijn gebleven, en ‘je’ ook: naar een andere aanspreekvorm was niet gevraagd.',
    },
  ],
  rejected: [
    {
      from: library,
      text: 'De bibliotheek gaat flink verbouwen en wordt mooier dan ooit!',
      why: 'De sluiting en de maand zijn weg, en er staat een belofte bij die niemand deed.',
    },
    {
      from: 'langer: ‘De markt is zaterdag op het plein.’',
      text: 'Of je nu van verse kaas houdt of van bloemen: zaterdag vind je op het plein voor elk wat wils.',
      why: 'De kaas en de bloemen zijn verzonnen. Wie niets weet om toe te voegen, voegt niets toe.',
    },
  ],
}
