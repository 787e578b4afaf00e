// Examples of outlines of articles.
import type { Examples } from '../examples.ts'

const ferry =
  'twee berichten over een pont tussen Wilgenoord en Dijkzicht: een tweede boot vanaf 1 april, drie jaar gehuurd, € 1,80 per kaartje; scholieren die de boot van drie uur misten'

export const articleOutlineExamples: Examples = {
  good: [
    {
      from: ferry,
      text: [
        'Elke twintig minuten een boot: vanaf 1 april vaart de pont drie keer per uur; op zondag van negen tot zes; nu is dat één keer per uur.',
        'Waarom scholieren erom vroegen: het laatste lesuur eindigt om vijf over drie; de boot van drie uur is dan net weg.',
        'Wat de tweede pont kan: er passen twaalf fietsers op, geen auto’s; de gemeente huurt hem drie jaar.',
        'Een kaartje blijft even duur: € 1,80; met een abonnement de helft.',
      ].join('\n'),
      why: 'Vier koppen die samen het verhaal vertellen, met het nieuws vooraan. Elk punt staat in een bron en hoort bij één kop.',
    },
    {
      from: 'uitleg over het stekken van een pannenkoekplant, in water en in potgrond',
      text: [
        'Welke stengel je afknipt: vijf centimeter lang; met drie blaadjes of meer.',
        'In water of in potgrond: in water zie je na tien dagen wortels; in potgrond duurt het langer.',
        'Wanneer de stek een eigen pot krijgt: als de wortels drie centimeter zijn.',
      ].join('\n'),
      why: 'De volgorde is die van het werk, en elke kop belooft wat eronder komt.',
    },
    {
      from: 'bericht over een brand in een flat, waarbij een bewoner is overleden',
      text: [
        'Brand op de derde verdieping: ontstaan rond vier uur ’s nachts; een bewoner is overleden.',
        'Twaalf gezinnen elders opgevangen: zij slapen in een sporthal in de buurt.',
        'Politie onderzoekt de oorzaak: nog niet bekend; de flat blijft voorlopig leeg.',
      ].join('\n'),
      why: 'Sobere koppen, en bij de oorzaak staat niet meer dan de bron weet.',
    },
  ],
  rejected: [
    {
      from: ferry,
      text: 'Inleiding\nAchtergrond\nDe voordelen van varen\nConclusie',
      why: 'Koppen die bij elk artikel passen, en voordelen waar geen bron over spreekt.',
    },
    {
      from: ferry,
      text: 'Een historische stap voor de regio: de pont bestaat al sinds 1953 en vervoerde vorig jaar 200.000 mensen.',
      why: 'Het jaartal en het aantal zijn verzonnen, en de kop is grootspraak.',
    },
  ],
}
