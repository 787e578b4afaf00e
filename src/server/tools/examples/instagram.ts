// Examples of Instagram captions for an article behind the link in the bio.
import type { Examples } from '../examples.ts'

const soup = 'recept voor pompoensoep met rode linzen, zonder room, in een half uur'
const fire = 'bericht over een brand in een flat, waarbij een bewoner is overleden'

export const instagramExamples: Examples = {
  good: [
    {
      from: soup,
      text: 'Pompoensoep wordt vanzelf romig als je een handje rode linzen meekookt. Room is dan niet nodig, en na een half uur staat ze op tafel. Rooster de pitten apart in een droge pan: die gaan er op het laatst over. Het hele recept lees je via de link in bio. 🎃',
      why: 'De eerste regel is al bruikbaar. Elke zin komt uit het recept, en er is één emoji die past.',
    },
    {
      from: 'nieuws over een pont tussen Wilgenoord en Dijkzicht, die vanaf 1 april elke twintig minuten vaart',
      text: 'De pont tussen Wilgenoord en Dijkzicht vaart vanaf 1 april elke twintig minuten. Nu is dat één keer per uur. Ook op zondag komt er een dienst, van negen tot zes. Een kaartje blijft 1,80 euro kosten. Wat scholieren eraan hebben, lees je via de link in bio.',
      why: 'Oud naast nieuw, met cijfers uit de bron. De laatste zin zegt wat er achter de link staat.',
    },
    {
      from: fire,
      text: 'Bij een brand in een flat in Oosterhaven is vannacht een bewoner overleden. Twee anderen liggen met rookklachten in het ziekenhuis. De brand brak uit op de derde verdieping en was om vijf uur onder controle. De politie onderzoekt de oorzaak. Het hele bericht: link in bio.',
      why: 'Feiten in de volgorde waarin de lezer ze nodig heeft, en rust.',
    },
  ],
  rejected: [
    {
      from: soup,
      text: 'Herfst is genieten! 🍂🎃😍 Of je nu van soep houdt of niet, dit recept wil je niet missen. Laat je verrassen en ontdek het geheim via de link in bio. #soep #herfst #lekker #genieten',
      why: 'Over de soep staat er niets: geen linzen, geen half uur. De rest is versleten, en de hashtags helpen niemand.',
    },
    {
      from: fire,
      text: 'Wat een verdriet in Oosterhaven. 🕯️ Het leven kan zomaar anders lopen. Onze gedachten zijn bij de nabestaanden. Deel dit bericht en laat weten hoe jij omgaat met verlies.',
      why: 'De feiten ontbreken. Bij een overlijden horen geen emoji, geen wijsheid, geen medeleven namens de redactie en geen oproep.',
    },
  ],
}
