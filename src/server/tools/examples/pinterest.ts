// Examples of titles for a pin.
import type { Examples } from '../examples.ts'

const hall = 'artikel over een smalle gang: een kast van 20 centimeter diep, en haken op twee hoogtes'
const soup = 'recept voor pompoensoep met rode linzen, zonder room, in een half uur'

export const pinterestExamples: Examples = {
  good: [
    {
      from: 'uitleg over het stekken van een pannenkoekplant: in water, na tien dagen wortels',
      text: 'Pannenkoekplant stekken in water: wortels na tien dagen',
      why: 'Begint met de woorden waarop iemand zoekt, en noemt wat je krijgt. Klopt volgend jaar nog.',
    },
    {
      from: hall,
      text: 'Smalle gang inrichten met een kast van 20 centimeter diep en haken op twee hoogtes',
      why: 'Maat en oplossing staan erin: je ziet het voor je.',
    },
    {
      from: soup,
      text: 'Pompoensoep zonder room: rode linzen maken haar romig in een half uur',
      why: 'Zoekwoorden vooraan, dan wat dit recept anders maakt.',
    },
  ],
  rejected: [
    {
      from: hall,
      text: 'De Ultieme Gids voor een Prachtige Gang die Iedereen Wil Hebben',
      why: 'Hoofdletters als in het Engels en alleen lof. Niemand zoekt hierop, en de kast en de haken zijn weg.',
    },
    {
      from: soup,
      text: 'Deze soep is een absolute must voor vandaag! 🎃',
      why: 'Versleten, morgen al oud, en het woord ‘pompoen’ staat er niet in.',
    },
  ],
}
