// Examples of what search engines and networks show of an article.
import type { Examples } from '../examples.ts'

const ferry = 'artikel over de pont tussen Wilgenoord en Dijkzicht, die vanaf 1 april elke twintig minuten vaart'
const cutting = 'artikel over het stekken van een pannenkoekplant'

export const articleMetaExamples: Examples = {
  good: [
    {
      from: `${ferry} (titel)`,
      text: 'Pont Wilgenoord–Dijkzicht vaart elke twintig minuten',
      why: 'Waarop iemand zoekt staat vooraan, en het nieuws past op één regel.',
    },
    {
      from: `${ferry} (omschrijving)`,
      text: 'Vanaf 1 april vaart er een tweede pont tussen Wilgenoord en Dijkzicht, ook op zondag. Lees wat een kaartje kost en waarom scholieren erom vroegen.',
      why: 'Twee hele zinnen: het nieuws, en wat het artikel nog meer beantwoordt.',
    },
    {
      from: `${cutting} (trefwoorden en hashtags)`,
      text: 'pannenkoekplant stekken, pilea, stekje in water, potgrond, kamerplanten\n#pannenkoekplant #pilea #stekken',
      why: 'Woorden die iemand intikt, van het onderwerp naar wat eromheen ligt.',
    },
  ],
  rejected: [
    {
      from: `${ferry} (titel)`,
      text: 'Geweldig nieuws voor iedereen die van varen houdt!',
      why: 'Wie zoekt op de pont vindt dit niet, en het is reclame.',
    },
    {
      from: `${cutting} (omschrijving)`,
      text: 'In dit artikel lees je alles over planten. Planten zijn mooi en goed voor de sfeer in huis.',
      why: 'Het zegt niet wat er in het artikel staat, en is waar voor elke plant.',
    },
  ],
}
