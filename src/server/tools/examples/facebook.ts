// Examples of titles above a shared article on Facebook.
import type { Examples } from '../examples.ts'

const ferry = 'nieuws over een pont tussen Wilgenoord en Dijkzicht, die vanaf 1 april elke twintig minuten vaart'
const cutting = 'uitleg over het stekken van een pannenkoekplant: in water, na tien dagen wortels, onderste blad eraf'

export const facebookExamples: Examples = {
  good: [
    {
      from: ferry,
      text: 'De pont naar Dijkzicht vaart vanaf 1 april elke twintig minuten, ook op zondag. Nu wacht je soms een uur.',
      why: 'Het nieuws, de plaats en de dag, en wat het de lezer scheelt. De tekst is af en lokt niet.',
    },
    {
      from: cutting,
      text: 'Een stekje van de pannenkoekplant heeft na tien dagen in water al wortels. Haal wel eerst het onderste blad eraf.',
      why: 'Een cijfer en een handeling uit de bron: wie alleen dit leest, heeft al iets geleerd.',
    },
    {
      from: 'bericht over een brand in een flat, waarbij een bewoner is overleden',
      text: 'Bij een brand in een flat in Oosterhaven is vannacht een bewoner overleden. De politie onderzoekt de oorzaak.',
      why: 'Wat, waar en wanneer, en wat nog niet bekend is. Geen spanning, geen troost, geen vraag.',
    },
  ],
  rejected: [
    {
      from: ferry,
      text: 'Nieuwe Pont: Ontdek Hoe Jouw Reistijd Voorgoed Verandert! Wat vind jij? 🚢',
      why: 'Hoofdletters als in het Engels, een versleten woord en een belofte die de bron niet doet. Bij nieuws horen geen emoji en geen vraag naar een mening.',
    },
    {
      from: cutting,
      text: 'Een pannenkoekplant stekken: stof voor een goed gesprek',
      why: 'De kop van het artikel met een lege staart. Er staat niets uit de bron in.',
    },
  ],
}
