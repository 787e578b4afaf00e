// Examples of the text of a voice-over.
import type { Examples } from '../examples.ts'

const ferry = 'nieuws over een pont tussen Wilgenoord en Dijkzicht, die vanaf 1 april elke twintig minuten vaart'
const cutting = 'uitleg over het stekken van een pannenkoekplant'

export const scriptExamples: Examples = {
  good: [
    {
      from: `${ferry} (heel script)`,
      text: [
        'De pont naar Dijkzicht gaat drie keer zo vaak varen. Vanaf 1 april vertrekt er elke twintig minuten een boot uit Wilgenoord. Nu is dat nog één keer per uur, en wie net te laat is, staat dus lang in de kou.',
        'Vooral scholieren klaagden daarover. Het laatste lesuur eindigt om vijf over drie, en dan is de boot van drie uur net weg. De gemeente heeft daarom een tweede pont gehuurd, voor drie jaar. Die is kleiner: er kunnen twaalf fietsers op en geen auto’s. Ook op zondag komt er een dienst, van negen tot zes.',
        'De prijs verandert niet. Een kaartje blijft 1,80 euro, en met een abonnement betaal je de helft. Na de zomer telt de gemeente hoeveel mensen er meevaren. Pas dan wordt besloten of de tweede boot blijft. Tot die tijd kun je dus elke twintig minuten naar de overkant.',
      ].join('\n\n'),
      why: 'Korte zinnen die je in één keer volgt. Elk feit komt uit de bron, en het slot zegt wat er nog moet gebeuren.',
    },
    {
      from: `${cutting} (begin)`,
      text: 'Dit blaadje hangt aan een stengel van vijf centimeter. Zet het in een glas water, en over tien dagen zitten er wortels aan.',
      why: 'De kijker ziet wat hij hoort, en weet meteen wat het oplevert.',
    },
    {
      from: 'bericht over een brand in een flat, waarbij een bewoner is overleden (slot)',
      text: 'De politie onderzoekt hoe de brand is ontstaan. De flat blijft voorlopig leeg. De bewoners slapen in een sporthal in de buurt.',
      why: 'Een sober slot: wat er nu gebeurt, en niets meer.',
    },
  ],
  rejected: [
    {
      from: `${cutting} (begin)`,
      text: 'Ben je klaar om je huis te transformeren? In deze video duiken we in de fascinerende wereld van planten!',
      why: 'Na twee zinnen is er nog niets verteld, en alles is versleten.',
    },
    {
      from: `${ferry} (slot)`,
      text: 'Want uiteindelijk gaat het om verbinding. Samen komen we verder dan alleen. Vergeet niet te liken en te volgen!',
      why: 'Een algemene waarheid in plaats van een feit, en een oproep die bij nieuws niet hoort.',
    },
  ],
}
