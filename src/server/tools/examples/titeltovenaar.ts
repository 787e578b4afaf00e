// Examples of headlines of 90 to 100 characters.
import type { Examples } from '../examples.ts'

const heating = 'artikel over zuinig stoken in een huis uit 1930: drie aanpassingen, samen een kwart minder gas'

export const titelTovenaarExamples: Examples = {
  good: [
    {
      from: 'nieuws over een pont die vanaf april elke twintig minuten vaart, en voortaan op zondag',
      text: 'Pont naar Dijkzicht vaart vanaf april elke twintig minuten en krijgt een dienst op de zondag',
      why: 'Wie, wat en wanneer, met een werkwoord. Alleen het eerste woord en de naam hebben een hoofdletter.',
    },
    {
      from: 'uitleg over het stekken van een pannenkoekplant, in water en in potgrond',
      text: 'Waarom een stekje van de pannenkoekplant in een glas water sneller wortelt dan in potgrond',
      why: 'Een vraag die het artikel echt beantwoordt.',
    },
    {
      from: heating,
      text: 'Zuinig stoken in een huis uit 1930: drie aanpassingen die samen een kwart van het gas schelen',
      why: 'Onderwerp vooraan, cijfers uit de bron, en een kleine letter na de dubbele punt.',
    },
  ],
  rejected: [
    {
      from: heating,
      text: 'Ontdek De Ultieme Tips Voor Een Zuiniger Huis En Bespaar Vandaag Nog Honderden Euro’s Per Jaar',
      why: 'Nederlandse titels krijgen geen hoofdletter per woord. De honderden euro’s staan niet in de bron.',
    },
    {
      from: heating,
      text: 'Zuinig stoken in een oud huis is niet alleen goed voor je portemonnee maar ook voor het klimaat',
      why: 'Waar voor elk huis en elk artikel. De drie aanpassingen en het kwart zijn verdwenen.',
    },
  ],
}
